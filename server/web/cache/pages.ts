import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultHeaders } from '../default-headers.ts'
import type { PendingEntry, ResponseCache } from './response-cache.ts'
import { replaceNonceWithHashes } from './csp.ts'
import { sendCached } from './respond.ts'
import type { CacheableRoute } from './cacheable-routes.ts'

/** A page as it was rendered for nobody in particular, and the cookies it would set. */
export type RenderedPage = { page: Response; nonce: string; cookies: readonly string[] }

/** Of a page's headers, what its own writing decides anew. */
const RESPONSE_SPECIFIC_HEADERS = new Set([
  'content-length',
  'transfer-encoding',
  'etag',
  'vary',
  'set-cookie',
  'date',
])

/** Pages that everyone sees alike, from memory where they are there. */
export function createPageCache(cache: ResponseCache) {
  const inFlight = new Map<string, Promise<unknown>>()

  async function sendFromCache(
    route: CacheableRoute,
    raw: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const cached = await cache.find(route.key)
    if (!cached) return false
    await sendCached(cache, route.key, cached, raw, response)
    return true
  }

  return {
    /** Answers from memory, or with the page that `make` makes. False where nothing was sent. */
    async respond(
      route: CacheableRoute,
      raw: IncomingMessage,
      response: ServerResponse,
      render: (entry: PendingEntry, path: string) => Promise<RenderedPage>,
      sendPage: (rendered: RenderedPage) => Promise<void>,
    ): Promise<boolean> {
      if (await sendFromCache(route, raw, response)) return true
      // A crowd at a new page waits for the first to make it, once.
      const firstRender = inFlight.get(route.key)
      if (firstRender) {
        await firstRender.catch(() => {})
        if (await sendFromCache(route, raw, response)) return true
      }
      const entry = raw.method === 'GET' ? cache.startEntry() : undefined
      if (!entry) return false
      const rendering = (async () => {
        const rendered = await render(entry, route.path)
        const cacheable = await toCacheable(rendered, route.host)
        return cacheable ? cache.commit(route.key, entry, cacheable) : rendered
      })()
      if (!firstRender) inFlight.set(route.key, rendering)
      try {
        const result = await rendering
        if ('page' in result) await sendPage(result)
        else await sendCached(cache, route.key, result, raw, response)
        return true
      } finally {
        cache.discard(entry)
        if (inFlight.get(route.key) === rendering) inFlight.delete(route.key)
      }
    },
  }
}

/** The whole answer as anyone may get it; undefined where it is no such page. The page stays readable. */
async function toCacheable({ page, nonce, cookies }: RenderedPage, host: string) {
  if (page.status !== 200 || cookies.length > 0 || page.headers.has('set-cookie')) return undefined
  const type = page.headers.get('content-type') ?? ''
  const body = await page.clone().text()
  const headers = new Map<string, string>(
    [...defaultHeaders, ...page.headers].filter(([name]) => !RESPONSE_SPECIFIC_HEADERS.has(name)),
  )
  if (!/^text\/html\b/.test(type)) return { body: Buffer.from(body), headers: [...headers].flat() }
  const cacheable = replaceNonceWithHashes(
    { html: body, policy: headers.get('content-security-policy') ?? '', nonce },
    host,
  )
  if (!cacheable) return undefined
  headers.set('content-security-policy', cacheable.policy)
  return { body: Buffer.from(cacheable.html), headers: [...headers].flat() }
}
