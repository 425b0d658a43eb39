import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { renderContent } from '#modules/content/content-versions/service/render.ts'
import { buildArticlePath } from '../rules.ts'
import * as store from '../store/articles.ts'
import * as categoryStore from '../store/categories.ts'

/** Further articles of the same category below an article. */
const MAX_OTHERS = 3

/** The categories of the blog by id. */
export async function listCategories({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const rows = await categoryStore.list(db, clock.now())
  return {
    results: rows.map(({ id, articles, ...rest }) => ({
      id: String(id),
      articles: articles ?? 0,
      ...rest,
    })),
  }
}

type ListQuery = store.PublishedQuery & Paging

/** Published articles that match, newest first. */
export async function listArticles({ db, clock }: AppDeps, query: ListQuery) {
  const now = clock.now()
  const [rows, total] = await Promise.all([
    store.findPublishedPage(db, now, query),
    store.countPublished(db, now, query),
  ])
  const { page, count } = query
  return { results: rows.map(presentCard), page, count, total, totalIsExact: true }
}

/** Published articles by slug, in the order of the slugs; those that readers do not see are missing. */
export async function listArticlesBySlug(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  slugs: readonly string[],
) {
  if (slugs.length === 0) return []
  const rows = await store.findPublishedBySlug(db, clock.now(), slugs)
  const cards = new Map(rows.map((row) => [row.slug, presentCard(row)]))
  return slugs.flatMap((slug) => cards.get(slug) ?? [])
}

/** The slugs and titles of articles in any state, newest first. */
export const listArticleTitles = ({ db }: Pick<AppDeps, 'db'>) => store.listTitles(db)

/** A published article with its text, and others of its category. Throws 404. */
export async function showArticle({ db, clock }: AppDeps, slug: string) {
  const now = clock.now()
  const row = await store.findPublished(db, now, slug)
  if (!row) throw notFound()
  const others = await store.findPublishedPage(db, now, {
    category: row.categorySlug,
    except: row.id,
    page: 0,
    count: MAX_OTHERS,
  })
  const { html, headings } = renderContent(row.body)
  return {
    ...presentCard(row),
    html,
    headings,
    calculatorProduct: row.calculatorProduct,
    updatedAt: toIsoTime(row.updatedAt),
    others: others.map(presentCard),
  }
}

/** The paths of the blog for search engines. */
export async function listArticlePaths({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const [articles, { results: categories }] = await Promise.all([
    store.listPublishedSlugs(db, clock.now()),
    listCategories({ db, clock }),
  ])
  return [
    '/blog',
    ...categories.filter((each) => each.articles > 0).map(({ slug }) => `/blog/${slug}`),
    ...articles.map(({ slug, category }) =>
      buildArticlePath({ slug, category: { slug: category } }),
    ),
  ]
}

const presentCard = (row: store.ArticleRow) => ({
  id: String(row.id),
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  picture: row.picture,
  category: { id: String(row.categoryId), slug: row.categorySlug, name: row.categoryName },
  author: row.author,
  tags: row.tags,
  publishedAt: toIsoTime(row.publishedAt!),
  readingMinutes: row.readingMinutes,
})
