import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { WaitingTime } from './waiting-time.tsx'

export type QueueRow = {
  id: string
  /** What waits: its name and, below, its details. */
  heading: ReactNode
  badge: { name: string; tone: BadgeTone }
  /** When it came in. */
  receivedAt: string | null
  /** The day on which it is due, shown in place of the time at which it came in. */
  dueDay?: string | null
  ageHours: number
  /** The member of staff who works on it. */
  handler: string | null
}

type Props = {
  row: QueueRow
  to: string
  columns: string
  /** Whether the row no longer waits. */
  isClosed: boolean
}

/** One row of a queue; the whole row is the link to its page. */
export const QueueItem = ({ row, to, columns, isClosed }: Props) => (
  <li className="border-t border-line">
    <Link
      to={to}
      data-row=""
      className={`grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:items-center ${columns}`}
    >
      <span className="min-w-0">{row.heading}</span>
      {/* Columns on a wide screen, one line below the heading on others. */}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:contents">
        <span>
          <Badge tone={row.badge.tone}>{row.badge.name}</Badge>
        </span>
        <span className="num text-14 text-ink-2 max-lg:order-last max-lg:text-12">
          {row.dueDay ? formatDate(row.dueDay) : row.receivedAt && formatDateTime(row.receivedAt)}
        </span>
        <WaitingTime
          hours={row.ageHours}
          isDay={Boolean(row.dueDay)}
          isClosed={isClosed}
          handler={row.handler}
        />
      </span>
    </Link>
  </li>
)
