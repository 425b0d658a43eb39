import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeShop } from '#web/seo/structured-data.ts'
import { TextLink } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/card.tsx'
import { ProductCard } from '#web/shared/product-card.tsx'
import { ProductGrid } from '#web/shared/product-grid.tsx'
import { toProductCard } from '../catalogue/to-product-card.ts'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { Hero } from './hero.tsx'
import { PriceTable } from './price-table.tsx'
import { SellingPoints } from './selling-points.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/home.ts'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: 'Bahan bangunan untuk proyek dan rumah',
    description:
      'Semen, besi, triplek, bata ringan, atap, pipa, dan cat dengan harga per satuan, stok, dan ongkos kirim yang terlihat sebelum membayar.',
    path: '/',
    image: loaderData?.popular[0]?.offer.picture,
    structuredData: describeShop(),
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const [categories, featured, popular] = await Promise.all([
    catalogue.categories(),
    catalogue.featured(),
    catalogue.products({ query: { count: 8 } }),
  ])
  return { categories: categories.results, featured: featured.results, popular: popular.results }
}

export default function Home({
  loaderData: { categories, featured, popular },
}: Route.ComponentProps) {
  return (
    <>
      <Hero
        examples={['triplek 9 mm', 'besi ulir 13', 'semen 40 kg', 'hebel 10 cm', 'pipa pvc 4"']}
      />
      <div className="wrap pb-12">
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
            tiles={categories.slice(0, 12).map(({ slug, category, picture, subCategory }) => ({
              to: `/kategori/${slug}`,
              name: category,
              picture,
              note: `${subCategory.length} jenis`,
            }))}
          />
        </section>
        <PriceTable products={featured} />
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
      </div>
    </>
  )
}
