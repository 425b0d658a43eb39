import { computeReminderTime, days } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { negotiationStateMachine } from '../rules/negotiation-status.ts'
import type { NegotiationActor, NegotiationStatus } from '../rules/negotiation-status.ts'
import { hasExpired } from '../rules/validity.ts'
import { listLines } from '../store/lines.ts'
import { negotiationEvents } from '../store/negotiation-events.ts'
import * as store from '../store/negotiations.ts'
import { computeValue } from './terms.ts'

/** Locks a negotiation, of one account where that is given. Throws 404. */
export async function lockNegotiation(
  { db }: AppDeps,
  id: string,
  accountId?: string,
): Promise<store.NegotiationRecord> {
  const record = await store.lock(db, id, accountId)
  if (!record) throw notFound()
  return record
}

type Step = {
  by: { kind: NegotiationActor; name: string }
  note?: string | null
  changes?: store.NegotiationChanges
}

/** Takes one step, with what it changes, and records it in the timeline. Throws 409 `negotiation.state`. */
export async function takeStep(
  deps: AppDeps,
  record: store.NegotiationRecord,
  requested: NegotiationStatus,
  { by, note = null, changes = {} }: Step,
): Promise<void> {
  const status = negotiationStateMachine.transition(record.status, requested, by.kind)
  const at = deps.clock.now()
  const value = computeValue(await listLines(deps.db, record.id))
  await store.update(deps.db, record.id, { value, ...changes, status, updated_at: at })
  await negotiationEvents.insert(deps.db, record.id, {
    from: record.status,
    to: status,
    at,
    by,
    note,
  })
  if (changes.valid_until)
    for (const job of createDeadlineJobs(record.id, changes.valid_until, at))
      await enqueue(deps.db, job)
}

/** How long before the end of an offer the buyer is reminded. */
const REMINDER_LEAD_MS = days(1)

/**
 * Ends the offer when its time is over, and reminds of that before. One job each per negotiation: a new end
 * replaces the earlier one.
 */
const createDeadlineJobs = (negotiationId: string, end: Date, now: Date): Job[] =>
  (
    [
      ['negotiations.expire', end],
      ['negotiations.remind', computeReminderTime(end, now, REMINDER_LEAD_MS)],
    ] as const
  ).map(([name, runAt]) => ({
    name,
    payload: { negotiationId },
    runAt,
    key: `${name} ${negotiationId}`,
  }))

/** Throws 409 `negotiation.expired` where the time of an offer is over, whether or not its job has run. */
export function assertNotExpired(record: store.NegotiationRecord, now: Date): void {
  if (record.status !== 'expired' && !hasExpired(record, now)) return
  throw new Refusal(
    'negotiation.expired',
    `Masa berlaku penawaran ${record.number} sudah lewat. Ajukan negosiasi baru dengan barang yang sama.`,
    409,
    { detail: { state: 'expired' } },
  )
}

/** Throws 409 `negotiation.changed` where another round has begun since the caller looked. */
export function assertRound(record: store.NegotiationRecord, round: number): void {
  if (record.round === round) return
  throw new Refusal(
    'negotiation.changed',
    `Negosiasi ini sudah sampai ronde ${record.round}. Lihat dulu yang terbaru.`,
    409,
    { detail: { state: record.status, round: record.round } },
  )
}
