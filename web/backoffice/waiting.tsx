import { formatQuantity } from '#platform/format.ts'

/** Hours after which what waits is shown as late: a working day. */
const LATE = 24

/** How long a thing waits, red once that is too long, and who has it; `isOver` where nothing waits any more. */
export const Waiting = ({
  hours,
  isOver,
  who,
}: {
  hours: number
  isOver: boolean
  who: string | null
}) => (
  <span
    className={`num min-w-0 text-14 ${hours >= LATE && !isOver ? 'font-semibold text-danger-text' : 'text-ink-2'}`}
  >
    {hours < 24 ? `${formatQuantity(hours)} jam` : `${formatQuantity(Math.floor(hours / 24))} hari`}
    {who && ` · ${who}`}
  </span>
)
