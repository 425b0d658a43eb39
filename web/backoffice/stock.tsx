import { PackageCheck } from 'lucide-react'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { acted } from './parts/acting.ts'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { SearchLine, searchOf } from './parts/search-line.tsx'
import { MoveRow } from './stock/move-row.tsx'
import { receiptIn } from './stock/receipt-body.ts'
import { ReceiptForm } from './stock/receipt-form.tsx'
import type { Route } from './+types/stock.ts'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Stok')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { staffStock: desk } = context.get(apiContext)
  const { page, search } = searchOf(request)
  const sku = search.slice(0, 60)
  const [list, { results: warehouses }] = await Promise.all([
    desk.moves({ query: { page, count: ROWS, ...(sku ? { sku } : {}) } }),
    desk.warehouses(),
  ])
  return { list, warehouses, search, isReceiving: url.searchParams.has('terima') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { staffStock } = context.get(apiContext)
  const outcome = await acted(form, 'Barang masuk tercatat.', () =>
    staffStock.receive({ body: receiptIn(form) }),
  )
  return answered(request, outcome, '/backoffice/stok')
}

export const shouldRevalidate = afterRefusal

/** Every change of what lies in the warehouses, and the form that takes goods in. */
export default function Stock({
  loaderData: { list, warehouses, search, isReceiving },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHead
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
        <SearchLine search={search} label="Cari riwayat SKU" placeholder="SKU lengkap" />
      </CatalogueHead>
      {isReceiving && (
        <div className="border-b border-line bg-tarp-50 px-4 py-4 md:px-6">
          <ReceiptForm warehouses={warehouses} reply={actionData} />
        </div>
      )}
      {list.results.length === 0 ? (
        <EmptyState
          icon={PackageCheck}
          title={search ? 'Belum ada riwayat untuk SKU ini' : 'Belum ada pergerakan stok'}
          text="Barang masuk, penyesuaian dan pengiriman tercatat di sini dengan alasannya."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map((move) => (
            <MoveRow key={move.id} move={move} />
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman riwayat stok" />
      </div>
    </>
  )
}
