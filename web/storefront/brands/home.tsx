import { ArrowRight } from 'lucide-react'
import { apiContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { crumbs, organization } from '#web/seo/structured.ts'
import { TextLink } from '#web/ui/button.tsx'
import { SectionHead } from '#web/ui/card.tsx'
import { ProductCard, ProductGrid } from '#web/ui/product-card.tsx'
import { cardOf } from '../catalogue/card.ts'
import { Tiles } from '../catalogue/tiles.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? seoOf(matches, {
        title: `${loaderData.brand.name}: harga dan stok`,
        description: loaderData.brand.story,
        path: `/brand/${loaderData.brand.slug}`,
        picture: loaderData.brand.logo,
        structured: [
          organization(loaderData.brand),
          crumbs([
            { name: 'Merek', path: '/brand' },
            { name: loaderData.brand.name, path: `/brand/${loaderData.brand.slug}` },
          ]),
        ],
      })
    : []

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const brand = await catalogue.brand({ id: params.brandSlug })
  const { results } = await catalogue.products({ query: { brand: brand.slug, count: 8 } })
  return { brand, popular: results }
}

/** What a brand stands for, what it makes, and what sells best of it. */
export default function BrandHome({ loaderData: { brand, popular } }: Route.ComponentProps) {
  return (
    <>
      <p className="max-w-[70ch]">{brand.story}</p>
      <section className="mt-8">
        <SectionHead title="Yang dibuat" />
        <Tiles
          tiles={brand.subCategories.map(({ slug, subCategory, picture, category, products }) => ({
            to: `/kategori/${category.slug}/${slug}?merek=${brand.slug}`,
            name: subCategory,
            picture,
            note: `${products} barang`,
          }))}
        />
      </section>
      {popular.length > 0 && (
        <section className="mt-10">
          <SectionHead
            title="Paling laku"
            action={
              <TextLink to={`/brand/${brand.slug}/produk`} icon={ArrowRight}>
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
      )}
    </>
  )
}
