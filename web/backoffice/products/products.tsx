import { useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { saleStatuses, saleStatusNames } from '#modules/catalogue/products/rules/staff-list.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { ListFooter } from '../shared/lists/list-footer.tsx'
import { buildListUrl } from '../shared/lists/list-query.ts'
import { handleBulkIntent } from './bulk/bulk-action.ts'
import { BulkForm } from './bulk/bulk-form.tsx'
import { loadProductChoices } from './choices.ts'
import { ListFilterForm } from './list-filter-form.tsx'
import { readProductList, toListParams } from './list-filter.ts'
import { toProductListRow } from './list-rows.ts'
import { handlePriceStockIntent } from './price-stock-actions.ts'
import { ProductRow } from './product-row.tsx'
import type { Route } from './+types/products'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Produk')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, filter } = readProductList(url)
  const api = context.get(apiContext)
  const [{ results, near, ...pages }, choices] = await Promise.all([
    api.staffProducts.list({ query }),
    loadProductChoices(api),
  ])
  const opened = {
    openProductId: url.searchParams.get('buka'),
    openVariantId: url.searchParams.get('ubah'),
    search: filter.search,
  }
  return {
    pages,
    filter,
    isApproximate: near,
    products: results.map((product) => toProductListRow(product, opened)),
    subCategories: choices.subCategories,
    filterChoices: { brands: choices.brands, places: choices.places },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const form = await readPostedForm(request)
  const api = context.get(apiContext)
  const result =
    form.get('intent') === 'bulk'
      ? await handleBulkIntent(api, form)
      : await handlePriceStockIntent(api, form)
  return respond(request, result, `/backoffice/produk${search}`)
}

/** Reloads after a refusal too: the page may be out of date, or part of the change may be saved. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod === 'POST' || defaultShouldRevalidate

export default function Products({
  loaderData: { pages, isApproximate, products, filter, subCategories, filterChoices },
  actionData,
}: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search)
  query.delete('ubah')
  query.delete('buka')
  return (
    <>
      <CatalogueHeader
        title="Produk"
        action={<ButtonLink to="/backoffice/produk/baru">Tambah produk</ButtonLink>}
      >
        <ListFilterForm filter={filter} choices={filterChoices} />
      </CatalogueHeader>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Produk menurut penjualan"
          items={saleStatuses.map((status) => ({
            to: buildListUrl(toListParams({ ...filter, status })),
            label: saleStatusNames[status],
            current: status === filter.status,
          }))}
        />
      </div>
      {isApproximate && products.length > 0 && (
        <div className="p-4 md:px-6">
          <Alert severity="info">Tidak ada yang persis cocok. Yang di bawah ini mendekati.</Alert>
        </div>
      )}
      {products.length === 0 ? (
        <NoProducts {...filter} />
      ) : (
        <>
          <BulkForm subCategories={subCategories} reply={actionData} />
          <ul>
            {products.map((product) => (
              <ProductRow key={product.id} product={product} query={query} reply={actionData} />
            ))}
          </ul>
          <ListFooter {...pages} noun="produk" label="Halaman produk" />
        </>
      )}
    </>
  )
}

const EMPTY_TEXTS = {
  onSale: 'Coba nama barang, ukuran, merek, atau sebagian SKU.',
  draft: 'Produk tanpa varian atau tanpa harga muncul di sini.',
  retired: 'Produk yang Anda hentikan penjualannya muncul di sini.',
}

function NoProducts({ status, ...filter }: ReturnType<typeof readProductList>['filter']) {
  const isFiltered = Boolean(filter.search || filter.place || filter.brand)
  return (
    <EmptyState
      icon={status === 'onSale' ? 'package-search' : 'archive'}
      title={isFiltered ? 'Tidak ada yang cocok' : 'Tidak ada'}
      text={EMPTY_TEXTS[isFiltered ? 'onSale' : status]}
    >
      {isFiltered && (
        <ButtonLink to={status === 'onSale' ? '?' : `?status=${status}`} variant="outlined">
          Lihat semua produk
        </ButtonLink>
      )}
    </EmptyState>
  )
}
