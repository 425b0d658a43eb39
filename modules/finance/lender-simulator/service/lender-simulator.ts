import { createHmac, randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import {
  LenderError,
  type Lender,
  type LenderCode,
  type LenderEvent,
  type Lenders,
  type LoanEvent,
} from '#platform/lender/port.ts'
import { ForgedNotification } from '#platform/outside-party/notification.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { AGREEMENT_TERMS, judgeNeed, type LenderDecision } from '../rules.ts'
import { findLoanEvent, sumUsed } from '../loans-store.ts'
import * as store from '../store.ts'
import { simulateLoans, toLoanEvent } from './simulated-loans.ts'

/** The header that carries the signature of a notification. */
export const SIGNATURE_HEADER = 'x-lender-simulator-signature'
/** How long the lender thinks (ms). */
const DECIDES_AFTER_MS = 20_000
/** How long after something happened its notification comes, and comes again (ms). */
const DELIVERIES_MS = [1_000, 8_000]

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** The built-in lender, one for each code: it behaves as a real one does, in the shop's own database. */
function createLenderSimulator(code: LenderCode, { db, clock }: { db: Db; clock: Clock }): Lender {
  const requireUp = async () => {
    if ((await store.loadSimulator(db, code)).mode === 'down')
      throw new LenderError('down', 'no answer', true)
  }
  const requireApplication = async (reference: string) => {
    await requireUp()
    const application = await store.findApplication(db, reference)
    if (application) return application
    throw new LenderError('unknown', 'no such application', false)
  }
  return {
    code,
    isSimulated: true,
    ...simulateLoans(code, { db, clock }, requireUp),
    async checkEligibility(need) {
      await requireUp()
      return judgeNeed(need)
    },
    async uploadDocument(_reference, { id }) {
      await requireUp()
      return { documentId: `doc-${id}` }
    },
    async submit({ reference, attempt, facts, documentIds }) {
      await requireUp()
      const at = clock.now()
      const documents = documentIds.length
      const sent = { reference, attempt, facts, documents, at }
      if (!(await store.saveApplication(db, code, sent))) return
      await enqueue(db, {
        name: 'lender-simulator.decide',
        payload: { reference, attempt },
        runAt: new Date(at.getTime() + DECIDES_AFTER_MS),
      })
    },
    async acceptAgreement(reference) {
      const application = await requireApplication(reference)
      if (application.isAgreed) return
      const offer = (await store.listEvents(db, [application.nr])).findLast(
        ({ status }) => status === 'agreement_sent',
      )
      if (!offer) throw new LenderError('state', 'no agreement was sent', false)
      await store.markAgreed(db, application.nr)
      await recordDecision({ db, clock }, application, {
        status: 'active',
        reason: null,
        limit: offer.limit,
      })
    },
    async getLimit(reference) {
      const { nr } = await requireApplication(reference)
      const active = (await store.listEvents(db, [nr])).findLast(
        ({ status }) => status === 'active',
      )
      if (!active?.limit) throw new LenderError('state', 'no open limit', false)
      return { limit: active.limit, used: await sumUsed(db, reference) }
    },
    async query(reference) {
      await requireUp()
      const application = await store.findApplication(db, reference)
      if (!application) return []
      return (await store.listEvents(db, [application.nr])).map(toLenderEvent)
    },
    async readNotification({ headers, body }) {
      const { secret } = await store.loadSimulator(db, code)
      if (!isSameSecret(headers[SIGNATURE_HEADER], sign(secret, body)))
        throw new ForgedNotification('wrong signature')
      const event = JSON.parse(body) as (LenderEvent | LoanEvent) & { at: string }
      return { ...event, at: new Date(event.at) }
    },
  }
}

/** Every lender as its simulator. */
export const createLenderSimulators = (deps: { db: Db; clock: Clock }): Lenders => ({
  credilinq: createLenderSimulator('credilinq', deps),
  'modal-rakyat': createLenderSimulator('modal-rakyat', deps),
  koinworks: createLenderSimulator('koinworks', deps),
})

const toLenderEvent = (event: store.SimulatedLenderEvent & { reference: string }): LenderEvent => ({
  eventId: event.id,
  reference: event.reference,
  status: event.status,
  at: event.at,
  reason: event.reason,
  limit: event.limit,
  agreement: event.agreementNumber
    ? { number: event.agreementNumber, terms: event.terms ?? '' }
    : null,
})

/** Records what the lender decided, and queues its notification. */
export async function recordDecision(
  { db, clock }: { db: Db; clock: Clock },
  { nr, lender }: store.ReceivedApplication,
  { status, reason, limit }: LenderDecision,
): Promise<void> {
  const at = clock.now()
  const id = randomUUID()
  const isOffer = status === 'agreement_sent'
  await store.insertEvent(db, {
    id,
    applicationNr: nr,
    status,
    at,
    reason,
    limit,
    agreementNumber: isOffer ? `SIM-${String(nr).padStart(6, '0')}` : null,
    terms: isOffer ? AGREEMENT_TERMS : null,
  })
  const { mode } = await store.loadSimulator(db, lender)
  if (mode !== 'normal') return
  for (const delayMs of DELIVERIES_MS)
    await enqueueTelling(db, id, new Date(at.getTime() + delayMs))
}

/** Enqueues the delivery of a notification. */
export const enqueueTelling = (db: Db, eventId: string, runAt: Date): Promise<void> =>
  enqueue(db, { name: 'lender-simulator.deliver', payload: { eventId }, runAt })

/** The notification of an event, signed as the lender does; undefined for an unknown event. */
export async function buildNotification(db: Db, eventId: string) {
  const event = await store.findEvent(db, eventId)
  const loanEvent = event ? undefined : await findLoanEvent(db, eventId)
  const notified = event ? toLenderEvent(event) : loanEvent && toLoanEvent(loanEvent)
  if (!notified) return undefined
  const { lender } = (event ?? loanEvent)!
  const body = JSON.stringify(notified)
  const { secret } = await store.loadSimulator(db, lender)
  return { lender, headers: { [SIGNATURE_HEADER]: sign(secret, body) }, body }
}
