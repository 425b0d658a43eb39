import { buildImageUrl } from '#images/image-url.ts'
import { createStructuredData, type StructuredData } from '#web/seo/structured-data.ts'

/** An article of the blog. Times are ISO 8601. */
export const describeArticle = (article: {
  path: string
  title: string
  excerpt: string
  /** Undefined where it was given none. */
  picture: string | undefined
  author: string
  section: string
  publishedAt: string
  updatedAt: string
}): StructuredData =>
  createStructuredData((origin, storeName) => ({
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.section,
    ...(article.picture && {
      image: [origin + buildImageUrl(article.picture, { width: 1280, format: 'jpeg' })],
    }),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: 'id',
    mainEntityOfPage: origin + article.path,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: storeName, url: `${origin}/` },
  }))
