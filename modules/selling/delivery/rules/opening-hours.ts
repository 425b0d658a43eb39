import { readWindow, type TimeSpan, toMinutes } from './time-of-day.ts'

/** When a warehouse is open, by weekday, 0 for Sunday; a day that is missing is closed. */
export type OpeningHours = ReadonlyMap<number, TimeSpan>

const WEEKDAYS = ['minggu', 'senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu']
const EVERY_DAY = 'setiap hari'

const PART =
  /^(?<first>[a-z]+(?: [a-z]+)?)(?:\s*[–-]\s*(?<last>[a-z]+))?\s+(?<from>\d{1,2}[.:]\d{2})\s*[–-]\s*(?<to>\d{1,2}[.:]\d{2})(?:\s*wib)?$/

/**
 * Reads opening hours as people read them: `Senin–Jumat 08.00–16.00, Sabtu 08.00–12.00`, `Setiap hari 07.00–17.00`.
 * Undefined where they are written otherwise.
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const hours = new Map<number, TimeSpan>()
  for (const part of text.toLowerCase().replaceAll("jum'at", 'jumat').split(/[,;]/)) {
    const { first, last, from, to } = PART.exec(part.trim())?.groups ?? {}
    const days = first ? listWeekdays(first, last) : []
    const open = { from: toMinutes(from), to: toMinutes(to) }
    if (days.length === 0 || !(open.from < open.to)) return undefined
    for (const day of days) hours.set(day, open)
  }
  return hours
}

/** The days from one to another, over the weekend too; none where a name is unknown. */
function listWeekdays(first: string, last: string | undefined): number[] {
  if (first === EVERY_DAY) return last ? [] : [...WEEKDAYS.keys()]
  const from = WEEKDAYS.indexOf(first)
  const to = last ? WEEKDAYS.indexOf(last) : from
  if (from < 0 || to < 0) return []
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
}

/** Minutes of a window, `08.00–11.00 WIB`, in which the warehouse is open that day. */
export function countOpenMinutes(hours: OpeningHours, date: string, window: string): number {
  const open = hours.get(new Date(date).getUTCDay())
  if (!open) return 0
  const { from, to } = readWindow(window)
  return Math.max(0, Math.min(open.to, to) - Math.max(open.from, from))
}
