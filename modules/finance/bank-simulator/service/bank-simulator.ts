import { createHmac, randomUUID } from 'node:crypto'
import { isSameSecret } from '#platform/payment-gateway/same-secret.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { sen } from '#platform/money.ts'
import {
  ForgedNotification,
  GatewayError,
  type Charge,
  type GatewayEvent,
  type PaymentGateway,
} from '#platform/payment-gateway/port.ts'
import { buildAccountNumber, buildQrText } from '../rules.ts'
import * as store from '../store.ts'

/** The header that carries the signature of a notification. */
const SIGNATURE_HEADER = 'x-simulator-signature'

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/**
 * The built-in bank: it behaves as a gateway does, in the shop's own database. Staff pay, stay silent or take it down
 * on a page of the back office. Notifications come after a delay, twice, and in any order.
 */
export function createBankSimulator({ db, clock }: { db: Db; clock: Clock }): PaymentGateway {
  const requireUp = async () => {
    const simulator = await store.loadSimulator(db)
    if (simulator.mode === 'down') throw new GatewayError('down', 'no answer', true)
    return simulator
  }
  return {
    provider: 'simulator',
    refundable: ['qris'],
    async create(request) {
      const { mode } = await requireUp()
      if (request.amount % 100 !== 0) throw new GatewayError('amount', 'whole rupiah only', false)
      const { account, isNew } = await store.openAccount(db, request, clock.now())
      if (isNew) {
        const id = randomUUID()
        const event = { id, accountNr: account.nr, amount: account.amount, at: account.openedAt }
        await store.insertEvent(db, { ...event, status: 'pending' })
        // Later than somebody who pays at once.
        if (mode === 'normal') await enqueueDelivery(db, id, later(clock, 20_000))
      }
      return toCharge(account)
    },
    async expire({ reference }) {
      await requireUp()
      await store.closeAccount(db, reference)
    },
    async query({ reference }) {
      await requireUp()
      const account = await store.findAccount(db, reference)
      if (!account) return []
      const events = await store.listEvents(db, [account.nr])
      return events.map((event) => toGatewayEvent(event, reference))
    },
    async refund({ reference }, { key, amount }) {
      await requireUp()
      const account = await store.findAccount(db, reference)
      const events = account ? await store.listEvents(db, [account.nr]) : []
      const paid = events.reduce(
        (sum, each) => sum + (each.status === 'settled' ? each.amount! : 0),
        0,
      )
      if (amount > paid) throw new GatewayError('amount', 'more than was paid', false)
      return { refundId: `refund-${key}` }
    },
    async readNotification({ headers, body }) {
      const { secret } = await store.loadSimulator(db)
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

function toCharge({ nr, method, bank, amount, expiresAt }: store.SimulatorAccount): Charge {
  const number = bank ? buildAccountNumber(bank, nr) : { accountNumber: null, billerCode: null }
  const qrText = method === 'qris' ? buildQrText(nr, amount / 100) : null
  return { gatewayId: `sim-${nr}`, ...number, qrText, expiresAt }
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

/** The notification of an event, signed as the bank does; undefined for an unknown event. */
export async function buildNotification(db: Db, eventId: string) {
  const event = await store.findEvent(db, eventId)
  if (!event) return undefined
  const body = JSON.stringify({
    ...toGatewayEvent(event, event.reference),
    at: event.at.toISOString(),
  })
  const { secret } = await store.loadSimulator(db)
  return { headers: { [SIGNATURE_HEADER]: sign(secret, body) }, body }
}
