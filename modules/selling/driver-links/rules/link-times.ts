import { days, startOfJakartaDay } from '#platform/clock.ts'

/** When a link for a day stops showing its drops: when the day ends in Jakarta. */
export const computeLinkExpiry = (day: string): Date =>
  new Date(startOfJakartaDay(day).getTime() + days(1))

/** What happened on the day may be sent this much later (ms): the phone may have had no connection. */
export const SENDING_GRACE_MS = days(2)

/** How many days ahead a link can be made. */
export const MAX_DAYS_AHEAD = 14
