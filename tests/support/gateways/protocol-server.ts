import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export type ProtocolRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: object
}
type Answer = { status: number; body: unknown }

/** A server that speaks a gateway's protocol; tests can make it fail. Closed after the file's tests. */
export async function openProtocolServer(answer: (request: ProtocolRequest) => Answer) {
  const state = {
    failures: 0,
    isSilent: false,
    requests: 0,
    /** How many requests to cut the connection of, and to answer with a page. */
    resets: 0,
    garbage: 0,
    /** How long an answer takes (ms). */
    latencyMs: 0,
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => (text += piece))
    request.on('end', () => {
      state.requests += 1
      if (state.isSilent) return
      if (state.resets > 0) {
        state.resets -= 1
        request.socket.destroy()
        return
      }
      if (state.garbage > 0) {
        state.garbage -= 1
        response.writeHead(200).end('<html>maintenance</html>')
        return
      }
      if (state.failures > 0) {
        state.failures -= 1
        response.writeHead(503).end('<html>busy</html>')
        return
      }
      const { status, body } = answer({
        method: request.method!,
        path: request.url!,
        headers: request.headers,
        body: text ? JSON.parse(text) : {},
      })
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }, state.latencyMs)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, state }
}
