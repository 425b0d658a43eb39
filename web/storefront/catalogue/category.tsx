import { apiContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { crumbs, itemList } from '#web/seo/structured.ts'
import { titled } from '#web/titled.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SectionHead } from '#web/ui/card.tsx'
import { EmptyList } from './empty-list.tsx'
import { listed, standingLinks, standingOf } from './listed.ts'
import { placeFrom } from './place.ts'
import { ProductList } from './product-list.tsx'
import { Tiles } from './tiles.tsx'
import type { Route } from './+types/category.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return titled(matches, 'Kategori')
  const { category, list, standing } = loaderData
  const path = `/kategori/${category.slug}`
  return [
    ...seoOf(matches, {
      title: `${category.category}: harga dan stok`,
      description: `Harga, stok, dan ongkos kirim ${category.category} per satuan: ${category.subCategory.map((sub) => sub.subCategory).join(', ')}.`,
      path,
      picture: category.picture,
      ownCanonical: true,
      structured: [
        crumbs([
          { name: 'Kategori', path: '/kategori' },
          { name: category.category, path },
        ]),
        itemList(list.results.map(({ slug }) => slug)),
      ],
    }),
    ...standingLinks(standing),
  ]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const [category, list] = await Promise.all([
    catalogue.category({ id: params.categorySlug }),
    catalogue.products({ query: { ...placeFrom(url), category: params.categorySlug } }),
  ])
  const place = new URL(url)
  place.search = list.page > 0 ? `?page=${list.page}` : ''
  return listed({ category, list, standing: standingOf(place, list, []) })
}

export default function Category({ loaderData: { category, list } }: Route.ComponentProps) {
  const nothing = {
    title: 'Belum ada barang di sini',
    text: 'Lihat kategori lain, barang di sini segera menyusul.',
  }
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: 'Kategori', to: '/kategori' }, { label: category.category }]} />
      <h1 className="mb-5 md:text-32">{category.category}</h1>
      <Tiles
        tiles={category.subCategory.map(({ slug, subCategory, picture }) => ({
          to: `/kategori/${category.slug}/${slug}`,
          name: subCategory,
          picture,
        }))}
      />
      <section className="mt-10">
        <SectionHead title="Paling laku" />
        {list.results.length > 0 ? (
          <ProductList list={list} />
        ) : (
          <EmptyList {...list} nothing={nothing} />
        )}
      </section>
    </div>
  )
}
