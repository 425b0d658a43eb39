import type { MetaDescriptor } from 'react-router'
import { buildImageUrl } from '#images/image-url.ts'
import { pageTitle } from '../page-title.ts'
import type { StructuredData } from './structured-data.ts'

type Matches = Parameters<typeof pageTitle>[0]

export type PageMeta = {
  title: string
  description?: string | undefined
  /** The page's path, which its canonical URL is built from. */
  path: string
  /** The image that others show with a link to the page. */
  image?: string | undefined
  structuredData?: StructuredData[] | undefined
  /** The page adds its canonical URL itself. */
  hasOwnCanonical?: boolean | undefined
  kind?: 'website' | 'product' | undefined
}

/** Search results truncate a description at about this length (characters). */
const MAX_DESCRIPTION_LENGTH = 155

/**
 * Builds the meta tags for search engines and messengers: title, description, URL, image,
 * structured data.
 */
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

/** Messengers show a wide image; the image service makes it in a format that all of them read. */
function buildImageMeta(origin: string, source: string, alt: string): MetaDescriptor[] {
  const url = buildImageUrl(source, {
    width: 1280,
    height: 640,
    fit: 'cover',
    format: 'jpeg',
  })
  return [
    { property: 'og:image', content: /^https?:/.test(url) ? url : origin + url },
    { property: 'og:image:width', content: '1280' },
    { property: 'og:image:height', content: '640' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** For pages that search engines should not list: carts, accounts, search results. */
export const noIndexMeta: MetaDescriptor = { name: 'robots', content: 'noindex, follow' }
