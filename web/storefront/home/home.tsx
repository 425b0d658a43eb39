import { noIndexMeta, buildPageMeta } from '#web/seo/page-meta.ts'
import { describeShop } from '#web/seo/structured-data.ts'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { downloadPriceList } from './download-price-list.ts'
import { PRICE_LIST_PARAM } from './price-list-url.ts'
import { Hero } from './hero.tsx'
import { HomeSections } from './home-sections.tsx'
import { loadHome } from './load-home.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PREVIEW_PARAM } from '#modules/content/home/rules/preview.ts'
import type { Route } from './+types/home.ts'

export const handle = {
  cache: {},
  uncacheableQuery: [PRICE_LIST_PARAM, PREVIEW_PARAM],
} satisfies PageHandle

export const middleware = [downloadPriceList]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...buildPageMeta(matches, {
    title: 'Bahan bangunan untuk proyek dan rumah',
    description:
      'Semen, besi, triplek, bata ringan, atap, pipa, dan cat dengan harga per satuan, stok, dan ongkos kirim yang terlihat sebelum membayar.',
    path: '/',
    image: loaderData?.popular[0]?.offer.picture,
    structuredData: describeShop(),
  }),
  ...(loaderData?.isPreview ? [noIndexMeta] : []),
]

export const loader = ({ context, url }: Route.LoaderArgs) => loadHome(context, url)

/** The first step of a buyer, and below it what staff arranged. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      {home.isPreview && <PreviewBar />}
      <Hero products={home.featured.results} />
      <div className="wrap pb-12">
        <AdBanner ads={home.ads} placement="topbanner" className="pt-6" />
        <HomeSections home={home} />
      </div>
    </>
  )
}
