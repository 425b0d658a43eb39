import { apiContext } from '#web/context.ts'
import { buildPageMeta, noIndexMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs } from '#web/seo/structured-data.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { PageSearch } from '../content/page-search.tsx'
import { ArticleList } from './article-list.tsx'
import { loadArticles, respondWithArticles } from './load-articles.ts'
import type { Route } from './+types/blog.ts'

export const handle = { isDormant: true, cache: { query: ['page'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...buildPageMeta(matches, {
    title: 'Panduan bahan bangunan',
    description:
      'Hitungan kebutuhan, cara memilih, dan cara memasang: semen, besi, triplek, bata, atap, keramik, dan cat, ditulis untuk proyek dan rumah.',
    path: '/blog',
    image: loaderData?.list.results[0]?.picture,
    structuredData: [describeBreadcrumbs([{ name: 'Blog', path: '/blog' }])],
  }),
  ...(loaderData?.search ? [noIndexMeta] : []),
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [articles, ads] = await Promise.all([loadArticles(api, url), loadAds(api, 'blog')])
  return respondWithArticles({ ...articles, ads })
}

export default function Blog({ loaderData: { ads, list, search } }: Route.ComponentProps) {
  return (
    <>
      <section className="graph-paper border-b border-tarp-200">
        <div className="wrap grid gap-4 py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:items-end md:py-10">
          <div>
            <h1 className="text-24 md:text-32">Panduan bahan bangunan</h1>
            <p className="mt-2 max-w-[56ch] text-ink-2">
              Hitungan yang bisa dipakai di lapangan: berapa sak, berapa lembar, berapa batang, dan
              apa yang harus dilihat sebelum membayar.
            </p>
          </div>
          <PageSearch
            path="/blog"
            search={search}
            label="Cari artikel"
            placeholder="Cari judul, misalnya semen"
          />
        </div>
      </section>
      <div className="wrap py-6 pb-12">
        <AdBanner ads={ads} placement="topbanner" isFirst className="mb-6" />
        {search && (
          <p role="status" className="num mb-4 text-ink-2">
            <b className="text-ink">{list.total}</b> artikel dengan “{search}” di judulnya
          </p>
        )}
        <ArticleList list={list} hasLead={!search} />
      </div>
    </>
  )
}
