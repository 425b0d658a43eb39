import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type CachedAnswer = { text: string; keys: readonly string[] }

/** A CDN as far as the shop knows it: it keeps answers by their keys, and takes purges, or refuses them. */
export async function startCdn() {
  const state = { refusals: 0 }
  const cached = new Map<string, CachedAnswer>()
  const purges: IncomingHttpHeaders[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const isRefused = state.refusals-- > 0
    if (!isRefused) purge(request.headers)
    response.writeHead(isRefused ? 503 : 200).end()
    for (const look of waiting) look()
  })
  function purge(headers: IncomingHttpHeaders): void {
    purges.push(headers)
    const purged = String(headers['surrogate-key']).split(' ')
    for (const [address, { keys }] of cached)
      if (keys.some((key) => purged.includes(key))) cached.delete(address)
  }
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const list = (key: string, from = 0) =>
    purges.slice(from).filter((each) => String(each['surrogate-key']).split(' ').includes(key))
  const waitFor = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((found) => {
      const look = () => {
        const what = find()
        if (what === undefined) return
        waiting.delete(look)
        found(what)
      }
      waiting.add(look)
      look()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    state,
    /** Answers by address, as visitors without cookies get them; what the shop allows is kept. */
    async read(address: string): Promise<string> {
      const known = cached.get(address)
      if (known) return known.text
      const response = await fetch(address)
      const text = await response.text()
      const keys = response.headers.get('surrogate-key')
      const isForCdn = keys && response.headers.has('cdn-cache-control')
      if (isForCdn) cached.set(address, { text, keys: keys.split(' ') })
      return text
    },
    /** The cached addresses. */
    listCached: (): string[] => [...cached.keys()],
    /** The next purge that names the key. */
    waitForPurge(key: string): Promise<IncomingHttpHeaders> {
      const from = purges.length
      return waitFor(() => list(key, from)[0])
    },
    /** The purges that name the key, once there are so many. */
    waitForPurges: (key: string, count: number): Promise<IncomingHttpHeaders[]> =>
      waitFor(() => (list(key).length >= count ? list(key) : undefined)),
    close: async () => void server.close(),
  }
}
