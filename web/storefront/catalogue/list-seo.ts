import { data, type MetaDescriptor } from 'react-router'
import { toCanonicalQuery } from './facets/filter-url.ts'
import type { ProductListResponse } from './product-list.tsx'

/** A list's canonical, previous and next page as absolute URLs, for search engines. */
export type PaginationLinks = {
  canonical: string
  previous: string | null
  next: string | null
  isFiltered: boolean
}

/** Twelve products a page; the URL counts from 0 and omits the first page's number. */
export function buildPaginationLinks(
  url: URL,
  { page, count, total }: ProductListResponse,
  attributeKeys: readonly string[],
): PaginationLinks {
  const buildPageUrl = (target: number) => {
    const params = new URLSearchParams(url.search)
    if (target > 0) params.set('page', String(target))
    else params.delete('page')
    return new URL(url.pathname + toCanonicalQuery(params, attributeKeys), url).href
  }
  const filterParams = new URLSearchParams(toCanonicalQuery(url.searchParams, attributeKeys))
  filterParams.delete('page')
  const lastPage = Math.max(0, Math.ceil(total / count) - 1)
  return {
    canonical: buildPageUrl(page),
    previous: page > 0 && page - 1 <= lastPage ? buildPageUrl(page - 1) : null,
    next: page < lastPage ? buildPageUrl(page + 1) : null,
    isFiltered: filterParams.size > 0,
  }
}

/** The same as `<link>`s. Filtered lists are not indexed: their number is endless. */
export function toLinkTags({
  canonical: href,
  previous,
  next,
  isFiltered,
}: PaginationLinks): MetaDescriptor[] {
  const link = (rel: string, url: string) => ({ tagName: 'link' as const, rel, href: url })
  return [
    link('canonical', href),
    ...(previous ? [link('prev', previous)] : []),
    ...(next ? [link('next', next)] : []),
    ...(isFiltered ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

/**
 * The reply of a list's loader: a page past the end has a message for people and a 404 for
 * crawlers.
 */
export const respondWithList = <T extends { list: ProductListResponse }>(result: T) =>
  data(result, { status: result.list.page > 0 && result.list.results.length === 0 ? 404 : 200 })
