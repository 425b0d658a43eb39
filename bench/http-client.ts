import net from 'node:net'
import type { Request } from 'autocannon'

/** One connection that sends a request at a time and waits for the complete response. */
export type BenchHttpClient = { send(request: Request): Promise<number>; close(): void }

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/**
 * Opens a plain socket and counts the bytes of responses without decoding them: a client that
 * decompresses bodies is slower than the shop. `send` returns the status, and throws when the
 * connection breaks.
 */
export async function openHttpClient(url: string): Promise<BenchHttpClient> {
  const { hostname, port, host } = new URL(url)
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let resolvePending: ((status: number) => void) | undefined
  let rejectPending: ((reason: Error) => void) | undefined
  let head = Buffer.alloc(0)
  let openResponse: { status: number; left: number } | undefined
  /** The last bytes received, because the end of a chunked response may be split. */
  let tail = Buffer.alloc(0)

  const finish = (status: number) => {
    const notify = resolvePending
    head = Buffer.alloc(0)
    openResponse = undefined
    resolvePending = undefined
    notify?.(status)
  }
  socket.on('data', (bytes) => {
    if (openResponse) {
      // A chunked body ends with an empty chunk, another one at its length.
      if (openResponse.left === Infinity) {
        tail = Buffer.concat([tail, bytes.subarray(-LAST_CHUNK.length)]).subarray(
          -LAST_CHUNK.length,
        )
        if (tail.equals(LAST_CHUNK)) finish(openResponse.status)
      } else if ((openResponse.left -= bytes.length) <= 0) finish(openResponse.status)
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
    if (chunked && !tail.equals(LAST_CHUNK)) openResponse = { status, left: Infinity }
    else if (!chunked && Number(length ?? 0) > rest)
      openResponse = { status, left: Number(length) - rest }
    else finish(status)
  })
  const fail = (reason?: Error) => rejectPending?.(reason ?? new Error('the connection was closed'))
  socket.on('error', fail)
  socket.on('close', () => fail())

  return {
    send: ({ method = 'GET', path = '/', headers = {} }) =>
      new Promise((resolve, reject) => {
        resolvePending = resolve
        rejectPending = reject
        const lines = Object.entries({ host, ...headers }).map(
          ([name, value]) => `${name}: ${value}`,
        )
        socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      }),
    close: () => {
      rejectPending = undefined
      socket.destroy()
    },
  }
}
