import { formatQuantity } from '#platform/format.ts'

/** Hours after which waiting work is shown as late: one day. */
const LATE_AFTER_HOURS = 24

type Props = {
  hours: number
  /** Closed work is never late. */
  isClosed: boolean
  /** The member of staff who works on it. */
  handler: string | null
}

/** How long work has waited, in red once it is late, and who handles it. */
export const WaitingTime = ({ hours, isClosed, handler }: Props) => (
  <span
    className={`num min-w-0 text-14 ${hours >= LATE_AFTER_HOURS && !isClosed ? 'font-semibold text-danger-text' : 'text-ink-2'}`}
  >
    {hours < 24 ? `${formatQuantity(hours)} jam` : `${formatQuantity(Math.floor(hours / 24))} hari`}
    {handler && ` · ${handler}`}
  </span>
)
