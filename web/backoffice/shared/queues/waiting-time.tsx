import { formatQuantity } from '#platform/format.ts'

/** Hours after which waiting work is shown as late: one day. */
const LATE_AFTER_HOURS = 24

type Props = {
  hours: number
  /** Whether it counts whole days, from the one on which the work is due. */
  isDay?: boolean
  /** Closed work is never late. */
  isClosed: boolean
  /** The member of staff who works on it. */
  handler: string | null
}

/** How long work has waited, in red once it is late, and who handles it. */
export const WaitingTime = ({ hours, isDay, isClosed, handler }: Props) => (
  <span
    className={`num min-w-0 text-14 ${hours >= LATE_AFTER_HOURS && !isClosed ? 'font-semibold text-danger-text' : 'text-ink-2'}`}
  >
    {[describeWaiting(hours, isDay), handler].filter(Boolean).join(' · ')}
  </span>
)

function describeWaiting(hours: number, isDay = false): string {
  if (hours >= 24) return `${formatQuantity(Math.floor(hours / 24))} hari`
  if (isDay) return ''
  return hours < 1 ? 'baru saja' : `${formatQuantity(hours)} jam`
}
