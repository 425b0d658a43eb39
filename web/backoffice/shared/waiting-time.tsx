import { formatQuantity } from '#platform/format.ts'

/** Hours after which what waits is shown as late: a working day. */
const LATE_AFTER_HOURS = 24

/** How long a thing waits, red once that is too long, and who has it; `isOver` where nothing waits any more. */
export const WaitingTime = ({
  hours,
  isOver,
  handler,
}: {
  hours: number
  isOver: boolean
  handler: string | null
}) => (
  <span
    className={`num min-w-0 text-14 ${hours >= LATE_AFTER_HOURS && !isOver ? 'font-semibold text-danger-text' : 'text-ink-2'}`}
  >
    {hours < 24 ? `${formatQuantity(hours)} jam` : `${formatQuantity(Math.floor(hours / 24))} hari`}
    {handler && ` · ${handler}`}
  </span>
)
