import { readPostedForm } from '#web/form/read-posted-form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OPENED_BY_QUERY } from '#web/ui/forms/leave-guard.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { readPage, readSearch } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { StockMovementRow } from './movement-row.tsx'
import { handleStockIntent } from './actions.ts'
import { ReceiptForm, TransferForm } from './goods-forms.tsx'
import { readTransferPreset } from './transfer-preset.ts'
import { readStockWork, StockHeader } from './stock-header.tsx'
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
  return { list, warehouses, sku, work: readStockWork(url), preset: readTransferPreset(url) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const outcome = await handleStockIntent(context.get(apiContext), form, readIdempotencyKey(form))
  return respond(request, outcome, '/backoffice/stok')
}

export const shouldRevalidate = revalidateOnConflict

/** Every stock movement, and the forms that record what came in or moved. */
export default function Stock({
  loaderData: { list, warehouses, sku, work, preset },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <StockHeader page="history" work={work}>
        <SearchBar search={sku} label="Cari riwayat SKU" placeholder="SKU lengkap" />
      </StockHeader>
      {work && (
        <div
          key={work}
          {...OPENED_BY_QUERY}
          className="border-b border-line bg-tarp-50 px-4 py-4 md:px-6"
        >
          {work === 'terima' ? (
            <ReceiptForm warehouses={warehouses} reply={actionData} />
          ) : (
            <TransferForm warehouses={warehouses} preset={preset} reply={actionData} />
          )}
        </div>
      )}
      <PagedList
        list={list}
        label="Halaman riwayat stok"
        empty={
          <EmptyState
            icon="package-check"
            title={sku ? 'Belum ada riwayat untuk SKU ini' : 'Belum ada pergerakan stok'}
            text="Barang masuk, pindah, penyesuaian dan pengiriman tercatat di sini dengan alasannya."
          />
        }
      >
        {(movement) => <StockMovementRow key={movement.id} movement={movement} />}
      </PagedList>
    </>
  )
}
