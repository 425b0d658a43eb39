import { TicketStatus, ticketStatusNames } from '#modules/content/tickets/rules/ticket-status.ts'
import { ticketTopicNames } from '#modules/content/tickets/rules/topics.ts'
import type { Api } from '#modules/client.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ticketStatusTones } from '#web/shared/status-badges/tickets.ts'
import { loadStatusList } from '../shared/lists/list-query.ts'
import type { QueueRow } from '../shared/queues/queue-item.tsx'
import { QueuePage } from '../shared/queues/queue-page.tsx'
import type { Route } from './+types/tickets'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Tiket')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, TicketStatus, (query) =>
    context.get(apiContext).staffTickets.queue({ query }),
  )

const TABS = [
  { status: undefined, label: ticketStatusNames.open },
  ...(['answered', 'closed'] as const).map((status) => ({
    status,
    label: ticketStatusNames[status],
  })),
]

/** The queue of tickets: who waits for an answer, the longest first. */
export default function StaffTickets({
  loaderData: { list, status, search },
}: Route.ComponentProps) {
  return (
    <QueuePage
      path="/backoffice/tiket"
      title="Tiket"
      tabs={TABS}
      tabsLabel="Status tiket"
      status={status}
      search={search}
      searchLabel="Cari tiket"
      searchPlaceholder="Nomor, judul, atau pembeli"
      list={list}
      toQueueRow={toQueueRow}
      pagesLabel="Halaman tiket"
      icon="message-circle"
      noMatchText="Nomor, judul, dan nama pembeli boleh ditulis sebagian."
      resetLabel="Lihat semua tiket"
      emptyText="Pertanyaan pembeli muncul di sini, yang paling lama menunggu di atas."
    />
  )
}

type TicketRow = Awaited<ReturnType<Api['staffTickets']['queue']>>['results'][number]

const toQueueRow = (row: TicketRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate" title={row.subject}>
        {row.subject}
      </b>
      <span className="block truncate text-14" title={row.buyer}>
        {row.buyer}
      </span>
      <span className="num text-12 text-ink-2">
        {row.number} · {ticketTopicNames[row.topic]}
      </span>
    </>
  ),
  badge: { name: ticketStatusNames[row.status], tone: ticketStatusTones[row.status] },
  receivedAt: row.updatedAt,
  ageHours: row.ageHours,
  handler: row.handler,
})
