import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

/** Days as the form shows them: `3, 7, 14`. */
export const formatDayList = (list: readonly unknown[]): string => list.map(String).join(', ')

/** Reads `3, 7 14`. What is no whole number is left to the call, which refuses it. */
export const parseDayList = (text: string | undefined): (number | string)[] =>
  (text ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part))

/** Days are the same in whatever order they were typed. */
const describeDays = (list: unknown): string =>
  formatDayList(((list ?? []) as number[]).toSorted((a, b) => Number(a) - Number(b)))

export const reminderDescribers: FieldDescribers = { before: describeDays, after: describeDays }
