import { PackageSearch } from 'lucide-react'
import { useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/respond.ts'
import { handlePriceStockIntent } from './price-stock-actions.ts'
import { ProductRows } from './product-rows.tsx'
import { toProductListRow } from './list-rows.ts'
import { SearchBar, readListSearch } from '../shared/search-bar.tsx'
import type { Route } from './+types/products'

/** Products to a page; each brings all its variants. */
const ROWS = 5

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Produk')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, search } = readListSearch(request)
  const openVariantId = new URL(request.url).searchParams.get('ubah')
  const query = { page, count: ROWS, ...(search ? { search } : {}) }
  const { results, ...list } = await context.get(apiContext).staffProducts.list({ query })
  return {
    list,
    products: results.map((product) => toProductListRow(product, { openVariantId, search })),
    search,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const result = await handlePriceStockIntent(context.get(apiContext), await request.formData())
  return respond(request, result, `/backoffice/produk${search}`)
}

/** Also after a refusal: what was seen may be old, or part of what was sent was done. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod === 'POST' || defaultShouldRevalidate

export default function Products({
  loaderData: { list, products, search },
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
      {list.near && products.length > 0 && (
        <div className="p-4 md:px-6">
          <Alert severity="info">Tidak ada yang persis cocok. Yang di bawah ini mendekati.</Alert>
        </div>
      )}
      {products.length === 0 ? (
        <EmptyState
          icon={PackageSearch}
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
          <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-6">
            <p className="flex-1 text-14 text-ink-2">
              <span className="num">
                {list.totalIsExact ? list.total : `lebih dari ${list.total}`}
              </span>{' '}
              produk
            </p>
            <Pagination {...list} label="Halaman produk" />
          </footer>
        </>
      )}
    </>
  )
}
