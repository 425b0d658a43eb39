import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How much of a body is still read once its response is sent, and how long that may take. Some browsers
 * read a response only after they have sent the whole form: a photo that is a little too large still
 * gets its 413 (RFC 9112, section 9.6).
 */
const UNREAD_BODY_LIMITS = { maxBytes: 8 * 1_048_576, timeoutMs: 5_000 }

/**
 * Closes the connection of a request whose body goes on after its response. Node.js would read and
 * discard it for as long as it comes.
 */
export function boundUnreadBodies(
  server: Server,
  limits: { maxBytes: number; timeoutMs: number } = UNREAD_BODY_LIMITS,
): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    response.once('finish', () => {
      if (!request.complete && !socket.destroyed) discardRest(request, socket, limits)
    })
  })
}

function discardRest(
  request: IncomingMessage,
  socket: Socket,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): void {
  let discarded = 0
  const count = (chunk: Buffer) => {
    discarded += chunk.length
    if (discarded > maxBytes) socket.destroy()
  }
  const timer = setTimeout(() => socket.destroy(), timeoutMs).unref()
  const stop = () => {
    clearTimeout(timer)
    socket.off('data', count)
  }
  socket.on('data', count)
  request.once('end', stop)
  socket.once('close', stop)
  request.resume()
}
