import type { Log } from '#platform/log.ts'
import { ALL } from '#platform/cache/cache.ts'

/** Where a CDN takes purges, and the headers that they need. */
export type CdnConfig = { purgeUrl: string; headers: Readonly<Record<string, string>> }

/** A cache before the shop that keeps what everyone gets, by the same tags as the caches of this process. */
export type Cdn = ReturnType<typeof createCdn>

/** Changes that come together are purged together (ms). */
const GATHER_MS = 100
/** An answer that was begun before a change may arrive at the CDN after the purge: what is purged is purged again (ms). */
const AGAIN_AFTER_MS = 3_000
/** How many keys a request names; CDNs take 256. */
const MAX_KEYS = 200
const TIMEOUT_MS = 5_000
const RETRY_AFTER_MS = 2_000

/** Names what answers show, for a CDN, and has it drop what has changed (decision 184). */
export function createCdn({ purgeUrl, headers }: CdnConfig, log: Pick<Log, 'warn' | 'info'>) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  let isFailing = false
  const repeats = new Set<NodeJS.Timeout>()

  const schedule = (afterMs: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      sending = sending.then(flush)
    }, afterMs).unref()
  }

  async function flush(): Promise<void> {
    const keys = waiting.has(ALL) ? [ALL] : [...waiting]
    waiting.clear()
    try {
      for (let at = 0; at < keys.length; at += MAX_KEYS) await send(keys.slice(at, at + MAX_KEYS))
      if (isFailing) log.info({}, 'the CDN takes purges again')
      isFailing = false
    } catch (err) {
      if (!isFailing)
        log.warn({ err }, 'the CDN does not take purges; what it keeps ends by itself')
      isFailing = true
      for (const key of keys) waiting.add(key)
      schedule(RETRY_AFTER_MS)
    }
  }

  async function send(keys: readonly string[]): Promise<void> {
    const response = await fetch(purgeUrl, {
      method: 'POST',
      headers: { ...headers, 'surrogate-key': keys.join(' ') },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the CDN answered a purge with ${response.status}`)
  }

  function purge(keys: readonly string[]): void {
    for (const key of keys) waiting.add(key)
    schedule(GATHER_MS)
  }

  return {
    /** Headers of an answer with these tags that a CDN may keep for so long; names and values in turn. */
    listHeaders: (tags: readonly string[], maxAgeSeconds: number): string[] => [
      'surrogate-key',
      [ALL, ...tags].join(' '),
      'cdn-cache-control',
      `public, max-age=${maxAgeSeconds}`,
    ],
    /** Has everything dropped that has one of these tags. */
    invalidate(tags: readonly string[]): void {
      purge(tags)
      const repeat = setTimeout(() => {
        repeats.delete(repeat)
        purge(tags)
      }, AGAIN_AFTER_MS).unref()
      repeats.add(repeat)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      for (const repeat of repeats) clearTimeout(repeat)
      if (waiting.size > 0) sending = sending.then(flush)
      await sending
      clearTimeout(timer)
    },
  }
}
