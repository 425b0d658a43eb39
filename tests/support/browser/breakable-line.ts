import http from 'node:http'
import { findFreePort } from '#database/embedded/port.ts'

/**
 * up: everything passes; refused: nothing listens; gateway: a proxy's 502; lost: the shop gets each form and
 * does its work, but no response arrives; silent: requests are accepted and never answered.
 */
export type LineState = 'up' | 'refused' | 'gateway' | 'lost' | 'silent'

/** The way from a browser to the shop, which a test breaks and restores. */
export type BreakableLine = Awaited<ReturnType<typeof openBreakableLine>>

export async function openBreakableLine(shopOrigin: string) {
  const port = await findFreePort()
  let state: LineState = 'up'
  /** Responses of the line itself, by address. */
  const ownResponses = new Map<string, string>()
  let isCuttingStreams = false
  let cuts = 0
  const target = new URL(shopOrigin)
  /** Passes a stream of events on. While streams are cut: one event, and half of the next. */
  function passEvents(answer: http.IncomingMessage, response: http.ServerResponse): void {
    let waiting = ''
    answer.setEncoding('utf8').on('data', (text: string) => {
      if (!isCuttingStreams) return response.write(text)
      waiting += text
      const [event] = /^(?:.*\n)*?data:.*\n\n/u.exec(waiting) ?? []
      if (!event) return
      const rest = waiting.slice(event.length)
      waiting = ''
      cuts += 1
      answer.destroy()
      response.write(event + rest.slice(0, rest.length / 2), () => response.destroy())
    })
    answer.on('end', () => response.end())
    response.on('close', () => answer.destroy())
  }
  const server = http.createServer((incoming, response) => {
    if (state === 'silent') return
    const own = ownResponses.get(incoming.url ?? '')
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      return response.end(own)
    }
    if (state === 'gateway') {
      response.writeHead(502, { 'content-type': 'text/html' })
      return response.end('<h1>Bad Gateway</h1>')
    }
    const { method, url, headers } = incoming
    const outgoing = http.request({
      hostname: target.hostname,
      port: target.port,
      method,
      path: url,
      headers,
      agent: false,
    })
    const isLost = state === 'lost' && method !== 'GET'
    outgoing.on('response', (answer) => {
      if (isLost) {
        answer.resume()
        answer.on('end', () => incoming.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode!, answer.rawHeaders)
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream')
      if (isStream) passEvents(answer, response)
      else answer.pipe(response)
    })
    outgoing.on('error', () => incoming.socket.destroy())
    incoming.pipe(outgoing)
  })
  const listen = () => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen()
  return {
    origin: `http://localhost:${port}`,
    /** Answers an address itself, such as another build's service worker. */
    respond: (address: string, text: string) => void ownResponses.set(address, text),
    /** Cuts every stream of events behind each event. Returns how often it has been done, when asked. */
    cutStreams(isCutting: boolean): number {
      isCuttingStreams = isCutting
      return cuts
    },
    async set(next: LineState) {
      if (next === 'refused' && state !== 'refused') await stop()
      if (next !== 'refused' && state === 'refused') await listen()
      else if (next === 'up') server.closeAllConnections()
      state = next
    },
    async close() {
      if (state !== 'refused') await stop()
    },
  }
}
