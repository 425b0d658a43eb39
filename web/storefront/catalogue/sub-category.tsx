import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs, describeProductList } from '#web/seo/structured-data.ts'
import { pageTitle } from '#web/page-title.ts'
import { formatQuantity } from '#platform/format.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { EmptyList } from './empty-list.tsx'
import { cacheableFacetList, readFilters, readSort } from './facets/filter-url.ts'
import { FilteredList } from './facets/filtered-list.tsx'
import { SizeFilter } from './facets/size-filter.tsx'
import { addDelivery } from '../delivery-district/load-delivery-offers.ts'
import { respondWithList, toLinkTags, buildPaginationLinks } from './list-seo.ts'
import { readPageParam } from './page-param.ts'
import { Promo } from './promo.tsx'
import { RequestMaterial } from './request-material.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/sub-category.ts'

export const handle = { kind: 'list', cache: cacheableFacetList } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, 'Kategori')
  const { subCategory: sub, list, pagination } = loaderData
  const categoryPath = `/kategori/${sub.category.slug}`
  return [
    ...buildPageMeta(matches, {
      title: sub.title,
      description: `Harga ${sub.subCategory} per satuan dan harga grosir, dengan stok dan ongkos kirim. ${sub.aliases.join(', ')}`,
      path: `${categoryPath}/${sub.slug}`,
      image: sub.picture,
      hasOwnCanonical: true,
      structuredData: [
        describeBreadcrumbs([
          { name: sub.category.category, path: categoryPath },
          { name: sub.subCategory, path: `${categoryPath}/${sub.slug}` },
        ]),
        describeProductList(list.results.map(({ slug }) => slug)),
      ],
    }),
    ...toLinkTags(pagination),
  ]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { catalogue } = api
  const { categorySlug: category, subCategorySlug } = params
  const query = { ...readFilters(url.searchParams), category, subCategory: subCategorySlug }
  const sort = readSort(url.searchParams)
  const [subCategory, list, facets] = await Promise.all([
    catalogue.subCategory({ id: subCategorySlug }),
    catalogue.products({ query: { ...query, ...readPageParam(url), ...(sort ? { sort } : {}) } }),
    catalogue.facets({ query }),
  ])
  if (subCategory.category.slug !== category)
    throw data({ message: 'Kategori ini tidak ada.' }, 404)
  const pagination = buildPaginationLinks(
    url,
    list,
    facets.attributes.map(({ key }) => key),
  )
  return respondWithList({
    ads: await loadAds(api, 'productlist'),
    subCategory,
    list: await addDelivery(context, list),
    facets,
    pagination,
  })
}

export default function SubCategory({
  loaderData: { ads, subCategory, list, facets },
}: Route.ComponentProps) {
  const { category, aliases, promo, products } = subCategory
  return (
    <div className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: category.category, to: `/kategori/${category.slug}` },
          { label: subCategory.subCategory },
        ]}
      />
      <h1 className="md:text-32">{subCategory.subCategory}</h1>
      {/* Beside the text: a phone shows no title that it could stand beside. */}
      <div className="mb-4 flex items-start justify-between gap-3">
        <p className="num min-w-0 text-ink-2">
          <span role="status">
            <b className="text-ink">{formatQuantity(list.total)}</b>
            {list.total === products ? ' barang' : ` dari ${formatQuantity(products)} barang`}
          </span>
          {aliases.length > 0 && <> · juga dikenal sebagai {aliases.join(', ')}</>}
        </p>
        {promo?.label && <Promo promo={promo} />}
      </div>
      <AdBanner ads={ads} placement="topbanner" isFirst className="mb-4" />
      <SizeFilter facets={facets} />
      <FilteredList
        list={list}
        facets={facets}
        unit={list.results[0]?.unit}
        empty={
          <EmptyList
            {...list}
            message={{
              title: 'Belum ada barang di sini',
              text: 'Lihat kategori lain, barang di sini segera menyusul.',
            }}
          />
        }
      >
        <RequestMaterial title="Tidak ketemu ukurannya?" material={subCategory.subCategory} />
      </FilteredList>
    </div>
  )
}
