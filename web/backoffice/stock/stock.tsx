import { readPostedForm } from '#web/form/read-posted-form.ts'
import { readRepeatKey } from '#web/form/repeat-key.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { runAction } from '../shared/run-action.ts'
import { OPENED_BY_QUERY } from '#web/ui/leave-guard.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/action-result.ts'
import { readPage, readSearch } from '../shared/list-query.ts'
import { SearchBar } from '../shared/search-bar.tsx'
import { StockMovementRow } from './movement-row.tsx'
import { readReceiptBody } from './receipt-body.ts'
import { ReceiptForm } from './receipt-form.tsx'
import type { Route } from './+types/stock'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Stok')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffStock: stock } = context.get(apiContext)
  const sku = readSearch(url, 60)
  const [list, { results: warehouses }] = await Promise.all([
    stock.movements({ query: { page: readPage(url), count: ROWS, ...(sku ? { sku } : {}) } }),
    stock.warehouses(),
  ])
  return { list, warehouses, sku, isReceiving: url.searchParams.has('terima') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const { staffStock } = context.get(apiContext)
  const outcome = await runAction(form, 'Barang masuk tercatat.', () =>
    staffStock.receive({ body: readReceiptBody(form) }, readRepeatKey(form)),
  )
  return respond(request, outcome, '/backoffice/stok')
}

export const shouldRevalidate = revalidateOnConflict

/** Every stock movement, and the form that records a delivery from a supplier. */
export default function Stock({
  loaderData: { list, warehouses, sku, isReceiving },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHeader
        title="Stok"
        action={
          <ButtonLink
            to={isReceiving ? '?' : '?terima'}
            variant={isReceiving ? 'outlined' : 'filled'}
          >
            {isReceiving ? 'Tutup' : 'Terima barang'}
          </ButtonLink>
        }
      >
        <SearchBar search={sku} label="Cari riwayat SKU" placeholder="SKU lengkap" />
      </CatalogueHeader>
      {isReceiving && (
        <div {...OPENED_BY_QUERY} className="border-b border-line bg-tarp-50 px-4 py-4 md:px-6">
          <ReceiptForm warehouses={warehouses} reply={actionData} />
        </div>
      )}
      {list.results.length === 0 ? (
        <EmptyState
          icon="package-check"
          title={sku ? 'Belum ada riwayat untuk SKU ini' : 'Belum ada pergerakan stok'}
          text="Barang masuk, penyesuaian dan pengiriman tercatat di sini dengan alasannya."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map((movement) => (
            <StockMovementRow key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman riwayat stok" />
      </div>
    </>
  )
}
