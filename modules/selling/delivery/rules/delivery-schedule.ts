import { z } from 'zod'
import { formatDate } from '#platform/format.ts'
import { readWindow, toMinutes } from './time-of-day.ts'
import { WEEKDAY_NAMES } from './weekday-names.ts'

const TIME = /^(?:[01]\d|2[0-3])\.[0-5]\d$/
const WINDOW = /^\d\d\.\d\d–\d\d\.\d\d WIB$/

/** Goods can be picked up in a window in which their warehouse is open for so many minutes. */
export const MIN_OPEN_MINUTES = 60

/** Seven days contain every weekday, and at least one weekday is open. */
const MIN_DAYS_AHEAD = 7
const MAX_DAYS_AHEAD = 60
const MAX_WINDOWS = 8
const MAX_HOLIDAYS = 60

const DeliveryWindow = z
  .string()
  .regex(WINDOW, { error: 'Tulis jam tiba seperti ini: 08.00–11.00.', abort: true })
  .refine((window) => {
    const { from, to } = readWindow(window)
    return to - from >= MIN_OPEN_MINUTES
  }, 'Jam tiba paling pendek satu jam, dan berakhir sesudah mulai.')

/** On which days and at which times goods come, or can be picked up. */
export const DeliverySchedule = z.object({
  /** Orders before this time of day (WIB) can be delivered the next day: `15.00`. */
  cutOff: z.string().regex(TIME, 'Tulis jam seperti ini: 15.00.'),
  /** The windows of a day, earliest first: `08.00–11.00 WIB`. */
  windows: z
    .array(DeliveryWindow)
    .min(1, 'Tulis paling sedikit satu jam tiba.')
    .max(MAX_WINDOWS, `Paling banyak ${MAX_WINDOWS} jam tiba.`)
    .refine(isWithoutOverlap, 'Ada jam tiba yang bertumpuk atau tidak urut.'),
  /** The number of calendar days that are offered, before the closed ones are removed. */
  daysAhead: z
    .int('Tulis jumlah hari dengan angka bulat.')
    .min(MIN_DAYS_AHEAD, `Paling sedikit ${MIN_DAYS_AHEAD} hari.`)
    .max(MAX_DAYS_AHEAD, `Paling banyak ${MAX_DAYS_AHEAD} hari.`),
  /** Weekdays without delivery and pickup, 0 for Sunday. */
  closedWeekdays: z
    .array(z.int().min(0).max(6))
    .max(6, 'Sisakan paling sedikit satu hari buka.')
    .refine((days) => new Set(days).size === days.length, 'Ada hari yang dipilih dua kali.'),
  /** Single days without delivery and pickup: `2026-12-25`. */
  holidays: z
    .array(z.iso.date('Tulis tanggal seperti ini: 25/12/2026.'))
    .max(MAX_HOLIDAYS, `Paling banyak ${MAX_HOLIDAYS} tanggal.`)
    .refine((days) => new Set(days).size === days.length, 'Ada tanggal yang tertulis dua kali.'),
})

export type DeliverySchedule = z.output<typeof DeliverySchedule>

/** Until staff change it. */
export const DEFAULT_DELIVERY_SCHEDULE: DeliverySchedule = {
  cutOff: '15.00',
  windows: ['08.00–11.00 WIB', '11.00–14.00 WIB', '14.00–17.00 WIB'],
  daysAhead: 14,
  closedWeekdays: [0],
  holidays: [],
}

function isWithoutOverlap(windows: readonly string[]): boolean {
  const spans = windows.map(readWindow)
  return spans.every(({ from }, index) => index === 0 || from >= spans[index - 1]!.to)
}

/** Whether it is past the time up to which orders are delivered the next day; `minute` of the day, WIB. */
export const isPastCutOff = ({ cutOff }: DeliverySchedule, minute: number): boolean =>
  minute >= toMinutes(cutOff)

/** What `2026-11-22` is called where the shop is closed on it: `Hari Minggu`; undefined where it is open. */
export function describeClosedDay(
  { closedWeekdays, holidays }: DeliverySchedule,
  date: string,
): string | undefined {
  const day = new Date(date).getUTCDay()
  if (closedWeekdays.includes(day)) return `Hari ${WEEKDAY_NAMES[day]}`
  return holidays.includes(date) ? `Tanggal ${formatDate(`${date}T12:00:00+07:00`)}` : undefined
}

/** The windows to which an order can be moved: the schedule's, and the one that was agreed. */
export const listWindowsToMoveTo = ({ windows }: DeliverySchedule, agreed: string): string[] =>
  windows.includes(agreed) ? [...windows] : [agreed, ...windows]
