import { MaterialRequest } from '#modules/catalogue/search/contract.ts'
import { apiContext, districtContext } from '#web/context.ts'
import { readForm } from '#web/form.ts'
import { buildPageMeta, noIndexMeta } from '#web/seo/page-meta.ts'
import { pageTitle } from '#web/page-title.ts'
import { formatQuantity } from '#platform/format.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { AdBanner } from '#web/shared/ads/ad-banner.tsx'
import { AdLogos } from '#web/shared/ads/ad-logos.tsx'
import { loadAds } from '../ads/load-ads.ts'
import { addAskedQuantity } from './asked-quantity.ts'
import { Alert } from '#web/ui/alert.tsx'
import { EmptyList } from './empty-list.tsx'
import { cacheableList, readFilters, readSort } from './facets/filter-url.ts'
import { FilteredList } from './facets/filtered-list.tsx'
import { addDelivery } from '../delivery-district/load-delivery-offers.ts'
import {
  respondWithList,
  toLinkTags,
  buildPaginationLinks,
  type PaginationLinks,
} from './list-seo.ts'
import { MissingSizeNote } from './missing-size-note.tsx'
import { readPageParam } from './page-param.ts'
import type { ProductListResponse } from './product-list.tsx'
import { type MaterialRequestResult, RequestMaterial } from './request-material.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import type { Route } from './+types/products.ts'

export const handle = { kind: 'list', cache: cacheableList } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? describeList(matches, loaderData) : pageTitle(matches, 'Semua produk')),
  ...(loaderData?.search && !loaderData.pagination.isFiltered ? [noIndexMeta] : []),
]

type ListMeta = { search: string; list: ProductListResponse; pagination: PaginationLinks }

const describeList = (
  matches: Route.MetaArgs['matches'],
  { search, list, pagination }: ListMeta,
) => [
  ...buildPageMeta(matches, {
    title: search ? `Cari "${search.slice(0, 60)}"` : 'Semua produk',
    description: `${search ? `Hasil untuk "${search.slice(0, 60)}": ` : ''}Harga per satuan dan harga grosir, stok di tiap gudang, dan ongkos kirim bahan bangunan ke kecamatan Anda.`,
    path: '/produk',
    image: list.results[0]?.pictures[0],
    hasOwnCanonical: true,
  }),
  ...toLinkTags(pagination),
]

/** `triplek-kayu/triplek`: a category and its sub-category in the URL. */
function readCategory(params: URLSearchParams) {
  const [category, subCategory] = (params.get('kategori') ?? '').split('/')
  return category ? { category, ...(subCategory ? { subCategory } : {}) } : {}
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const params = url.searchParams
  const search = (params.get('search') ?? '').trim().slice(0, 5000)
  const district = search ? await context.get(districtContext).find() : undefined
  const query = {
    ...readFilters(params),
    ...readCategory(params),
    ...(search ? { search } : {}),
    ...(district ? { districtId: district.id } : {}),
  }
  const sort = readSort(params)
  const api = context.get(apiContext)
  const { catalogue } = api
  const [list, facets, ads] = await Promise.all([
    catalogue.products({ query: { ...query, ...readPageParam(url), ...(sort ? { sort } : {}) } }),
    catalogue.facets({ query }),
    search ? loadAds(api, 'search') : loadAds(api, 'productlist'),
  ])
  return respondWithList({
    ads,
    search,
    list: await addDelivery(context, addAskedQuantity(list, search)),
    facets,
    pagination: buildPaginationLinks(
      url,
      list,
      facets.attributes.map(({ key }) => key),
    ),
  })
}

/** Requests a material that the search did not find. */
export async function action({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, MaterialRequest)
  if (!read.ok) return read.reply
  try {
    await context.get(apiContext).catalogue.requestMaterial({ body: read.value })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return {
    confirmation:
      'Kebutuhan Anda sudah kami terima. Sales menghubungi Anda paling lambat hari kerja berikutnya.',
  } satisfies MaterialRequestResult
}

const buildEmptyMessage = (search: string) => ({
  title: search ? 'Belum ada yang cocok' : 'Belum ada barang di sini',
  text: search
    ? 'Coba kata yang lebih pendek, atau sebut jenis dan ukurannya saja: triplek 9 mm, besi 13, semen 40 kg.'
    : 'Barang segera menyusul.',
})

export default function Products({
  loaderData: { ads, search, list, facets },
  actionData,
}: Route.ComponentProps) {
  const asked = list.results.find(({ askedQty }) => askedQty)
  return (
    <div className="wrap pb-12">
      <Breadcrumb items={[{ label: search ? 'Pencarian' : 'Produk' }]} />
      <h1 className="line-clamp-2 wrap-anywhere md:text-32">
        {search ? `Hasil untuk "${list.correction ?? search}"` : 'Semua produk'}
      </h1>
      {list.correction && (
        <p className="wrap-anywhere text-ink-2">Anda menulis "{search.slice(0, 200)}".</p>
      )}
      <p className="num mb-5 text-ink-2" role="status">
        {list.near && list.results.length > 0
          ? 'Belum ada yang persis cocok. Ini yang paling mendekati.'
          : `${list.totalIsExact ? '' : 'Lebih dari '}${formatQuantity(list.total)} barang`}
        {asked && ` · jumlah terisi ${formatQuantity(asked.askedQty!)} ${asked.unit}`}
      </p>
      <AdBanner ads={ads} placement="topbanner" isFirst className="mb-4" />
      <AdLogos ads={ads} title="Merek pilihan" className="mb-4" />
      {list.missingBrand && (
        <Alert severity="info" className="mb-5">
          {list.missingBrand} tidak kami jual.
          {list.results.length > 0 && ' Ini yang serupa dari merek lain.'}
        </Alert>
      )}
      {list.missingSize && <MissingSizeNote missingSize={list.missingSize} />}
      <FilteredList
        list={list}
        facets={facets}
        empty={<EmptyList {...list} message={buildEmptyMessage(search)} />}
      >
        <RequestMaterial
          title={list.near || list.total === 0 ? 'Tidak menemukannya?' : 'Butuh yang lain?'}
          material={search.slice(0, 200)}
          reply={actionData}
          open={Boolean(search) && (list.near || list.total === 0)}
        />
      </FilteredList>
    </div>
  )
}
