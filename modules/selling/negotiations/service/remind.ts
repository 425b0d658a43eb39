import { days, minutes } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import * as emails from '../emails.ts'
import { hasExpired } from '../rules/validity.ts'
import * as store from '../store/negotiations.ts'

/** How long before its end the buyer is reminded of an offer. */
const REMINDER_MS = days(1)
/** How much earlier a job may run: the clocks of worker and server may differ. */
const CLOCK_SKEW_MS = minutes(1)

/** Reminds the buyer a day before the end; no job where that moment is over. A new end replaces an earlier one. */
export function createReminderJobs(negotiationId: string, validUntil: Date, now: Date): Job[] {
  const runAt = new Date(validUntil.getTime() - REMINDER_MS)
  if (runAt <= now) return []
  const key = `negotiations.remind ${negotiationId}`
  return [{ name: 'negotiations.remind', payload: { negotiationId }, runAt, key }]
}

/** Reminds of an offer that ends within a day, once for each end; does nothing to any other negotiation. */
export const remind = (
  deps: AppDeps,
  { negotiationId }: { negotiationId: string },
): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const record = await store.lock(deps.db, negotiationId)
    const now = deps.clock.now()
    if (!record?.validUntil || hasExpired(record, now)) return
    if (record.status !== 'countered' && record.status !== 'accepted') return
    if (record.validUntil.getTime() - now.getTime() > REMINDER_MS + CLOCK_SKEW_MS) return
    if (!(await store.saveReminder(deps.db, negotiationId, record.validUntil))) return
    await emails.queueEndingEmail(deps, record)
  })
