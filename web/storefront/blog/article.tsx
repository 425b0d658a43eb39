import { redirect } from 'react-router'
import { buildArticlePath } from '#modules/content/articles/rules.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs } from '#web/seo/structured-data.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { RelatedProducts } from '../catalogue/product/related-products.tsx'
import { addDeliveryToAll } from '../delivery-district/load-delivery-offers.ts'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { ArticleText } from './article-text.tsx'
import { ArticleCalculator } from './article-calculator.tsx'
import { ArticleCard, ArticleFacts } from './article-card.tsx'
import { ArticleShare } from './article-share.tsx'
import { describeArticle } from './describe-article.ts'
import { hasPicture } from './has-picture.ts'
import { loadCalculator, loadTaggedProducts } from './article-goods.ts'
import { TableOfContents } from './table-of-contents.tsx'
import type { Route } from './+types/article.ts'

export const handle = { isDormant: true, cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, 'Artikel')
  const { article, picture } = loaderData
  const { title, excerpt, author, category, publishedAt, updatedAt } = article
  const path = buildArticlePath(article)
  return buildPageMeta(matches, {
    title,
    description: excerpt,
    path,
    image: picture,
    structuredData: [
      describeArticle({
        path,
        title,
        excerpt,
        picture,
        author,
        publishedAt,
        updatedAt,
        section: category.name,
      }),
      describeBreadcrumbs([
        { name: 'Blog', path: '/blog' },
        { name: category.name, path: `/blog/${category.slug}` },
        { name: title, path },
      ]),
    ],
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const article = await api.blog.article({ slug: params.slugCategories })
  // An article may move to another category.
  if (article.category.slug !== params.categories) throw redirect(buildArticlePath(article), 301)
  const [tagged, calculator, ads] = await Promise.all([
    loadTaggedProducts(api, article.tags),
    loadCalculator(api, article.calculatorProduct),
    loadAds(api, 'blog'),
  ])
  const picture = hasPicture(article) ? article.picture : undefined
  return { ads, article, picture, calculator, ...(await addDeliveryToAll(context, { tagged })) }
}

export default function ArticlePage({
  loaderData: { ads, article, picture, calculator, tagged },
}: Route.ComponentProps) {
  const { title, excerpt, author, category, headings, html, others } = article
  return (
    <div className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: 'Blog', to: '/blog' },
          { label: category.name, to: `/blog/${category.slug}` },
          { label: title },
        ]}
      />
      <AdBanner ads={ads} placement="topbanner" className="mb-5" />
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_280px]">
        <article className="min-w-0">
          <header className="grid gap-3">
            <h1 className="max-w-[30ch] text-24 md:text-32">{title}</h1>
            <p className="max-w-[64ch] text-18 text-ink-2">{excerpt}</p>
            <div className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
              <span>
                Oleh <b className="text-ink">{author}</b>
              </span>
              <ArticleFacts article={article} />
            </div>
          </header>
          {picture && (
            <ResponsiveImage
              source={picture}
              alt=""
              width={960}
              height={540}
              sizes="(min-width: 1024px) 900px, 100vw"
              priority
              className="mt-4 aspect-video w-full rounded-card object-cover!"
            />
          )}
          <div className="mt-5 lg:hidden">
            <TableOfContents headings={headings} folded />
          </div>
          <ArticleText html={html} ads={ads} />
          {calculator && <ArticleCalculator key={calculator.slug} calculator={calculator} />}
          <ArticleShare title={title} path={buildArticlePath(article)} />
        </article>
        {/* One after the other, so that the floating button has its place below either. */}
        <aside className="hidden lg:flex lg:flex-col lg:gap-20">
          <div className="flex-2">
            <div className="sticky top-6">
              <TableOfContents headings={headings} />
            </div>
          </div>
          <div className="flex-1 empty:hidden">
            <AdBanner ads={ads} placement="sidebanner" className="sticky top-6" />
          </div>
        </aside>
      </div>
      <RelatedProducts title="Barang di artikel ini" products={tagged} />
      {others.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-3">Artikel lain tentang {category.name.toLocaleLowerCase('id-ID')}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((each) => (
              <ArticleCard key={each.id} article={each} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
