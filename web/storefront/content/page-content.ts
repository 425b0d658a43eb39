import type { z } from 'zod'
import type { pageCalls } from '#modules/content/pages/contract.ts'
import type { WrittenPageSlug } from '#modules/content/pages/rules.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { buildPageMeta, type PageMeta } from '#web/seo/page-meta.ts'

export type PageContent = z.output<typeof pageCalls.page.response.schema>

/** A page of text as staff wrote it. */
export const loadPageContent = (context: PageContext, slug: WrittenPageSlug) =>
  context.get(apiContext).pages.page({ slug })

/** The meta tags of a page of text. */
export const describePage = (
  matches: Parameters<typeof buildPageMeta>[0],
  page: Pick<PageContent, 'slug' | 'title' | 'description'> | undefined,
  more: Partial<PageMeta> = {},
) =>
  page
    ? buildPageMeta(matches, {
        title: page.title,
        description: page.description,
        path: `/${page.slug}`,
        ...more,
      })
    : []
