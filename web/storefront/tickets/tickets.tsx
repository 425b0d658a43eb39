import { Link } from '#web/ui/navigation/link.tsx'
import { buildTicketPath } from '#modules/content/tickets/rules/ticket-path.ts'
import { TicketStatus, ticketStatusNames } from '#modules/content/tickets/rules/ticket-status.ts'
import { ticketTopicNames } from '#modules/content/tickets/rules/topics.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ticketStatusTones } from '#web/shared/status-badges/tickets.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { UnknownStatus } from '#web/shared/unknown-status.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { readPageParam } from '../catalogue/page-param.ts'
import type { Route } from './+types/tickets'

export const handle = { kind: 'list' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Tiket bantuan')

const NEW_TICKET = '/profile/bantuan/baru'

export async function loader({ context, url }: Route.LoaderArgs) {
  const status = TicketStatus.find((each) => each === url.searchParams.get('status'))
  const query = { ...readPageParam(url), ...(status && { status }) }
  return { list: await context.get(apiContext).tickets.list({ query }), status }
}

/** The buyer's questions to customer service. */
export default function TicketsPage({ loaderData: { list, status } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Tiket bantuan</h1>
        <ButtonLink to={NEW_TICKET} color="main" icon="plus">
          Buat tiket
        </ButtonLink>
      </div>
      <TabLinks
        label="Status tiket"
        items={[
          { to: '?', label: 'Semua', current: !status },
          ...TicketStatus.map((each) => ({
            to: `?status=${each}`,
            label: ticketStatusNames[each],
            current: each === status,
          })),
        ]}
      />
      <UnknownStatus status={status} />
      {list.results.length === 0 ? (
        <Card>
          <EmptyState
            icon="message-circle"
            title={status ? 'Tidak ada tiket di sini' : 'Belum ada tiket'}
            text="Tanyakan pesanan, tagihan, pengiriman, atau barang. Jawabannya tersimpan di sini dan kami kirim lewat email."
          >
            <ButtonLink to={status ? '?' : NEW_TICKET}>
              {status ? 'Lihat semua' : 'Buat tiket'}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-3">
          {list.results.map((ticket) => (
            <li
              key={ticket.id}
              className="relative rounded-card border border-line bg-face p-4 hover:border-tarp-500"
            >
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={buildTicketPath(ticket.id)}
                  className="min-w-0 font-bold wrap-anywhere no-underline! after:absolute after:inset-0 hover:underline!"
                >
                  {ticket.subject}
                </Link>
                <Badge tone={ticketStatusTones[ticket.status]}>
                  {ticketStatusNames[ticket.status]}
                </Badge>
              </p>
              <p className="text-14 text-ink-2">
                <span className="num">{ticket.number}</span> · {ticketTopicNames[ticket.topic]} ·{' '}
                {formatDateTime(ticket.updatedAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination {...list} label="Halaman tiket" />
    </div>
  )
}
