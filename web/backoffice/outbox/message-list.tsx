import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { OutboxMessageSummary } from '#modules/foundation/notifications/contract.ts'
import { formatShortDate, formatTime } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { Badge } from '#web/ui/badge.tsx'

export type OutboxMessageRow = z.output<typeof OutboxMessageSummary>

/** Whether a message is waiting, failed, sent, or by WhatsApp's report delivered or read. */
export function SentBadge({
  row,
}: {
  row: Pick<OutboxMessageRow, 'sentAt' | 'failure' | 'deliveredAt' | 'readAt'>
}) {
  if (row.readAt) return <Badge tone="success">Dibaca</Badge>
  if (row.deliveredAt) return <Badge tone="success">Sampai</Badge>
  if (row.sentAt) return <Badge tone="success">Terkirim</Badge>
  return row.failure ? <Badge tone="danger">Gagal</Badge> : <Badge tone="warning">Menunggu</Badge>
}

/** The messages, newest first; the open one is marked. */
export function MessageList({
  rows,
  query,
  openId,
}: {
  rows: readonly OutboxMessageRow[]
  /** The list's parameters, preserved in the links to messages. */
  query: URLSearchParams
  openId: string | undefined
}) {
  const buildMessageUrl = (id: string) => `?${new URLSearchParams([...query, ['pesan', id]])}`
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-b border-line">
          <Link
            to={buildMessageUrl(row.id)}
            preventScrollReset
            aria-current={row.id === openId ? 'true' : undefined}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 text-14 text-ink! no-underline! hover:bg-tarp-50 focus-visible:-outline-offset-2 aria-[current]:bg-tarp-50 aria-[current]:shadow-[inset_3px_0_0_var(--color-tarp-600)] md:max-lg:px-6"
          >
            <b className="min-w-0">{row.subject}</b>
            <span className="num text-12 leading-[21px] whitespace-nowrap text-ink-2">
              {formatShortDate(row.createdAt)} {formatTime(row.createdAt).replace(' WIB', '')}
            </span>
            <span title={row.recipient} className="min-w-0 truncate text-ink-2">
              {row.channel === 'whatsapp' ? `WA ${formatPhone(row.recipient)}` : row.recipient}
            </span>
            <SentBadge row={row} />
            {row.wasMailedInstead && (
              <span className="col-span-2 text-12 text-ink-2">Dikirim lewat email</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
