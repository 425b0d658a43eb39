import type { APIResponse } from 'playwright-core'

/** How many pages of one kind are opened: records of a list differ in their state, and with it in their links. */
const PAGES_OF_A_KIND = 4

/** Pages of the catalogue and the blog, which differ in their last names only. */
const NAMED_PAGES = /^\/(?<list>produk|kategori|brand|blog)\/.+/

type FollowedLink = { path: string; from: string; status: number }

/**
 * Opens `start` and every link that the pages below it show, page by page. Links that differ only in their record
 * or in their filter's values are of one kind, of which some are opened.
 */
export async function followLinks(
  start: string,
  open: (path: string) => Promise<APIResponse>,
): Promise<FollowedLink[]> {
  const opened = new Map<string, number>()
  const seen = new Set([start])
  const waiting = [{ path: start, from: '' }]
  const followed: FollowedLink[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const kind = toKind(next.path)
    const count = opened.get(kind) ?? 0
    if (count >= PAGES_OF_A_KIND) continue
    opened.set(kind, count + 1)
    const response = await open(next.path)
    followed.push({ ...next, status: response.status() })
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    if (!isPage || !next.path.startsWith(start)) continue
    const from = next.path
    for (const path of readLinks(await response.text(), from))
      if (!seen.has(path)) {
        seen.add(path)
        waiting.push({ path, from })
      }
  }
  return followed
}

function readLinks(html: string, from: string): string[] {
  const base = new URL(from, 'http://shop')
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search)
}

/** A path without what names its record: `/backoffice/pesanan/:id?status`. */
function toKind(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const pattern = pathname
    .replace(
      NAMED_PAGES,
      (named, list: string) => `/${list}${'/:name'.repeat(named.split('/').length - 2)}`,
    )
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id')
  return `${pattern}?${[...new Set(searchParams.keys())].toSorted().join('&')}`
}
