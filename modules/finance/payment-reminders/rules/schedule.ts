import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'

/** When buyers are reminded of an invoice on credit terms, in days from its due day. */
export type ReminderSchedule = { before: number[]; onDay: boolean; after: number[] }

export const defaultSchedule: ReminderSchedule = {
  before: [3],
  onDay: true,
  after: [3, 7, 14, 30],
}

/** How far from the due day a reminder may be, and how many there may be on either side. */
export const MAX_DAYS_BEFORE = 60
export const MAX_DAYS_AFTER = 365
export const MAX_STEPS = 12

/** The steps in order: days after the due day, negative before it. */
export const listSteps = ({ before, onDay, after }: ReminderSchedule): number[] =>
  [...before.map((count) => -count), ...(onDay ? [0] : []), ...after].toSorted((a, b) => a - b)

const getDayStart = (at: Date): number => startOfJakartaDay(toJakartaDate(at)).getTime()

/** Whole days in Jakarta since the due day; negative before it. */
export const countDaysSinceDue = (dueAt: Date, now: Date): number =>
  Math.round((getDayStart(now) - getDayStart(dueAt)) / days(1))

/** What was sent of an invoice: its last step, and its last day (Jakarta). */
export type SentReminders = { lastStep: number | null; lastDay: string | null }

/**
 * The step that is to be sent now; undefined where there is none. It is always the newest that was reached: what was
 * missed before it, while reminders were paused or nothing ran, is not sent afterwards.
 */
export function findDueStep(
  schedule: ReminderSchedule,
  dueAt: Date,
  now: Date,
  { lastStep, lastDay }: SentReminders,
): number | undefined {
  if (lastDay === toJakartaDate(now)) return undefined
  const sinceDue = countDaysSinceDue(dueAt, now)
  const reached = listSteps(schedule).findLast((step) => step <= sinceDue)
  return reached === undefined || (lastStep !== null && lastStep >= reached) ? undefined : reached
}

/** The step that comes next, with its day in Jakarta; undefined where the last one was sent. */
export function findNextReminder(
  schedule: ReminderSchedule,
  dueAt: Date,
  now: Date,
  sent: SentReminders,
): { step: number; day: string } | undefined {
  const today = toJakartaDate(now)
  const due = findDueStep(schedule, dueAt, now, { ...sent, lastDay: null })
  // What is sent today is no longer due today.
  if (due !== undefined) return { step: due, day: sent.lastDay === today ? nextDay(now) : today }
  const sinceDue = countDaysSinceDue(dueAt, now)
  const step = listSteps(schedule).find(
    (each) => each > sinceDue && each > (sent.lastStep ?? -Infinity),
  )
  if (step === undefined) return undefined
  return { step, day: toJakartaDate(new Date(getDayStart(dueAt) + days(step))) }
}

const nextDay = (now: Date): string => toJakartaDate(new Date(getDayStart(now) + days(1)))
