import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { BrandRef } from '#modules/catalogue/products/brands-contract.ts'
import { ArticleCard } from '#modules/content/articles/contract.ts'
import { homeSectionKinds } from './rules/section.ts'

/** A section of the home page with what it shows. */
const ShownSection = z.object({
  id: z.int(),
  kind: z.enum(homeSectionKinds),
  title: z.string(),
  banner: z.object({ picture: z.string(), alt: z.string(), link: z.string() }).nullable(),
  /** Slugs of categories in their order; none: the shop chooses. */
  categories: z.array(z.string()),
  /** Chosen brands in their order; none: the shop chooses. */
  brands: z.array(BrandRef.extend({ logo: z.string() })),
  articles: z.array(ArticleCard),
})

export const homeCalls = {
  sections: call('GET /home', {
    failures: [404],
    summary: 'The sections of the home page, as staff arranged them (our addition)',
    query: z.object({
      /** The key of the draft, which staff hand on for a preview. */
      preview: z.string().max(100).optional(),
      /** The time that the draft is shown as of. */
      at: z.iso.datetime({ offset: true }).optional().catch(undefined),
    }),
    cache: { query: [] },
    response: json(z.object({ isPreview: z.boolean(), results: z.array(ShownSection) })),
  }),
}
