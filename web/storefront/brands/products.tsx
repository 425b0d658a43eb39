import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { EmptyList } from '../catalogue/empty-list.tsx'
import { cacheableList, readFilters, readSort } from '../catalogue/facets/filter-url.ts'
import { addDelivery } from '../delivery-district/load-delivery-offers.ts'
import { FilteredList } from '../catalogue/facets/filtered-list.tsx'
import { respondWithList, toLinkTags, buildPaginationLinks } from '../catalogue/list-seo.ts'
import { readPageParam } from '../catalogue/page-param.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/products.ts'

export const handle = { kind: 'list', cache: cacheableList } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => [
  ...buildPageMeta(matches, {
    title: `Produk ${loaderData?.name ?? params.brandSlug}`,
    description: `Semua produk ${loaderData?.name ?? ''} dengan harga per satuan, stok, dan ongkos kirim.`,
    path: `/brand/${params.brandSlug}/produk`,
    hasOwnCanonical: true,
  }),
  ...(loaderData ? toLinkTags(loaderData.pagination) : []),
]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(apiContext)
  const { merek: _other, ...narrowing } = { merek: '', ...readFilters(url.searchParams) }
  const query = { ...narrowing, brand: params.brandSlug }
  const sort = readSort(url.searchParams)
  const [{ name }, list, facets] = await Promise.all([
    catalogue.brand({ id: params.brandSlug }),
    catalogue.products({ query: { ...query, ...readPageParam(url), ...(sort ? { sort } : {}) } }),
    catalogue.facets({ query }),
  ])
  // The page itself fixes the brand.
  return respondWithList({
    name,
    list: await addDelivery(context, list),
    facets: { ...facets, brands: [] },
    pagination: buildPaginationLinks(url, list, []),
  })
}

/** All products of a brand, with the same filters as any list. */
export default function BrandProducts({
  loaderData: { name, list, facets },
}: Route.ComponentProps) {
  return (
    <>
      <h2 className="sr-only">Produk {name}</h2>
      <FilteredList
        list={list}
        facets={facets}
        unit={list.results[0]?.unit}
        empty={
          <EmptyList
            {...list}
            message={{
              title: `Belum ada barang ${name}`,
              text: 'Lihat merek lain dari jenis yang sama.',
            }}
          />
        }
      />
    </>
  )
}
