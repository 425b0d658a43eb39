import { data, type MetaDescriptor } from 'react-router'
import { canonical } from './facets/address.ts'
import type { ListAnswer } from './product-list.tsx'

/** Where a list's page stands among the others, as search engines are told: whole addresses. */
export type Standing = {
  canonical: string
  previous: string | null
  next: string | null
  narrowed: boolean
}

/** Twelve a page; addresses count from 0, the first without a number. */
export function standingOf(
  url: URL,
  { page, count, total }: ListAnswer,
  attributeKeys: readonly string[],
): Standing {
  const at = (target: number) => {
    const params = new URLSearchParams(url.search)
    if (target > 0) params.set('page', String(target))
    else params.delete('page')
    return new URL(url.pathname + canonical(params, attributeKeys), url).href
  }
  const own = new URLSearchParams(canonical(url.searchParams, attributeKeys))
  own.delete('page')
  const last = Math.max(0, Math.ceil(total / count) - 1)
  return {
    canonical: at(page),
    previous: page > 0 && page - 1 <= last ? at(page - 1) : null,
    next: page < last ? at(page + 1) : null,
    narrowed: own.size > 0,
  }
}

/** The same as `<link>`s. What was narrowed is not for search engines: there is no end to it. */
export function standingLinks({
  canonical: href,
  previous,
  next,
  narrowed,
}: Standing): MetaDescriptor[] {
  const link = (rel: string, address: string) => ({ tagName: 'link' as const, rel, href: address })
  return [
    link('canonical', href),
    ...(previous ? [link('prev', previous)] : []),
    ...(next ? [link('next', next)] : []),
    ...(narrowed ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

/** What a list's loader answers: a page past the end says so to people, and is a 404 for crawlers. */
export const listed = <T extends { list: ListAnswer }>(answer: T) =>
  data(answer, { status: answer.list.page > 0 && answer.list.results.length === 0 ? 404 : 200 })
