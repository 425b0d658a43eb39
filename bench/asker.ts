import net from 'node:net'
import type { Request } from 'autocannon'

/** One connection that asks, waits for the whole answer, and asks again. */
export type Asker = { ask(request: Request): Promise<number>; close(): void }

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/**
 * Asks over a bare socket and counts the answer's bytes without reading them: what a browser would do
 * with them is not the shop's time, and a client that decodes packed bodies is slower than the shop.
 * `ask` gives the status. Throws when the connection breaks.
 */
export async function openAsker(url: string): Promise<Asker> {
  const { hostname, port, host } = new URL(url)
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let answered: ((status: number) => void) | undefined
  let broken: ((why: Error) => void) | undefined
  let head = Buffer.alloc(0)
  let open: { status: number; left: number } | undefined
  /** The last bytes that came: the end of a chunked answer may be cut in two. */
  let tail = Buffer.alloc(0)

  const finish = (status: number) => {
    const tell = answered
    head = Buffer.alloc(0)
    open = undefined
    answered = undefined
    tell?.(status)
  }
  socket.on('data', (bytes) => {
    if (open) {
      // Chunks end with an empty one; a body of known length when it is all there.
      if (open.left === Infinity) {
        tail = Buffer.concat([tail, bytes.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length)
        if (tail.equals(LAST_CHUNK)) finish(open.status)
      } else if ((open.left -= bytes.length) <= 0) finish(open.status)
      return
    }
    head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
    const end = head.indexOf(HEAD_END)
    if (end === -1) return
    const text = head.toString('latin1', 0, end)
    const status = Number(text.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
    const rest = head.length - end - HEAD_END.length
    const chunked = /\r\ntransfer-encoding: chunked/i.test(text)
    tail = head.subarray(-LAST_CHUNK.length)
    if (chunked && !tail.equals(LAST_CHUNK)) open = { status, left: Infinity }
    else if (!chunked && Number(length ?? 0) > rest) open = { status, left: Number(length) - rest }
    else finish(status)
  })
  const fail = (why?: Error) => broken?.(why ?? new Error('the connection was closed'))
  socket.on('error', fail)
  socket.on('close', () => fail())

  return {
    ask: ({ method = 'GET', path = '/', headers = {} }) =>
      new Promise((resolve, reject) => {
        answered = resolve
        broken = reject
        const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
        socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      }),
    close: () => {
      broken = undefined
      socket.destroy()
    },
  }
}
