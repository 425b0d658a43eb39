import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs, describeBrand } from '#web/seo/structured-data.ts'
import { TextLink } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/card.tsx'
import { ProductCard } from '#web/shared/product-card.tsx'
import { ProductGrid } from '#web/shared/product-grid.tsx'
import { toProductCard } from '../catalogue/to-product-card.ts'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/home.ts'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? buildPageMeta(matches, {
        title: `${loaderData.brand.name}: harga dan stok`,
        description: loaderData.brand.story,
        path: `/brand/${loaderData.brand.slug}`,
        image: loaderData.brand.logo,
        structuredData: [
          describeBrand(loaderData.brand),
          describeBreadcrumbs([
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

/** A brand's description, its categories and its best-selling products. */
export default function BrandHome({ loaderData: { brand, popular } }: Route.ComponentProps) {
  return (
    <>
      <p className="max-w-[70ch]">{brand.story}</p>
      <section className="mt-8">
        <SectionHeader title="Jenis produk" />
        <CategoryTiles
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
          <SectionHeader
            title="Paling laku"
            action={
              <TextLink to={`/brand/${brand.slug}/produk`} icon="arrow-right">
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
      )}
    </>
  )
}
