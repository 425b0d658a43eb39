import { refundCauseNames } from '#modules/finance/refunds/rules/refund-cause.ts'
import { RefundStatus, refundStatusNames } from '#modules/finance/refunds/rules/refund-status.ts'
import { formatRupiah } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { refundStatusTones } from '#web/shared/status-badges/refunds.ts'
import { loadStatusList } from '../shared/lists/list-query.ts'
import type { QueueRow } from '../shared/queues/queue-item.tsx'
import { QueuePage } from '../shared/queues/queue-page.tsx'
import type { StaffRefundRow } from './types.ts'
import type { Route } from './+types/refunds'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pengembalian dana')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, RefundStatus, (query) =>
    context.get(apiContext).staffRefunds.queue({ query }),
  )

const TABS = [
  { status: undefined, label: 'Semua yang berjalan' },
  ...RefundStatus.map((status) => ({ status, label: refundStatusNames[status] })),
]

/** The queue of refunds: what has not gone back, the longest unchanged first. */
export default function Refunds({ loaderData: { list, status, search } }: Route.ComponentProps) {
  return (
    <QueuePage
      path="/backoffice/pengembalian-dana"
      title="Pengembalian dana"
      tabs={TABS}
      tabsLabel="Status pengembalian"
      status={status}
      search={search}
      searchLabel="Cari pengembalian"
      searchPlaceholder="Nomor pesanan atau pembeli"
      list={list}
      toQueueRow={toQueueRow}
      pagesLabel="Halaman pengembalian"
      icon="landmark"
      noMatchText="Nomor dan nama pembeli boleh ditulis sebagian."
      resetLabel="Lihat semua pengembalian"
      emptyText="Pesanan yang dibatalkan setelah dibayar, nota kredit retur, dan kelebihan bayar muncul di sini."
    />
  )
}

const toQueueRow = (row: StaffRefundRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate" title={row.buyer}>
        {row.buyer}
      </b>
      <span className="num block text-14">
        {formatRupiah(row.amount)} · {refundCauseNames[row.cause]}
        {row.lenderName && ` · untuk ${row.lenderName}`}
      </span>
      <span className="num text-12 text-ink-2">{row.orderNumber}</span>
    </>
  ),
  badge: { name: refundStatusNames[row.status], tone: refundStatusTones[row.status] },
  receivedAt: row.updatedAt,
  ageHours: row.ageHours,
  handler: null,
})
