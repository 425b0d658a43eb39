import { apiContext } from '#web/context.ts'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import { describeBreadcrumbs, describeProductList } from '#web/seo/structured-data.ts'
import { pageTitle } from '#web/page-title.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { SectionHeader } from '#web/ui/card.tsx'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { EmptyList } from './empty-list.tsx'
import { addDelivery } from '../delivery-district/load-delivery-offers.ts'
import { respondWithList, toLinkTags, buildPaginationLinks } from './list-seo.ts'
import { readPageParam } from './page-param.ts'
import { ProductList } from './product-list.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/category.ts'

export const handle = { kind: 'list', cache: { query: ['page'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageTitle(matches, 'Kategori')
  const { category, list, pagination } = loaderData
  const path = `/kategori/${category.slug}`
  return [
    ...buildPageMeta(matches, {
      title: `${category.category}: harga dan stok`,
      description: `Harga, stok, dan ongkos kirim ${category.category} per satuan: ${category.subCategory.map((sub) => sub.subCategory).join(', ')}.`,
      path,
      image: category.picture,
      hasOwnCanonical: true,
      structuredData: [
        describeBreadcrumbs([
          { name: 'Kategori', path: '/kategori' },
          { name: category.category, path },
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
  const [category, list] = await Promise.all([
    catalogue.category({ id: params.categorySlug }),
    catalogue.products({ query: { ...readPageParam(url), category: params.categorySlug } }),
  ])
  const buildPageUrl = new URL(url)
  buildPageUrl.search = list.page > 0 ? `?page=${list.page}` : ''
  return respondWithList({
    ads: await loadAds(api, 'productlist'),
    category,
    list: await addDelivery(context, list),
    pagination: buildPaginationLinks(buildPageUrl, list, []),
  })
}

export default function Category({ loaderData: { ads, category, list } }: Route.ComponentProps) {
  const emptyMessage = {
    title: 'Belum ada barang di sini',
    text: 'Lihat kategori lain, barang di sini segera menyusul.',
  }
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: 'Kategori', to: '/kategori' }, { label: category.category }]} />
      <h1 className="mb-5 md:text-32">{category.category}</h1>
      <AdBanner ads={ads} placement="topbanner" isFirst className="mb-5" />
      <CategoryTiles
        tiles={category.subCategory.map(({ slug, subCategory, picture }) => ({
          to: `/kategori/${category.slug}/${slug}`,
          name: subCategory,
          picture,
        }))}
      />
      <section className="mt-10">
        <SectionHeader title="Paling laku" />
        {list.results.length > 0 ? (
          <ProductList list={list} isBelow />
        ) : (
          <EmptyList {...list} message={emptyMessage} />
        )}
      </section>
    </div>
  )
}
