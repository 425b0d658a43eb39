import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeShop } from '#web/seo/structured-data.ts'
import { TextLink } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/card.tsx'
import { ProductCard } from '#web/shared/product-card.tsx'
import { ProductGrid } from '#web/shared/product-grid.tsx'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { AdLogos } from '#web/shared/ads/ad-logos.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { toProductCard } from '../catalogue/to-product-card.ts'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { addDeliveryToAll } from '../delivery-district/load-delivery-offers.ts'
import { downloadPriceList } from './download-price-list.ts'
import { PRICE_LIST_PARAM } from './price-list-url.ts'
import { BrandStrip } from './brand-strip.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { Hero } from './hero.tsx'
import { PriceTable } from './price-table.tsx'
import { SellingPoints } from './selling-points.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/home.ts'

export const handle = {
  cache: {},
  uncacheableQuery: [PRICE_LIST_PARAM],
} satisfies PageHandle

export const middleware = [downloadPriceList]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: 'Bahan bangunan untuk proyek dan rumah',
    description:
      'Semen, besi, triplek, bata ringan, atap, pipa, dan cat dengan harga per satuan, stok, dan ongkos kirim yang terlihat sebelum membayar.',
    path: '/',
    image: loaderData?.popular[0]?.offer.picture,
    structuredData: describeShop(),
  })

/** Two rows on a wide screen. */
const MAX_CATEGORIES = 12
const MAX_BRANDS = 8

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { catalogue } = api
  const [categories, prices, featured, popular, brands, ads] = await Promise.all([
    catalogue.categories(),
    catalogue.categoryPrices(),
    catalogue.featured(),
    catalogue.products({ query: { count: 8 } }),
    catalogue.brands({ query: { count: 100 } }),
    loadAds(api, 'homepage'),
  ])
  const shownBrands = new Set(
    [...featured.results, ...popular.results].map(({ brand }) => brand.slug),
  )
  return {
    ads,
    categories: categories.results.slice(0, MAX_CATEGORIES).map(({ slug, category, picture }) => ({
      slug,
      category,
      picture,
      from: prices.results.find((each) => each.slug === slug),
    })),
    featured,
    ...(await addDeliveryToAll(context, { popular: popular.results })),
    brands: brands.results
      .filter(({ slug }) => shownBrands.has(slug))
      .slice(0, MAX_BRANDS)
      .map(({ slug, name, logo }) => ({ slug, name, logo })),
  }
}

export default function Home({
  loaderData: { ads, categories, featured, popular, brands },
}: Route.ComponentProps) {
  return (
    <>
      <Hero products={featured.results} />
      <div className="wrap pb-12">
        <AdBanner ads={ads} placement="topbanner" className="pt-6" />
        <SellingPoints />
        <section className="mt-8">
          <SectionHeader
            title="Kategori"
            action={
              <TextLink to="/kategori" icon="arrow-right">
                Semua kategori
              </TextLink>
            }
          />
          <CategoryTiles
            tiles={categories.map(({ slug, category, picture, from }) => ({
              to: `/kategori/${slug}`,
              name: category,
              picture,
              from,
            }))}
          />
        </section>
        <AdLogos ads={ads} title="Merek pilihan" className="mt-8" />
        <PriceTable featured={featured} />
        <section className="mt-10">
          <SectionHeader
            title="Paling laku"
            action={
              <TextLink to="/produk" icon="arrow-right">
                Semua produk
              </TextLink>
            }
          />
          <ProductGrid>
            {popular.map((product) => (
              <ProductCard key={product.id} {...toProductCard(product)} />
            ))}
          </ProductGrid>
        </section>
        <BrandStrip brands={brands} />
        <BusinessPanel />
      </div>
    </>
  )
}
