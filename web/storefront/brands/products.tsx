import { apiContext } from '#web/context.ts'
import { seoOf } from '#web/seo/page.ts'
import { EmptyList } from '../catalogue/empty-list.tsx'
import { narrowingFrom, sortFrom } from '../catalogue/facets/address.ts'
import { NarrowedList } from '../catalogue/facets/narrowed-list.tsx'
import { listed, standingLinks, standingOf } from '../catalogue/listed.ts'
import { placeFrom } from '../catalogue/place.ts'
import type { Route } from './+types/products.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => [
  ...seoOf(matches, {
    title: `Produk ${loaderData?.name ?? params.brandSlug}`,
    description: `Semua barang ${loaderData?.name ?? ''} dengan harga per satuan, stok, dan ongkos kirim.`,
    path: `/brand/${params.brandSlug}/produk`,
    ownCanonical: true,
  }),
  ...(loaderData ? standingLinks(loaderData.standing) : []),
]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const { merek: _other, ...narrowing } = { merek: '', ...narrowingFrom(url.searchParams) }
  const query = { ...narrowing, brand: params.brandSlug }
  const sort = sortFrom(url.searchParams)
  const [{ name }, list, facets] = await Promise.all([
    catalogue.brand({ id: params.brandSlug }),
    catalogue.products({ query: { ...query, ...placeFrom(url), ...(sort ? { sort } : {}) } }),
    catalogue.facets({ query }),
  ])
  // The brand is chosen by the page itself.
  return listed({
    name,
    list,
    facets: { ...facets, brands: [] },
    standing: standingOf(url, list, []),
  })
}

/** Everything that a brand has in the shop, narrowed like any list. */
export default function BrandProducts({
  loaderData: { name, list, facets },
}: Route.ComponentProps) {
  return (
    <>
      <h2 className="sr-only">Produk {name}</h2>
      <NarrowedList
        list={list}
        facets={facets}
        unit={list.results[0]?.unit}
        empty={
          <EmptyList
            {...list}
            nothing={{
              title: `Belum ada barang ${name}`,
              text: 'Lihat merek lain dari jenis yang sama.',
            }}
          />
        }
      />
    </>
  )
}
