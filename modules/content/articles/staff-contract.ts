import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { DateTime, listOf, OkResponse, PageQuery } from '#platform/contract/schemas.ts'
import {
  ContentVersion,
  MarkdownText,
  PicturePath,
  Revision,
  writingStaff,
} from '#modules/content/content-versions/contract.ts'
import { normalizeLines } from '#modules/content/content-versions/rules.ts'
import { ArticleCategory } from './contract.ts'

const trimmed = (empty: string, max: number) =>
  z.string().trim().min(2, empty).max(max, `Paling banyak ${max} karakter.`)

const slugPattern = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/
const Slug = z
  .string()
  .trim()
  .max(120, 'Paling banyak 120 karakter.')
  .regex(slugPattern, 'Huruf kecil, angka, dan tanda hubung, misalnya semen-abu.')

const Tag = z
  .string()
  .trim()
  .min(2, 'Tag terlalu pendek.')
  .max(60, 'Satu tag paling banyak 60 karakter.')

const ArticleFields = z.object({
  title: trimmed('Tulis judulnya.', 140),
  categoryId: z.coerce
    .number('Pilih kategorinya.')
    .int('Pilih kategorinya.')
    .min(1)
    .max(2 ** 31 - 1),
  excerpt: trimmed('Tulis ringkasannya, satu atau dua kalimat.', 300).transform(normalizeLines),
  body: MarkdownText,
  picture: PicturePath.optional(),
  author: trimmed('Tulis nama penulisnya.', 80),
  tags: z.array(Tag).max(12, 'Paling banyak 12 tag.').default([]),
  calculatorProduct: Slug.nullable().default(null),
  /** Null: a draft. A time that has not come schedules it. */
  publishedAt: z.iso
    .datetime({ offset: true, error: 'Tulis tanggal dan jam terbitnya.' })
    .nullable()
    .default(null),
})

const State = z.enum(['draft', 'scheduled', 'published'])

const StaffArticle = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  picture: z.string(),
  state: State,
  publishedAt: DateTime.nullable(),
  updatedAt: DateTime,
})

const CategoryFields = z.object({
  name: trimmed('Tulis nama kategorinya.', 60),
  description: z.string().trim().max(300, 'Paling banyak 300 karakter.').default(''),
})

const articleCall = { ...writingStaff, ids: 'whole' } as const
const SavedArticle = z.object({ id: z.string() })

export const staffArticleCalls = {
  articles: call('GET /staff/articles', {
    ...writingStaff,
    summary: 'Articles in any state, last changed first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      state: State.optional().catch(undefined),
    }),
    response: json(listOf(StaffArticle)),
  }),
  article: call('GET /staff/articles/{id}', {
    ...articleCall,
    summary: 'One article as its editor needs it, with its versions',
    response: json(
      StaffArticle.extend({
        excerpt: z.string(),
        body: z.string(),
        author: z.string(),
        tags: z.array(z.string()),
        calculatorProduct: z.string().nullable(),
        revision: z.int(),
        versions: z.array(ContentVersion),
      }),
    ),
  }),
  addArticle: call('POST /staff/articles', {
    ...writingStaff,
    summary: 'Adds an article; its slug never changes',
    body: ArticleFields.extend({ slug: Slug.optional() }),
    refusals: ['slug.taken', 'article.category', 'article.product'],
    response: created(SavedArticle),
  }),
  changeArticle: call('PUT /staff/articles/{id}', {
    ...articleCall,
    summary: 'Changes an article and stores the version',
    body: ArticleFields.extend({ revision: Revision }),
    refusals: ['desk.changed', 'article.category', 'article.product'],
    response: json(SavedArticle),
  }),
  publishArticle: call('POST /staff/articles/{id}/publish', {
    ...articleCall,
    summary: 'Publishes an article now',
    body: z.object({ revision: Revision }),
    refusals: ['desk.changed', 'article.published'],
    response: json(SavedArticle),
  }),
  restoreArticle: call('POST /staff/articles/{id}/restore', {
    ...articleCall,
    summary: 'Makes an earlier version of the text the current one again',
    body: z.object({ version: Revision, revision: Revision }),
    refusals: ['desk.changed'],
    response: json(SavedArticle),
  }),
  removeArticle: call('DELETE /staff/articles/{id}', {
    ...articleCall,
    summary: 'Removes an article with its versions',
    response: json(OkResponse),
  }),
  categories: call('GET /staff/article-categories', {
    ...writingStaff,
    summary: 'Categories of the blog',
    response: json(z.object({ results: z.array(ArticleCategory) })),
  }),
  addCategory: call('POST /staff/article-categories', {
    ...writingStaff,
    summary: 'Adds a category of the blog',
    body: CategoryFields,
    refusals: ['slug.taken'],
    response: created(SavedArticle),
  }),
}
