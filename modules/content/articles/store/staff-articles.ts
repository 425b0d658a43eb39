import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { PublicationState } from '../rules.ts'

const columns = [
  'article.id',
  'article.slug',
  'article.title',
  'article.excerpt',
  'article.body',
  'article.picture',
  'article.author',
  'article.tags',
  'article.category_id as categoryId',
  'article.calculator_product as calculatorProduct',
  'article.published_at as publishedAt',
  'article.updated_at as updatedAt',
  'article.revision',
] as const

const selectArticles = (db: Db) =>
  db
    .selectFrom('article')
    .innerJoin('article_category as category', 'category.id', 'article.category_id')
    .select(['category.slug as categorySlug', 'category.name as categoryName', ...columns])

type ListQuery = { search?: string | undefined; state?: PublicationState | undefined; now: Date }

const whereMatching = (db: Db, { search, state, now }: ListQuery) =>
  selectArticles(db)
    .$if(Boolean(search), (query) =>
      query.where('article.title', 'ilike', toContainsPattern(search!)),
    )
    .$if(state === 'draft', (query) => query.where('article.published_at', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('article.published_at', '>', now))
    .$if(state === 'published', (query) => query.where('article.published_at', '<=', now))

export const findPage = (db: Db, query: ListQuery, page: number, count: number) =>
  whereMatching(db, query)
    .orderBy('article.updated_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function countMatching(db: Db, query: ListQuery): Promise<number> {
  const { size } = await whereMatching(db, query)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}

export const findById = (db: Db, id: number) =>
  selectArticles(db).where('article.id', '=', id).executeTakeFirst()

/** An article, its row locked until the transaction ends. */
export const lock = (tx: Db, id: number) =>
  tx.selectFrom('article').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export type ArticleValues = {
  title: string
  categoryId: number
  excerpt: string
  body: string
  picture: string
  author: string
  tags: string[]
  calculatorProduct: string | null
  publishedAt: Date | null
}
type Written = ArticleValues & { readingMinutes: number; at: Date }

const toColumns = ({
  categoryId,
  calculatorProduct,
  publishedAt,
  readingMinutes,
  at,
  ...rest
}: Written) => ({
  ...rest,
  category_id: categoryId,
  calculator_product: calculatorProduct,
  published_at: publishedAt,
  reading_minutes: readingMinutes,
  updated_at: at,
})

/** Adds an article; undefined where the slug is taken. */
export const insert = (tx: Db, slug: string, written: Written) =>
  tx
    .insertInto('article')
    .values({ slug, created_at: written.at, ...toColumns(written) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()

export const update = (tx: Db, id: number, written: Written) =>
  tx
    .updateTable('article')
    .set({ ...toColumns(written), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const remove = (tx: Db, id: number) =>
  tx.deleteFrom('article').where('id', '=', id).execute()

export const productExists = async (db: Db, slug: string): Promise<boolean> =>
  (await db.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirst()) !==
  undefined
