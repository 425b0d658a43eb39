import type { IncomingMessage } from 'node:http'
import { originOf } from '../origin.ts'
import { harmless } from './harmless.ts'

/** A page that everyone sees alike: the address that it is made from, and the key it is kept under. */
export type Spot = { key: string; path: string; host: string }

const list = ['page', 'merek', 'gudang', 'siap', 'indent', 'min', 'maks', 'urut']
const slug = '[a-z0-9][a-z0-9-]{0,99}'

/** Pages that show nothing personal, with the parameters that they know. All others are made each time. */
const pages: { path: RegExp; known: readonly string[]; facets?: true }[] = [
  { path: /^\/$/, known: [] },
  { path: /^\/kategori$/, known: [] },
  { path: new RegExp(`^/kategori/${slug}$`), known: ['page'] },
  { path: new RegExp(`^/kategori/${slug}/${slug}$`), known: list, facets: true },
  { path: /^\/produk$/, known: [...list, 'kategori'] },
  { path: /^\/brand$/, known: [] },
  { path: new RegExp(`^/brand/${slug}$`), known: [] },
  { path: new RegExp(`^/brand/${slug}/katalog$`), known: [] },
  { path: new RegExp(`^/brand/${slug}/produk$`), known: [...list, 'kategori'] },
  { path: new RegExp(`^/produk/${slug}$`), known: ['product_variant_id', 'qty'] },
]
/** A sub-category's own attributes are parameters of its list, by their keys. */
const facet = /^[a-z][a-z0-9_-]{0,30}$/
/** Searches are counted, and nearly every one is another; what was bought, and where it goes, is somebody's own. */
const never = ['search', 'dibeli', 'kirim']

/** Longest query that is kept (characters): the rest is made each time. */
const mostQuery = 200

/** Where a request's page may be kept; undefined where it may not. */
export function spotOf(raw: IncomingMessage, publicOrigin: string): Spot | undefined {
  const { method, url = '/', headers } = raw
  if ((method !== 'GET' && method !== 'HEAD') || !harmless(headers)) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const asData = path.endsWith('.data')
  const shown = !asData ? path : path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
  const page = pages.find((each) => each.path.test(shown))
  if (!page) return undefined
  const known = (name: string) =>
    page.known.includes(name) || (asData && name === '_routes') || (page.facets && facet.test(name))
  const query = mark < 0 ? '' : canonical(url.slice(mark + 1), known)
  if (query === undefined) return undefined
  const host = hostOf(originOf(raw, publicOrigin))
  // The policy of a kept page names the host; one that goes by another name makes its own.
  if (headers.host !== host || host.startsWith('[')) return undefined
  const to = path + query
  return { key: `page ${host} ${to}`, path: to, host }
}

const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2)

/** The known parameters in order of their names; undefined where there is no keeping such a query. */
function canonical(text: string, known: (name: string) => boolean | undefined): string | undefined {
  // What nobody knows is not shown either: it must not make a page of its own.
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== '')
  if (given.some(([name]) => never.includes(name))) return undefined
  const kept = given
    .filter(([name]) => known(name))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  if (kept.length === 0) return ''
  const query = `?${new URLSearchParams(kept)}`
  return query.length > mostQuery ? undefined : query
}
