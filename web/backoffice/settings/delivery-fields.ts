import { WEEKDAY_NAMES } from '#modules/selling/delivery/rules/weekday-names.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

/** `7`, `7.30` and `07:30` as `07.30`. What is no time is left to the call, which refuses it. */
export function parseTime(text: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(text.trim()) ?? []
  return hour === undefined ? text.trim() : `${hour.padStart(2, '0')}.${minute}`
}

/** Windows as the form shows them: `08.00–11.00, 11.00–14.00`. */
export const formatWindows = (windows: readonly unknown[]): string =>
  windows.map((window) => String(window).replace(' WIB', '')).join(', ')

/** Reads `8-11, 11.00–14.00`. What is no window is left to the call, which refuses it. */
export const parseWindows = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((part) => part.replace(/WIB/i, '').trim())
    .filter(Boolean)
    .map((part) => {
      const ends = part.split(/\s*[–-]\s*/)
      return ends.length === 2 ? `${ends.map(parseTime).join('–')} WIB` : part
    })

/** Days as the form shows them: `25/12/2026, 01/01/2027`. */
export const formatHolidays = (days: readonly unknown[]): string =>
  days.map((day) => String(day).split('-').toReversed().join('/')).join(', ')

const HOLIDAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** Reads `25/12/2026, 1-1-2027`. What is no day is left to the call, which refuses it. */
export const parseHolidays = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((part) => {
      const [, day, month, year] = HOLIDAY.exec(part) ?? []
      return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : part
    })

/** The names of weekdays, Monday first. */
export const WEEKDAY_CHOICES = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: String(day),
  label: WEEKDAY_NAMES[day]!,
}))

const describeWeekdays = (days: unknown): string =>
  WEEKDAY_CHOICES.filter(({ value }) => ((days ?? []) as unknown[]).map(String).includes(value))
    .map(({ label }) => label)
    .join(', ') || 'tidak ada'

export const deliveryDescribers: FieldDescribers = {
  windows: (windows) => formatWindows((windows ?? []) as unknown[]),
  closedWeekdays: describeWeekdays,
  holidays: (days) => formatHolidays(((days ?? []) as string[]).toSorted()),
  bends: (slugs) => ((slugs ?? []) as string[]).toSorted().join(', '),
}
