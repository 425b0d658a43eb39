import { data } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs } from '#web/seo/structured-data.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { ArticleList } from './article-list.tsx'
import { loadArticles, respondWithArticles } from './load-articles.ts'
import type { Route } from './+types/category.ts'

export const handle = { isDormant: true, cache: { query: ['page'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, 'Blog')
  const { slug, name, description } = loaderData.category
  return buildPageMeta(matches, {
    title: `${name}: panduan`,
    description,
    path: `/blog/${slug}`,
    image: loaderData.list.results[0]?.picture,
    structuredData: [
      describeBreadcrumbs([
        { name: 'Blog', path: '/blog' },
        { name, path: `/blog/${slug}` },
      ]),
    ],
  })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ list }, { results }] = await Promise.all([
    loadArticles(api, new URL(url.pathname + withoutSearch(url), url), params.categories),
    api.blog.categories({ query: { sort: 'id' } }),
  ])
  const category = results.find(({ slug }) => slug === params.categories)
  if (!category) throw data({ message: 'Kategori artikel ini tidak ada.' }, 404)
  return respondWithArticles({ category, list, ads: await loadAds(api, 'blog') })
}

/** The search is for all categories. */
function withoutSearch({ searchParams }: URL): string {
  const page = searchParams.get('page')
  return page ? `?${new URLSearchParams({ page })}` : ''
}

export default function BlogCategory({
  loaderData: { ads, category, list },
}: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: 'Blog', to: '/blog' }, { label: category.name }]} />
      <h1 className="md:text-32">{category.name}</h1>
      <p className="mt-1 max-w-[64ch] text-ink-2">{category.description}</p>
      <p className="num mt-1 mb-5 text-14 text-ink-2">{formatQuantity(list.total)} artikel</p>
      <AdBanner ads={ads} placement="topbanner" isFirst className="mb-5" />
      <ArticleList list={list} />
    </div>
  )
}
