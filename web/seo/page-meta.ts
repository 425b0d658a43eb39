import type { MetaDescriptor } from 'react-router'
import { buildImageUrl } from '#images/image-url.ts'
import { pageTitle } from '../page-title.ts'
import type { StructuredData } from './structured-data.ts'

type Matches = Parameters<typeof pageTitle>[0]

export type PageMeta = {
  title: string
  description?: string | undefined
  /** The page's own path; canonical addresses stand on the address that people use. */
  path: string
  /** A picture of the shop for what others show of the page. */
  image?: string | undefined
  structuredData?: StructuredData[] | undefined
  /** The page tells its canonical address itself. */
  hasOwnCanonical?: boolean | undefined
  kind?: 'website' | 'product' | undefined
}

/** Search results cut a description about here (characters). */
const MAX_DESCRIPTION_LENGTH = 155

/** What search engines and messengers are told of a page: title, description, address, picture, data. */
export function buildPageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { storeName?: string; origin?: string }
    | undefined
  const { storeName = '', origin = '' } = root ?? {}
  const description = page.description?.replace(/\s+/g, ' ').slice(0, MAX_DESCRIPTION_LENGTH)
  const url = origin + page.path
  const openGraph = [
    { property: 'og:site_name', content: storeName },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: page.title },
    { property: 'og:url', content: url },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(page.image ? buildImageMeta(origin, page.image, page.title) : []),
  ]
  return [
    ...pageTitle(matches, page.title, description),
    ...(page.hasOwnCanonical ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...openGraph,
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': data.build(origin, storeName),
    })),
  ]
}

/** Messengers show a wide picture; it is made by the image service in a format that all of them read. */
function buildImageMeta(origin: string, source: string, alt: string): MetaDescriptor[] {
  const url = buildImageUrl(source, { width: 1280, height: 640, format: 'jpeg' })
  return [
    { property: 'og:image', content: /^https?:/.test(url) ? url : origin + url },
    { property: 'og:image:width', content: '1280' },
    { property: 'og:image:height', content: '640' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** For pages that are nobody's first: carts, accounts, what a search found. */
export const noIndexMeta: MetaDescriptor = { name: 'robots', content: 'noindex, follow' }
