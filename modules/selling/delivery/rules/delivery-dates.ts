import { formatWeekdayDate } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  type DeliverySchedule,
  describeClosedDay,
  isPastCutOff,
  MIN_OPEN_MINUTES,
} from './delivery-schedule.ts'
import { countOpenMinutes, readOpeningHours } from './opening-hours.ts'

const DAY_MS = 86_400_000

/** A moment as a calendar day, `2026-11-20`, and minutes after midnight, both WIB. */
export type LocalTime = { today: string; minute: number }

/**
 * The days that can be selected: the schedule's number from tomorrow on, or from the day after tomorrow past the cut-off,
 * plus the lead time, without those on which the shop is closed. Where holidays take all of them, the first open day.
 */
export function computeDeliveryDays(
  { today, minute }: LocalTime,
  leadDays: number,
  schedule: DeliverySchedule,
): string[] {
  const daysUntilFirst = 1 + leadDays + (isPastCutOff(schedule, minute) ? 1 : 0)
  const first = Date.parse(today) + daysUntilFirst * DAY_MS
  const days: string[] = []
  for (let index = 0; index < schedule.daysAhead || days.length === 0; index += 1) {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
    if (!describeClosedDay(schedule, day)) days.push(day)
  }
  return days
}

/** The warehouse where goods are picked up, with its hours as they are written. */
export type PickupHours = { name: string; openingHours: string }

/** What can be selected: the days, and the windows of a day. */
export type DeliverySlots = { dates: string[]; windows: string[]; pickup: PickupHours | null }

/**
 * The slots of these days and windows. Where goods are picked up, those in which their warehouse is open; hours that nobody wrote,
 * or that cannot be read, leave all.
 */
export function listDeliverySlots(
  days: readonly string[],
  windows: readonly string[],
  pickup: PickupHours | null,
): DeliverySlots {
  const isOpen = (date: string, window: string) => isOpenFor(pickup, date, window)
  return {
    dates: days.filter((date) => windows.some((window) => isOpen(date, window))),
    windows: windows.filter((window) => days.some((date) => isOpen(date, window))),
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
