import type { IncomingMessage } from 'node:http'
import { resolveOrigin } from '../origin.ts'
import { isAnonymousRequest } from './is-anonymous.ts'

/** A page that everyone sees alike: the address that it is made from, and the key it is kept under. */
export type CacheableRoute = { key: string; path: string; host: string }

const LIST_PARAMS = ['page', 'merek', 'gudang', 'siap', 'indent', 'min', 'maks', 'urut']
const SLUG = '[a-z0-9][a-z0-9-]{0,99}'

/** Pages that show nothing personal, with the parameters that they know. All others are made each time. */
const CACHEABLE_PAGES: { path: RegExp; known: readonly string[]; facets?: true }[] = [
  { path: /^\/$/, known: [] },
  { path: /^\/kategori$/, known: [] },
  { path: new RegExp(`^/kategori/${SLUG}$`), known: ['page'] },
  { path: new RegExp(`^/kategori/${SLUG}/${SLUG}$`), known: LIST_PARAMS, facets: true },
  { path: /^\/produk$/, known: [...LIST_PARAMS, 'kategori'] },
  { path: /^\/brand$/, known: [] },
  { path: new RegExp(`^/brand/${SLUG}$`), known: [] },
  { path: new RegExp(`^/brand/${SLUG}/katalog$`), known: [] },
  { path: new RegExp(`^/brand/${SLUG}/produk$`), known: [...LIST_PARAMS, 'kategori'] },
  { path: new RegExp(`^/produk/${SLUG}$`), known: ['product_variant_id', 'qty'] },
]
/** A sub-category's own attributes are parameters of its list, by their keys. */
const FACET_KEY = /^[a-z][a-z0-9_-]{0,30}$/
/** Searches are counted, and nearly every one is another; what was bought, and where it goes, is somebody's own. */
const UNCACHEABLE_PARAMS = ['search', 'dibeli', 'kirim']

/** Longest query that is kept (characters): the rest is made each time. */
const MAX_QUERY_LENGTH = 200

/** Where a request's page may be kept; undefined where it may not. */
export function matchCacheableRoute(
  raw: IncomingMessage,
  publicOrigin: string,
): CacheableRoute | undefined {
  const { method, url = '/', headers } = raw
  if ((method !== 'GET' && method !== 'HEAD') || !isAnonymousRequest(headers)) return undefined
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  const isDataRequest = path.endsWith('.data')
  const pagePath = !isDataRequest ? path : path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
  const page = CACHEABLE_PAGES.find((each) => each.path.test(pagePath))
  if (!page) return undefined
  const known = (name: string) =>
    page.known.includes(name) ||
    (isDataRequest && name === '_routes') ||
    (page.facets && FACET_KEY.test(name))
  const query = queryStart < 0 ? '' : canonicalQuery(url.slice(queryStart + 1), known)
  if (query === undefined) return undefined
  const host = readHost(resolveOrigin(raw, publicOrigin))
  // The policy of a kept page names the host; one that goes by another name makes its own.
  if (headers.host !== host || host.startsWith('[')) return undefined
  const target = path + query
  return { key: `page ${host} ${target}`, path: target, host }
}

const readHost = (origin: string) => origin.slice(origin.indexOf('//') + 2)

/** The known parameters in order of their names; undefined where there is no keeping such a query. */
function canonicalQuery(
  text: string,
  known: (name: string) => boolean | undefined,
): string | undefined {
  // What nobody knows is not shown either: it must not make a page of its own.
  const params = [...new URLSearchParams(text)].filter(([, value]) => value !== '')
  if (params.some(([name]) => UNCACHEABLE_PARAMS.includes(name))) return undefined
  const knownParams = params
    .filter(([name]) => known(name))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  if (knownParams.length === 0) return ''
  const query = `?${new URLSearchParams(knownParams)}`
  return query.length > MAX_QUERY_LENGTH ? undefined : query
}
