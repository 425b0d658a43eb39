/** The days of a month (`2026-11`): the first, and the first of the next. */
export function toMonthDays(month: string): { from: string; until: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  return {
    from: `${month}-01`,
    until: `${next[0]}-${String(next[1]).padStart(2, '0')}-01`,
  }
}

/** The last day of a month (`2026-11-30`). */
export function findLastDay(month: string): string {
  const end = new Date(`${toMonthDays(month).until}T00:00:00Z`)
  end.setUTCDate(0)
  return end.toISOString().slice(0, 10)
}

/** The month that is so many later, or earlier with a negative count. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** A month and the eleven before it, newest first. */
export const listMonths = (newest: string): string[] =>
  Array.from({ length: 12 }, (_, ago) => addMonths(newest, -ago))
