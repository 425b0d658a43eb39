import { addDays } from '#platform/calendar-days.ts'

/** What figures are summed by. */
export const figureSpans = ['day', 'week', 'month'] as const
export type FigureSpan = (typeof figureSpans)[number]

/** Days in Jakarta, both included. */
export type FigurePeriod = { from: string; to: string }

/** How many periods are shown together: a month of days, a quarter of weeks, a year of months. */
const COUNTS: Readonly<Record<FigureSpan, number>> = { day: 30, week: 13, month: 12 }

/** The periods that end with the one of a day, and as many before them, the oldest first. */
export function listPeriods(span: FigureSpan, day: string) {
  const count = COUNTS[span]
  const all: FigurePeriod[] = []
  let end = endOfPeriod(span, day)
  while (all.length < count * 2) {
    const from = startOfPeriod(span, end)
    all.unshift({ from, to: end })
    end = addDays(from, -1)
  }
  return { before: all.slice(0, count), periods: all.slice(count) }
}

/** Weeks begin on Monday. */
function startOfPeriod(span: FigureSpan, day: string): string {
  if (span === 'day') return day
  if (span === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

function endOfPeriod(span: FigureSpan, day: string): string {
  const start = startOfPeriod(span, day)
  if (span === 'day') return day
  if (span === 'week') return addDays(start, 6)
  return addDays(startOfPeriod('month', addDays(start, 31)), -1)
}
