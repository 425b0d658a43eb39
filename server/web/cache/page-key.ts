import type { IncomingMessage } from 'node:http'
import type { CacheablePage } from '#web/cacheable-page.ts'
import { resolveOrigin } from '../requests/origin.ts'
import type { PageRoute } from './cacheable-routes.ts'

/** Where a shared page is cached, and the address that it is rendered from. */
export type PageKey = { key: string; path: string; origin: string; host: string }

/** The longest query that is cached (characters). */
const MAX_QUERY_LENGTH = 200

/** Where a request's page is shared; undefined where each reader has a page of their own. */
export function derivePageKey(
  raw: IncomingMessage,
  publicOrigin: string,
  findPage: (path: string) => PageRoute | undefined,
): PageKey | undefined {
  const { method, url = '/', headers } = raw
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  const isDataRequest = path.endsWith('.data')
  const pagePath = !isDataRequest ? path : path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
  const { cache, uncacheableQuery = [] } = findPage(pagePath) ?? {}
  if (!cache) return undefined
  const params = queryStart < 0 ? [] : [...new URLSearchParams(url.slice(queryStart + 1))]
  const given = params.filter(([, value]) => value !== '')
  if (given.some(([name]) => uncacheableQuery.includes(name))) return undefined
  const query = toCanonicalQuery(
    given.filter(([name]) => isKnown(cache, name) || (isDataRequest && name === '_routes')),
  )
  if (query.length > MAX_QUERY_LENGTH) return undefined
  const origin = resolveOrigin(raw, publicOrigin)
  const host = readHost(origin)
  // The content security policy of a cached page names the host.
  if (headers.host !== host || host.startsWith('[')) return undefined
  return { key: `page ${host} ${path}${query}`, path: path + query, origin, host }
}

/** A parameter that the page does not read is dropped: it must not make another entry. */
const isKnown = ({ query, queryPattern }: CacheablePage, name: string) =>
  query?.includes(name) || queryPattern?.test(name)

const readHost = (origin: string) => origin.slice(origin.indexOf('//') + 2)

/** Parameters in the order of their names. */
function toCanonicalQuery(params: [string, string][]): string {
  if (params.length === 0) return ''
  return `?${new URLSearchParams(params.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`
}
