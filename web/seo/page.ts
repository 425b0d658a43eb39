import type { MetaDescriptor } from 'react-router'
import { pictureAddress } from '#images/address.ts'
import { titled } from '../titled.ts'
import type { Structured } from './structured.ts'

type Matches = Parameters<typeof titled>[0]

export type PageSeo = {
  title: string
  description?: string | undefined
  /** The page's own path; canonical addresses stand on the address that people use. */
  path: string
  /** A picture of the shop for what others show of the page. */
  picture?: string | undefined
  structured?: Structured[] | undefined
  /** The page tells its canonical address itself. */
  ownCanonical?: boolean | undefined
  kind?: 'website' | 'product' | undefined
}

/** Search results cut a description about here (characters). */
const DESCRIPTION = 155

/** What search engines and messengers are told of a page: title, description, address, picture, data. */
export function seoOf(matches: Matches, page: PageSeo): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { storeName?: string; origin?: string }
    | undefined
  const { storeName = '', origin = '' } = root ?? {}
  const description = page.description?.replace(/\s+/g, ' ').slice(0, DESCRIPTION)
  const address = origin + page.path
  const graph = [
    { property: 'og:site_name', content: storeName },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: page.title },
    { property: 'og:url', content: address },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(page.picture ? pictureOf(origin, page.picture, page.title) : []),
  ]
  return [
    ...titled(matches, page.title, description),
    ...(page.ownCanonical ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    ...graph,
    ...(page.structured ?? []).map((data) => ({ 'script:ld+json': data.at(origin, storeName) })),
  ]
}

/** Messengers show a wide picture; it is made by the image service in a format that all of them read. */
function pictureOf(origin: string, source: string, alt: string): MetaDescriptor[] {
  const address = pictureAddress(source, { width: 1280, height: 640, format: 'jpeg' })
  return [
    { property: 'og:image', content: /^https?:/.test(address) ? address : origin + address },
    { property: 'og:image:width', content: '1280' },
    { property: 'og:image:height', content: '640' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** For pages that are nobody's first: carts, accounts, what a search found. */
export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex, follow' }
