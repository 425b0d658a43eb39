/** The current time as a dependency. Tests set it; no other code reads the machine's clock. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that only moves when it is advanced. */
export function fakeClock(start: string): Clock & { advance(ms: number): void } {
  let at = Date.parse(start)
  return { now: () => new Date(at), advance: (ms) => void (at += ms) }
}

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
export const days = (count: number): number => count * 86_400_000

/** How many whole hours lie between two moments. */
export const countHours = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / hours(1))

/** When to remind of a deadline: `leadMs` before it, but never before half of the time until then is over. */
export const computeReminderTime = (deadline: Date, now: Date, leadMs: number): Date =>
  new Date(deadline.getTime() - Math.min(leadMs, (deadline.getTime() - now.getTime()) / 2))

/**
 * The shop's time zone: dates, months and "today" are those of Jakarta (WIB, UTC+7, no summer
 * time).
 */
export const TIME_ZONE = 'Asia/Jakarta'
const WIB_OFFSET_MS = hours(7)

/** `2026-11-20` in Jakarta. */
export const toJakartaDate = (at: Date): string =>
  new Date(at.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10)

/** When a day begins in Jakarta: `2026-11-20`. */
export const startOfJakartaDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** `2026/11` in Jakarta, as in document numbers. */
export const toDocumentPeriod = (at: Date): string =>
  toJakartaDate(at).slice(0, 7).replace('-', '/')

/** ISO 8601 with Jakarta's offset: `2026-11-20T14:02:11.000+07:00`. */
export const toIsoTime = (at: Date): string =>
  new Date(at.getTime() + WIB_OFFSET_MS).toISOString().replace('Z', '+07:00')
