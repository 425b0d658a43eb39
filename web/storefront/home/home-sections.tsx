import { AdLogos } from '#web/shared/ads/ad-logos.tsx'
import { ProductCard } from '#web/shared/product-card.tsx'
import { ProductGrid } from '#web/shared/product-grid.tsx'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { toProductCard } from '../catalogue/to-product-card.ts'
import { ArticleCard } from '../blog/article-card.tsx'
import { BannerRow } from './banner-row.tsx'
import { BrandStrip } from './brand-strip.tsx'
import { LinkedSection } from './linked-section.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { chooseCategories, type HomeData } from './load-home.ts'
import { PriceTable } from './price-table.tsx'
import { SellingPoints } from './selling-points.tsx'
import { ViewedSection } from './viewed-section.tsx'

type Section = HomeData['sections'][number]

/** The logos of brands that advertise are booked, so they stand where readers come past, however staff arrange the rest. */
const SECTIONS_ABOVE_LOGOS = 2

/** The sections of the home page in their order. Banners that follow one another share a row. */
export function HomeSections({ home }: { home: HomeData }) {
  const rows = groupBanners(home.sections)
  const toSection = (row: Section[], index: number) => (
    <HomeSection key={row[0]!.id} row={row} home={home} isFirst={index === 0} />
  )
  return (
    <>
      {rows.slice(0, SECTIONS_ABOVE_LOGOS).map(toSection)}
      <AdLogos ads={home.ads} title="Merek pilihan" className="mt-8" />
      {rows
        .slice(SECTIONS_ABOVE_LOGOS)
        .map((row, index) => toSection(row, index + SECTIONS_ABOVE_LOGOS))}
    </>
  )
}

function groupBanners(sections: readonly Section[]): Section[][] {
  const rows: Section[][] = []
  for (const section of sections) {
    const last = rows.at(-1)
    if (section.kind === 'banner' && last?.[0]!.kind === 'banner') last.push(section)
    else rows.push([section])
  }
  return rows
}

type Props = { row: Section[]; home: HomeData; isFirst: boolean }

function HomeSection({ row, home, isFirst }: Props) {
  const { kind, title, categories, brands, articles } = row[0]!
  switch (kind) {
    case 'banner':
      return <BannerRow banners={row.flatMap(({ banner }) => banner ?? [])} isFirst={isFirst} />
    case 'selling-points':
      return <SellingPoints />
    case 'categories':
      return (
        <LinkedSection title={title} to="/kategori" linkLabel="Semua kategori">
          <CategoryTiles
            tiles={chooseCategories(home.categories, categories).map(
              ({ slug, category, picture, from }) => ({
                to: `/kategori/${slug}`,
                name: category,
                picture,
                from,
              }),
            )}
          />
        </LinkedSection>
      )
    case 'prices':
      return <PriceTable title={title} featured={home.featured} />
    case 'popular':
      return <PopularSection title={title} products={home.popular} />
    case 'recently-viewed':
      return <ViewedSection title={title} />
    case 'brands':
      return <BrandStrip title={title} brands={brands.length > 0 ? brands : home.brands} />
    case 'articles':
      return <ArticleSection title={title} articles={articles} />
    case 'business':
      return <BusinessPanel />
    default:
      return kind satisfies never
  }
}

const PopularSection = ({ title, products }: { title: string; products: HomeData['popular'] }) => (
  <LinkedSection title={title} to="/produk" linkLabel="Semua produk">
    <ProductGrid>
      {products.map((product) => (
        <ProductCard key={product.id} {...toProductCard(product)} />
      ))}
    </ProductGrid>
  </LinkedSection>
)

const ArticleSection = ({ title, articles }: Pick<Section, 'title' | 'articles'>) =>
  articles.length > 0 && (
    <LinkedSection title={title} to="/blog" linkLabel="Semua artikel">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
    </LinkedSection>
  )
