import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultHeaders, PAGE_VARY } from '../default-headers.ts'
import type { PendingResponse, ResponseCache } from './response-cache.ts'
import { replaceNonceWithHashes } from './csp.ts'
import { sendCached } from './respond.ts'
import type { PageKey } from './page-key.ts'

/** A rendered page, and the cookies that it would set. */
export type RenderedPage = { page: Response; nonce: string; cookies: readonly string[] }

/** Headers of a page that are decided anew for each response. */
const RESPONSE_SPECIFIC_HEADERS = new Set([
  'content-length',
  'transfer-encoding',
  'etag',
  'vary',
  'set-cookie',
  'date',
])

/** Pages that are the same for everyone, from the cache where they are in it. */
export function createPageCache(cache: ResponseCache) {
  const inFlight = new Map<string, Promise<unknown>>()

  async function sendFromCache(
    pageKey: PageKey,
    raw: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const cached = await cache.find(pageKey.key)
    if (!cached) return false
    await sendCached(cache, pageKey.key, cached, raw, response)
    return true
  }

  return {
    /** Sends the cached page, or the one that `render` makes. False where nothing was sent. */
    async respond(
      pageKey: PageKey,
      raw: IncomingMessage,
      response: ServerResponse,
      render: (pending: PendingResponse, path: string) => Promise<RenderedPage>,
      sendPage: (rendered: RenderedPage) => Promise<void>,
    ): Promise<boolean> {
      if (await sendFromCache(pageKey, raw, response)) return true
      // Requests for a page that is being rendered wait for it, once.
      const firstRender = inFlight.get(pageKey.key)
      if (firstRender) {
        await firstRender.catch(() => {})
        if (await sendFromCache(pageKey, raw, response)) return true
      }
      const pending = raw.method === 'GET' ? cache.begin() : undefined
      if (!pending) return false
      const rendering = (async () => {
        const rendered = await render(pending, pageKey.path)
        const cacheable = await toCacheable(rendered, pageKey.host)
        return cacheable ? cache.commit(pageKey.key, pending, cacheable) : rendered
      })()
      if (!firstRender) inFlight.set(pageKey.key, rendering)
      try {
        const result = await rendering
        if ('page' in result) await sendPage(result)
        else await sendCached(cache, pageKey.key, result, raw, response)
        return true
      } finally {
        cache.discard(pending)
        if (inFlight.get(pageKey.key) === rendering) inFlight.delete(pageKey.key)
      }
    },
  }
}

/** The whole response as anyone may get it; undefined where it may not be cached. The page stays readable. */
async function toCacheable({ page, nonce, cookies }: RenderedPage, host: string) {
  if (page.status !== 200 || cookies.length > 0 || page.headers.has('set-cookie')) return undefined
  const type = page.headers.get('content-type') ?? ''
  const body = await page.clone().text()
  const headers = new Map<string, string>(
    [...defaultHeaders, ...page.headers].filter(([name]) => !RESPONSE_SPECIFIC_HEADERS.has(name)),
  )
  headers.set('vary', PAGE_VARY)
  if (!/^text\/html\b/.test(type)) return { body: Buffer.from(body), headers: [...headers].flat() }
  const cacheable = replaceNonceWithHashes(
    { html: body, policy: headers.get('content-security-policy') ?? '', nonce },
    host,
  )
  if (!cacheable) return undefined
  headers.set('content-security-policy', cacheable.policy)
  return { body: Buffer.from(cacheable.html), headers: [...headers].flat() }
}
