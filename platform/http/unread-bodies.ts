import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * How much of a body is still read once its response is sent, and how long that may take. Some browsers
 * read a response only after they have sent the whole form: a photo that is a little too large still
 * gets its 413 (RFC 9112, section 9.6).
 */
const UNREAD_BODY_LIMITS = { maxBytes: 8 * 1_048_576, timeoutMs: 5_000 }

/** Closes connections that keep sending a body after the response. Node.js would read and discard it without limit. */
export function boundUnreadBodies(
  server: Server,
  limits: { maxBytes: number; timeoutMs: number } = UNREAD_BODY_LIMITS,
): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    // Before `finish`, at which Node.js begins to discard without telling how much.
    response.once('prefinish', () => {
      if (!request.complete && !request.destroyed) discardRest(request, limits)
    })
  })
}

function discardRest(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): void {
  let discarded = 0
  const timer = setTimeout(() => request.socket.destroy(), timeoutMs).unref()
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length
    if (discarded > maxBytes) request.socket.destroy()
  })
  request.resume()
}
