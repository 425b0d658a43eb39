import { days } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { renderContent } from '#modules/content/content-versions/service/render.ts'
import type { ArticlePicture } from '#demo/articles/article-picture.ts'
import {
  ARTICLE_CATEGORIES,
  readDemoArticles,
  type DemoArticle,
} from '#demo/articles/read-articles.ts'
import type { DemoCatalogue } from '#demo/catalogue/types.ts'
import { articlePictureName } from './images.ts'

/** What the picture of each article shows, by slug. */
export function listArticlePictures({ categories }: DemoCatalogue): Map<string, ArticlePicture> {
  const images = new Map(
    categories.flatMap(({ subCategories }) =>
      subCategories.map(({ slug, image }) => [slug, image]),
    ),
  )
  const tones = ARTICLE_CATEGORIES.map(([slug]) => slug as string)
  return new Map(
    readDemoArticles().map(({ slug, category, picture }) => [
      slug,
      {
        tone: tones.indexOf(category),
        goods: picture.flatMap((each) => images.get(each) ?? []),
      },
    ]),
  )
}

/** Fills the blog: categories, articles, and the products that they calculate with where the shop has them. */
export async function seedArticles(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  catalogue: DemoCatalogue,
): Promise<number> {
  const pictures = listArticlePictures(catalogue)
  const categories = await db
    .insertInto('article_category')
    .values(ARTICLE_CATEGORIES.map(([slug, name, description]) => ({ slug, name, description })))
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map(categories.map(({ id, slug }) => [slug, id]))
  const products = new Set(
    (await db.selectFrom('product').select('slug').execute()).map(({ slug }) => slug),
  )
  const toRow = (article: DemoArticle) => {
    const at = new Date(clock.now().getTime() - days(article.days_ago))
    return {
      slug: article.slug,
      category_id: ids.get(article.category)!,
      title: article.title,
      excerpt: article.excerpt,
      body: article.body,
      picture: articlePictureName(pictures.get(article.slug)!),
      author: article.author,
      tags: article.tags,
      calculator_product:
        article.calculator && products.has(article.calculator) ? article.calculator : null,
      reading_minutes: renderContent(article.body).readingMinutes,
      published_at: at,
      created_at: at,
      updated_at: at,
    }
  }
  const rows = readDemoArticles().map(toRow)
  await db.insertInto('article').values(rows).execute()
  return rows.length
}
