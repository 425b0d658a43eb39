import { Refusal } from '#platform/refusal.ts'

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

/** Throws 422 `delivery.date` where the day or the window is not offered. */
export function assertDeliverySlot(
  days: readonly string[],
  slot: { date: string; window: string },
): void {
  const errors: Record<string, string> = {}
  if (!days.includes(slot.date))
    errors['date'] = 'Tanggal itu tidak bisa dipilih. Pilih salah satu yang ada.'
  if (!DELIVERY_WINDOWS.some((window) => window === slot.window))
    errors['window'] = `Pilih jam tiba: ${DELIVERY_WINDOWS.join(', ')}.`
  const [message] = Object.values(errors)
  if (!message) return
  throw new Refusal('delivery.date', message, 422, {
    errors,
    detail: { dates: days, windows: DELIVERY_WINDOWS },
  })
}
