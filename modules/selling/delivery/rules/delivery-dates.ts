import { formatWeekdayDate } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { countOpenMinutes, readOpeningHours } from './opening-hours.ts'

/** The delivery windows of a day. */
export const DELIVERY_WINDOWS = ['08.00–11.00 WIB', '11.00–14.00 WIB', '14.00–17.00 WIB'] as const

/** Orders before this hour (WIB) can be delivered the next day. */
const CUT_OFF_HOUR = 15

/** The number of calendar days that are offered, before Sundays are removed. */
const MAX_DAYS_AHEAD = 14

const DAY_MS = 86_400_000
const SUNDAY = 0

/**
 * The days that can be selected: fourteen from tomorrow on, or from the day after tomorrow past the cut-off
 * hour, plus the lead time, without Sundays. `today` is `2026-11-20`, `hour` 0 to 23, both WIB.
 */
export function computeDeliveryDays(today: string, hour: number, leadDays: number): string[] {
  const first = Date.parse(today) + (1 + leadDays + (hour >= CUT_OFF_HOUR ? 1 : 0)) * DAY_MS
  return Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => new Date(first + index * DAY_MS))
    .filter((day) => day.getUTCDay() !== SUNDAY)
    .map((day) => day.toISOString().slice(0, 10))
}

/** The warehouse where goods are picked up, with its hours as they are written. */
export type PickupHours = { name: string; openingHours: string }

/** What can be selected: the days, and the windows of a day. */
export type DeliverySlots = { dates: string[]; windows: string[]; pickup: PickupHours | null }

/** Goods can be picked up in a window in which their warehouse is open for so many minutes. */
const MIN_OPEN_MINUTES = 60

/**
 * The slots of these days. Where goods are picked up, those in which their warehouse is open; hours that nobody wrote,
 * or that cannot be read, leave all.
 */
export function listDeliverySlots(
  days: readonly string[],
  pickup: PickupHours | null,
): DeliverySlots {
  const isOpen = (date: string, window: string) => isOpenFor(pickup, date, window)
  return {
    dates: days.filter((date) => DELIVERY_WINDOWS.some((window) => isOpen(date, window))),
    windows: DELIVERY_WINDOWS.filter((window) => days.some((date) => isOpen(date, window))),
    pickup,
  }
}

function isOpenFor(pickup: PickupHours | null, date: string, window: string): boolean {
  const hours = pickup && readOpeningHours(pickup.openingHours)
  return !hours || countOpenMinutes(hours, date, window) >= MIN_OPEN_MINUTES
}

/** Why goods cannot be picked up then; undefined where they can. */
export const explainClosed = (
  pickup: PickupHours | null,
  { date, window }: { date: string; window: string },
): string | undefined =>
  pickup && !isOpenFor(pickup, date, window)
    ? `${pickup.name} tidak buka ${formatWeekdayDate(`${date}T12:00:00+07:00`)}, ${window}. Jam bukanya ${pickup.openingHours}.`
    : undefined

/**
 * Throws 422 `delivery.date` where the day or the window is not offered, or the warehouse of goods that are picked up
 * is closed then.
 */
export function assertDeliverySlot(
  { dates, windows, pickup }: DeliverySlots,
  slot: { date: string; window: string },
): void {
  const errors: Record<string, string> = {}
  if (!dates.includes(slot.date))
    errors['date'] = 'Tanggal itu tidak bisa dipilih. Pilih salah satu yang ada.'
  if (!windows.includes(slot.window)) errors['window'] = `Pilih jam: ${windows.join(', ')}.`
  const closed = explainClosed(pickup, slot)
  if (closed && Object.keys(errors).length === 0) errors['window'] = closed
  const [message] = Object.values(errors)
  if (!message) return
  throw new Refusal('delivery.date', message, 422, {
    errors,
    detail: { dates, windows },
  })
}
