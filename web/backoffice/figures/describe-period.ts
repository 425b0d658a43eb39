import type { FigureSpan } from '#modules/operations/daily-figures/rules/periods.ts'
import { formatDate, formatMonth, formatShortDate } from '#platform/format.ts'

type Period = { from: string; to: string }

/** Any time of the day, so that it is that day in Jakarta. */
const toNoon = (day: string) => `${day}T12:00:00+07:00`

/** `20 November 2026`, `16 Nov–22 Nov`, `November 2026` */
export function namePeriod(span: FigureSpan, { from, to }: Period): string {
  if (span === 'day') return formatDate(toNoon(from))
  if (span === 'month') return formatMonth(from.slice(0, 7))
  return nameRange({ from, to })
}

/** The same below a chart. */
export const nameShortPeriod = (span: FigureSpan, { from }: Period): string =>
  span === 'month'
    ? formatMonth(from.slice(0, 7)).replace(/^(\p{L}{3})\p{L}* \d\d(\d\d)$/u, '$1 $2')
    : formatShortDate(toNoon(from))

/** `1 Nov–30 Nov 2026` */
export const nameRange = ({ from, to }: Period): string =>
  `${formatShortDate(toNoon(from))}–${formatShortDate(toNoon(to))} ${to.slice(0, 4)}`

/** `45 menit`, `3,5 jam`, `2 hari` */
export function describeMinutes(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 90) return `${minutes} menit`
  const round = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',')
  return minutes < 48 * 60 ? `${round(minutes / 60)} jam` : `${round(minutes / 1440)} hari`
}
