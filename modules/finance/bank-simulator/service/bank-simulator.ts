import { createHmac, randomUUID } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { sen } from '#platform/money.ts'
import { ForgedNotification } from '#platform/outside-party/notification.ts'
import {
  GatewayError,
  type Charge,
  type ChargeMethod,
  type GatewayEvent,
  type PaymentGateway,
} from '#platform/payment-gateway/port.ts'
import {
  buildAccountNumber,
  buildQrText,
  buildSimulatedPaperPath,
  type SimulatorProvider,
} from '../rules.ts'
import * as store from '../store.ts'

/** The header that carries the signature of a notification. */
const SIGNATURE_HEADER = 'x-simulator-signature'

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

type SimulatorDeps = Pick<AppDeps, 'db' | 'clock' | 'shop'>

/** The built-in bank. */
export const createBankSimulator = (deps: SimulatorDeps): PaymentGateway =>
  createGatewaySimulator(deps, { provider: 'simulator', refundable: ['qris'] })

/** The built-in Paper: its payer opens a page of the demo, in place of Paper.id's. */
export const createPaperSimulator = (deps: SimulatorDeps): PaymentGateway =>
  createGatewaySimulator(deps, { provider: 'paper-simulator', refundable: [] })

/**
 * It behaves as a gateway does, in the shop's own database. Staff pay, have it stay silent or take it down on a page of
 * the back office. Notifications come after a delay, twice, and in any order.
 */
function createGatewaySimulator(
  { db, clock, shop }: SimulatorDeps,
  { provider, refundable }: { provider: SimulatorProvider; refundable: readonly ChargeMethod[] },
): PaymentGateway {
  const requireUp = async () => {
    const simulator = await store.loadSimulator(db, provider)
    if (simulator.mode === 'down') throw new GatewayError('down', 'no answer', true)
    return simulator
  }
  return {
    provider,
    refundable,
    async create(request) {
      const { mode } = await requireUp()
      if (request.amount % 100 !== 0) throw new GatewayError('amount', 'whole rupiah only', false)
      const { account, isNew } = await store.openAccount(db, provider, request, clock.now())
      if (isNew) {
        const id = randomUUID()
        const event = { id, accountNr: account.nr, amount: account.amount, at: account.openedAt }
        await store.insertEvent(db, { ...event, status: 'pending' })
        // Delayed, so that it can arrive after an immediate payment.
        if (mode === 'normal') await enqueueDelivery(db, id, later(clock, 20_000))
      }
      return toCharge(account, shop.publicOrigin)
    },
    async expire({ reference }) {
      await requireUp()
      await store.closeAccount(db, provider, reference)
    },
    async query({ reference }) {
      await requireUp()
      const account = await store.findAccount(db, provider, reference)
      if (!account) return []
      const events = await store.listEvents(db, [account.nr])
      return events.map((event) => toGatewayEvent(event, reference))
    },
    async refund({ reference }, { key, amount }) {
      await requireUp()
      if (refundable.length === 0) throw new GatewayError('refund', 'not offered', false)
      const account = await store.findAccount(db, provider, reference)
      const events = account ? await store.listEvents(db, [account.nr]) : []
      const paid = events.reduce(
        (sum, each) => sum + (each.status === 'settled' ? each.amount! : 0),
        0,
      )
      if (amount > paid) throw new GatewayError('amount', 'more than was paid', false)
      return { refundId: `refund-${key}` }
    },
    async readNotification({ headers, body }) {
      const { secret } = await store.loadSimulator(db, provider)
      if (!isSameSecret(headers[SIGNATURE_HEADER], sign(secret, body)))
        throw new ForgedNotification('wrong signature')
      const { eventId, reference, status, amount, at } = JSON.parse(body) as BodyFields
      return {
        eventId,
        reference,
        status,
        amount: amount === null ? null : sen(amount),
        at: new Date(at),
      }
    },
  }
}

type BodyFields = Omit<GatewayEvent, 'amount' | 'at'> & { amount: number | null; at: string }

const later = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms)

function toCharge(account: store.SimulatorAccount, publicOrigin: string): Charge {
  const { nr, reference, method, bank, amount, expiresAt } = account
  const number = bank ? buildAccountNumber(bank, nr) : { accountNumber: null, billerCode: null }
  const qrText = method === 'qris' ? buildQrText(nr, amount / 100) : null
  const paymentUrl = method === 'paper' ? publicOrigin + buildSimulatedPaperPath(reference) : null
  return { gatewayId: `sim-${nr}`, ...number, qrText, paymentUrl, expiresAt }
}

const toGatewayEvent = (event: store.SimulatorEvent, reference: string): GatewayEvent => ({
  eventId: event.id,
  reference,
  status: event.status,
  amount: event.amount,
  at: event.at,
})

/** Enqueues the delivery of a notification. */
export const enqueueDelivery = (db: Db, eventId: string, runAt: Date): Promise<void> =>
  enqueue(db, { name: 'bank-simulator.deliver', payload: { eventId }, runAt })

/** The notification of an event, signed as its simulator does; undefined for an unknown event. */
export async function buildNotification(db: Db, eventId: string) {
  const event = await store.findEvent(db, eventId)
  if (!event) return undefined
  const body = JSON.stringify({
    ...toGatewayEvent(event, event.reference),
    at: event.at.toISOString(),
  })
  const { gateway } = event
  const { secret } = await store.loadSimulator(db, gateway)
  return { gateway, headers: { [SIGNATURE_HEADER]: sign(secret, body) }, body }
}
