import { ArrowRight } from 'lucide-react'
import { apiContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { shop } from '#web/seo/structured.ts'
import { TextLink } from '#web/ui/button.tsx'
import { SectionHead } from '#web/ui/card.tsx'
import { ProductCard, ProductGrid } from '#web/ui/product-card.tsx'
import { cardOf } from '../catalogue/card.ts'
import { Tiles } from '../catalogue/tiles.tsx'
import { Hero } from './hero.tsx'
import { PriceTable } from './price-table.tsx'
import { Promises } from './promises.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seoOf(matches, {
    title: 'Bahan bangunan untuk proyek dan rumah',
    description:
      'Semen, besi, triplek, bata ringan, atap, pipa, dan cat dengan harga per satuan, stok, dan ongkos kirim yang terlihat sebelum membayar.',
    path: '/',
    picture: loaderData?.popular[0]?.offer.picture,
    structured: shop(),
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
        <Promises />
        <section className="mt-8">
          <SectionHead
            title="Kategori"
            action={
              <TextLink to="/kategori" icon={ArrowRight}>
                Semua kategori
              </TextLink>
            }
          />
          <Tiles
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
          <SectionHead
            title="Paling laku"
            action={
              <TextLink to="/produk" icon={ArrowRight}>
                Semua produk
              </TextLink>
            }
          />
          <ProductGrid>
            {popular.map((product) => (
              <ProductCard key={product.id} {...cardOf(product)} />
            ))}
          </ProductGrid>
        </section>
      </div>
    </>
  )
}
