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
  const target = new URL(shopOrigin)
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
      answer.pipe(response)
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
