import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'

const selectArticles = (db: Db) =>
  db
    .selectFrom('article')
    .innerJoin('article_category as category', 'category.id', 'article.category_id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.excerpt',
      'article.picture',
      'article.author',
      'article.tags',
      'article.reading_minutes as readingMinutes',
      'article.published_at as publishedAt',
      'article.updated_at as updatedAt',
      'category.id as categoryId',
      'category.slug as categorySlug',
      'category.name as categoryName',
    ])

export type ArticleRow = Awaited<
  ReturnType<ReturnType<typeof selectArticles>['executeTakeFirstOrThrow']>
>

export type PublishedQuery = {
  title?: string | undefined
  category?: string | undefined
  tag?: string | undefined
  /** Left out of the list. */
  except?: number | undefined
}

/** Articles that readers see at `now`. */
const wherePublished = (db: Db, now: Date, { title, category, tag, except }: PublishedQuery) =>
  selectArticles(db)
    .where('article.published_at', '<=', now)
    .$if(Boolean(title), (query) =>
      query.where('article.title', 'ilike', toContainsPattern(title!)),
    )
    .$if(category !== undefined, (query) => query.where('category.slug', '=', category!))
    .$if(except !== undefined, (query) => query.where('article.id', '!=', except!))
    .$if(tag !== undefined, (query) =>
      query.where((eb) => eb(eb.val(tag!), '=', eb.fn.any(eb.ref('article.tags')))),
    )

export const findPublishedPage = (
  db: Db,
  now: Date,
  { page, count, ...query }: PublishedQuery & Paging,
) =>
  wherePublished(db, now, query)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function countPublished(db: Db, now: Date, query: PublishedQuery): Promise<number> {
  const { size } = await wherePublished(db, now, query)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}

export const findPublished = (db: Db, now: Date, slug: string) =>
  wherePublished(db, now, {})
    .select(['article.body', 'article.calculator_product as calculatorProduct'])
    .where('article.slug', '=', slug)
    .executeTakeFirst()

export const findPublishedBySlug = (db: Db, now: Date, slugs: readonly string[]) =>
  wherePublished(db, now, {}).where('article.slug', 'in', slugs).execute()

/** Slugs and titles of all articles, newest first. */
export const listTitles = (db: Db) =>
  db.selectFrom('article').select(['slug', 'title as name']).orderBy('id', 'desc').execute()

/** Paths of all published articles, for the sitemap. */
export const listPublishedSlugs = (db: Db, now: Date) =>
  db
    .selectFrom('article')
    .innerJoin('article_category as category', 'category.id', 'article.category_id')
    .select(['article.slug', 'category.slug as category'])
    .where('article.published_at', '<=', now)
    .orderBy('article.id')
    .execute()
