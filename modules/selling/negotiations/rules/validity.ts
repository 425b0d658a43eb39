import { days, hours, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { Refusal } from '#platform/refusal.ts'
import { MAX_VALIDITY_DAYS, ORDER_TIME_HOURS, USUAL_VALIDITY_DAYS } from './limits.ts'
import type { NegotiationStatus } from './negotiation-status.ts'

/**
 * When an offer that is valid until a day (Jakarta) ends: with that day. Throws 422 `negotiation.validity` for
 * a day that is over or too far away.
 */
export function computeValidUntil(day: string, now: Date): Date {
  const end = new Date(startOfJakartaDay(day).getTime() + days(1) - 1000)
  const isReal = !Number.isNaN(end.getTime()) && toJakartaDate(end) === day
  if (isReal && end > now && end.getTime() <= now.getTime() + days(MAX_VALIDITY_DAYS + 1))
    return end
  throw Refusal.field(
    'validUntil',
    'negotiation.validity',
    `Pilih hari dari hari ini sampai ${MAX_VALIDITY_DAYS} hari lagi.`,
  )
}

/** The last day (Jakarta) of an offer, as it is proposed to staff. */
export const proposeValidUntil = (now: Date): string =>
  toJakartaDate(new Date(now.getTime() + days(USUAL_VALIDITY_DAYS)))

/** Until when an accepted negotiation can be ordered: as offered, but never less than a day. */
export const computeOrderDeadline = (validUntil: Date, acceptedAt: Date): Date =>
  new Date(Math.max(validUntil.getTime(), acceptedAt.getTime() + hours(ORDER_TIME_HOURS)))

/** Whether its time is over, also where the job that says so has not run yet. */
export const hasExpired = (
  { status, validUntil }: { status: NegotiationStatus; validUntil: Date | null },
  now: Date,
): boolean =>
  (status === 'countered' || status === 'accepted') && validUntil !== null && validUntil <= now
