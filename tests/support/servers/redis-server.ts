import { createServer, type Socket, type AddressInfo } from 'node:net'
import { closeAfterTests } from '../close-after-tests.ts'

type Command = (args: string[]) => string

/** A server that speaks Redis' protocol as far as a counter needs it. It can go away and come back. */
export async function openRedisServer(now: () => number) {
  const counts = new Map<string, { value: number; expiresAt: number | undefined }>()
  const sockets = new Set<Socket>()
  const state = { isSilent: false }

  const entryOf = (key: string) => {
    const found = counts.get(key)
    if (found && (found.expiresAt === undefined || found.expiresAt > now())) return found
    const created = { value: 0, expiresAt: undefined }
    counts.set(key, created)
    return created
  }
  const commands: Record<string, Command> = {
    HELLO: () => '%1\r\n$5\r\nproto\r\n:3\r\n',
    CLIENT: () => '+OK\r\n',
    MULTI: () => '+OK\r\n',
    INCRBY: ([key = '', amount]) => `:${(entryOf(key).value += Number(amount))}\r\n`,
    PEXPIRE: ([key = '', ms]) => {
      const entry = entryOf(key)
      const isNew = entry.expiresAt === undefined
      if (isNew) Object.assign(entry, { expiresAt: now() + Number(ms) })
      return `:${Number(isNew)}\r\n`
    },
    PTTL: ([key = '']) => `:${(entryOf(key).expiresAt ?? now() - 1) - now()}\r\n`,
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    let queued: string[] | undefined
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (piece) => {
      if (state.isSilent) return
      text += piece.toString('latin1')
      for (let parsed = parseCommand(text); parsed; parsed = parseCommand(text)) {
        text = parsed.rest
        const [name = '', ...args] = parsed.words
        if (name === 'EXEC') {
          socket.write(`*${queued!.length}\r\n${queued!.join('')}`)
          queued = undefined
          continue
        }
        const answer = commands[name]?.(args) ?? '-ERR unknown command\r\n'
        socket.write(queued ? '+QUEUED\r\n' : answer)
        if (queued) queued.push(answer)
        if (name === 'MULTI') queued = []
      }
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await closeAfterTests({ close: async () => void (server.listening && (await goAway())) })
  return { url: `redis://127.0.0.1:${port}`, counts, state, goAway, comeBack: () => listen(port) }
}

/** The first command of the text, an array of bulk strings, and what follows it. */
function parseCommand(text: string): { words: string[]; rest: string } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return undefined
  const words: string[] = []
  let rest = text.slice(head[0].length)
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(rest)
    const end = size ? size[0].length + Number(size[1]) : 0
    if (!size || rest.length < end + 2) return undefined
    words.push(rest.slice(size[0].length, end))
    rest = rest.slice(end + 2)
  }
  return { words, rest }
}
