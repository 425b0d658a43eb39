import {
  openReturnStatuses,
  ReturnStatus,
  returnStatusNames,
  voidReturnStatuses,
} from '#modules/finance/returns/rules/return-status.ts'
import { formatDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { returnStatusTones } from '#web/shared/status-badges/returns.ts'
import { loadStatusList } from '../shared/lists/list-query.ts'
import type { QueueRow } from '../shared/queues/queue-item.tsx'
import { QueuePage } from '../shared/queues/queue-page.tsx'
import type { StaffReturnRow } from './types.ts'
import type { Route } from './+types/returns'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Retur')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, ReturnStatus, (query) =>
    context.get(apiContext).staffReturns.queue({ query }),
  )

const TABS = [
  { status: undefined, label: 'Semua yang berjalan' },
  ...[...openReturnStatuses, 'credited' as const, ...voidReturnStatuses].map((status) => ({
    status,
    label: returnStatusNames[status],
  })),
]

/** The queue of returns: what waits for staff, the oldest first. */
export default function Returns({ loaderData: { list, status, search } }: Route.ComponentProps) {
  return (
    <QueuePage
      path="/backoffice/retur"
      title="Retur"
      tabs={TABS}
      tabsLabel="Status retur"
      status={status}
      search={search}
      searchLabel="Cari retur"
      searchPlaceholder="Nomor retur, nomor pesanan, atau pembeli"
      list={list}
      toQueueRow={toQueueRow}
      pagesLabel="Halaman retur"
      icon="rotate-ccw-clock"
      noMatchText="Nomor dan nama pembeli boleh ditulis sebagian."
      resetLabel="Lihat semua retur"
      emptyText="Retur yang diajukan pembeli muncul di sini, yang paling lama menunggu di atas."
    />
  )
}

const toQueueRow = (row: StaffReturnRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate" title={row.buyer}>
        {row.buyer}
      </b>
      <span className="block truncate text-14" title={row.firstLine}>
        {row.firstLine}
        {row.lines > 1 && ` dan ${row.lines - 1} barang lain`}
      </span>
      <span className="num text-12 text-ink-2">
        {row.number} · {row.orderNumber}
        {row.pickupOn && ` · diambil ${formatDate(`${row.pickupOn}T12:00:00+07:00`)}`}
      </span>
    </>
  ),
  badge: { name: returnStatusNames[row.status], tone: returnStatusTones[row.status] },
  receivedAt: row.updatedAt,
  ageHours: row.ageHours,
  handler: null,
})
