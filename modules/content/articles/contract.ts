import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { Heading } from '#modules/content/content-versions/contract.ts'

export const ArticleCategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Published articles. */
  articles: z.int(),
})

export const ArticleCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  picture: z.string(),
  category: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: DateTime,
  readingMinutes: z.int(),
})

const Article = ArticleCard.extend({
  /** Sanitized. */
  html: z.string(),
  headings: z.array(Heading),
  /** The slug of the product that the article calculates with. */
  calculatorProduct: z.string().nullable(),
  updatedAt: DateTime,
})

const TitleFilter = z.string().trim().max(100, 'Paling banyak 100 karakter.').optional()

/** The blog: the specification's content service. */
export const articleCalls = {
  categories: call('GET /categories', {
    service: 'blog',
    summary: 'Categories of the blog, sorted by id',
    query: z.object({ sort: z.literal('id').optional().catch(undefined) }),
    cache: { query: ['sort'] },
    response: json(z.object({ results: z.array(ArticleCategory) })),
  }),
  articles: call('GET /articles', {
    service: 'blog',
    summary: 'Published articles with all that belongs to them, newest first',
    query: PageQuery.extend({
      populate: z.string().max(100).optional(),
      /** Part of the title, in any case. */
      'filters[title][$containsi]': TitleFilter,
      /** Slug of a category, and a tag. */
      category: z.string().max(120).optional(),
      tag: z.string().max(60).optional(),
    }),
    cache: { query: ['populate', 'page', 'count', 'category', 'tag'] },
    response: json(listOf(ArticleCard)),
  }),
  article: call('GET /articles/{slug}', {
    service: 'blog',
    summary: 'One published article with its text and the next of its category (our addition)',
    cache: {},
    response: json(Article.extend({ others: z.array(ArticleCard) })),
  }),
}
