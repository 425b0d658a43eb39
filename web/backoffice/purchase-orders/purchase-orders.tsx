import {
  purchaseOrderStatusNames,
  PurchaseOrderStatus,
} from '#modules/selling/purchase-orders/rules.ts'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { purchaseOrderStatusTones } from '#web/shared/status-badges/purchase-orders.ts'
import { loadStatusList } from '../shared/lists/list-query.ts'
import type { QueueRow } from '../shared/queues/queue-item.tsx'
import { QueuePage } from '../shared/queues/queue-page.tsx'
import type { StaffPurchaseOrderRow } from './types.ts'
import type { Route } from './+types/purchase-orders'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Purchase order')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, PurchaseOrderStatus, (query) =>
    context.get(apiContext).staffPurchaseOrders.queue({ query }),
  )

const TABS = [
  { status: undefined, label: 'Menunggu dan dikerjakan' },
  { status: 'done', label: 'Selesai' },
  { status: 'cancelled', label: 'Dibatalkan' },
] as const

export default function PurchaseOrders({
  loaderData: { list, status, search },
}: Route.ComponentProps) {
  return (
    <QueuePage
      path="/backoffice/upo"
      title="Purchase order"
      tabs={TABS}
      tabsLabel="Status purchase order"
      status={status}
      search={search}
      searchLabel="Cari purchase order"
      searchPlaceholder="Nomor, perusahaan, atau proyek"
      list={list}
      toQueueRow={toQueueRow}
      columns="lg:grid-cols-[minmax(0,1fr)_170px_210px_190px]"
      pagesLabel="Halaman purchase order"
      icon="file-text"
      noMatchText="Nomor, nama perusahaan, dan nama proyek boleh ditulis sebagian."
      resetLabel="Lihat semua"
      emptyText="Purchase order yang diunggah perusahaan muncul di sini, yang paling lama menunggu di atas."
    />
  )
}

const toQueueRow = (row: StaffPurchaseOrderRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate" title={row.project}>
        {row.project}
      </b>
      <span className="block truncate text-14" title={row.company}>
        {row.company}
      </span>
      <span className="num text-12 text-ink-2">
        {row.number} · {row.fileKind.toUpperCase()}
        {row.lines > 0 && ` · ${formatQuantity(row.lines)} baris`}
        {row.open > 0 && `, ${formatQuantity(row.open)} belum cocok`}
      </span>
    </>
  ),
  badge: {
    name: purchaseOrderStatusNames[row.status],
    tone: purchaseOrderStatusTones[row.status],
  },
  receivedAt: row.createdAt,
  ageHours: row.ageHours,
  handler: row.handler,
})
