import { useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/action-result.ts'
import { handlePriceStockIntent } from './price-stock-actions.ts'
import { ProductRows } from './product-rows.tsx'
import { toProductListRow } from './list-rows.ts'
import { ListFooter } from '../shared/list-footer.tsx'
import { readListQuery } from '../shared/list-query.ts'
import { SearchBar } from '../shared/search-bar.tsx'
import type { Route } from './+types/products'

/** Products per page; each is shown with all its variants. */
const ROWS = 5

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Produk')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { count: ROWS, maxSearch: 200 })
  const openVariantId = url.searchParams.get('ubah')
  const { results, near, ...pages } = await context.get(apiContext).staffProducts.list({ query })
  return {
    pages,
    isApproximate: near,
    products: results.map((product) => toProductListRow(product, { openVariantId, search })),
    search,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const result = await handlePriceStockIntent(
    context.get(apiContext),
    await readPostedForm(request),
  )
  return respond(request, result, `/backoffice/produk${search}`)
}

/** Reloads after a refusal too: the page may be out of date, or part of the change may be saved. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod === 'POST' || defaultShouldRevalidate

export default function Products({
  loaderData: { pages, isApproximate, products, search },
  actionData,
}: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search)
  query.delete('ubah')
  return (
    <>
      <CatalogueHeader
        title="Produk"
        action={
          <>
            <ButtonLink to="/backoffice/produk-berhenti" variant="ghost">
              Tidak dijual
            </ButtonLink>
            <ButtonLink to="/backoffice/produk/baru">Tambah produk</ButtonLink>
          </>
        }
      >
        <SearchBar
          search={search}
          label="Cari nama, ukuran, atau SKU"
          placeholder="Nama, ukuran, SKU"
        />
      </CatalogueHeader>
      {isApproximate && products.length > 0 && (
        <div className="p-4 md:px-6">
          <Alert severity="info">Tidak ada yang persis cocok. Yang di bawah ini mendekati.</Alert>
        </div>
      )}
      {products.length === 0 ? (
        <EmptyState
          icon="package-search"
          title="Tidak ada yang cocok"
          text="Coba nama barang, ukuran, merek, atau sebagian SKU."
        >
          <ButtonLink to="?" variant="outlined">
            Lihat semua produk
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {products.map((product) => (
            <ProductRows key={product.id} product={product} query={query} reply={actionData} />
          ))}
          <ListFooter {...pages} noun="produk" label="Halaman produk" />
        </>
      )}
    </>
  )
}
