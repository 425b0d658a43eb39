import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareSellableVariants } from '#bench/data/sellable-variants.ts'
import { connect } from '#platform/database/database.ts'
import { createSignedInBuyers, type TestBuyer } from '#tests/support/buyers.ts'
import { buildOrderInput } from '#tests/support/order-input.ts'
import { createClientOf, createPersistentCalls } from './persistent-calls.ts'
import { waitFor } from './wait.ts'

/** An order whose payment the shop has acknowledged. */
export type NotifiedPayment = {
  number: string
  orderId: string
  paymentId: string
  eventId: string
}

export type PaymentLoad = {
  readonly acknowledged: readonly NotifiedPayment[]
  /** Answers that no fault explains, each once. */
  readonly unexpected: ReadonlySet<string>
  moveTo(origin: string): void
  /** Begins no new order; what is begun is paid and acknowledged. */
  finish(limitMs?: number): Promise<void>
}

/** The gateway opens an account by a job, which a killed worker does only after its time. */
const OPENING_LIMIT_MS = 90_000

/**
 * Buyers who order and pay to virtual accounts without a break. The bank notifies the shop of each payment until it is
 * acknowledged, as gateways do, and then once more.
 */
export async function startPaymentLoad(
  shop: { origin: string; databaseUrl: string },
  buyerCount: number,
): Promise<PaymentLoad> {
  const { db, pool } = connect(shop.databaseUrl, { max: 2 })
  const variantIds = await prepareSellableVariants(pool)
  const buyers = await createSignedInBuyers(db, buyerCount)
  const { rows } = await pool.query<{ secret: string }>(
    "select secret from bank_simulator where gateway = 'simulator'",
  )
  const { secret } = rows[0]!
  const { repeat, unexpected: unexpectedOfCalls } = createPersistentCalls()
  const unexpectedOfNotifications = new Set<string>()
  const acknowledged: NotifiedPayment[] = []
  let { origin } = shop
  let isFinishing = false

  async function payRepeatedly({ token, addressId }: TestBuyer, nr: number): Promise<void> {
    const api = createClientOf(() => origin, token)
    for (let turn = 0; !isFinishing; turn++) {
      const variantId = String(variantIds[(nr * 7 + turn) % variantIds.length])
      await repeat(() => api.cart.add({ body: { product_variant_id: variantId, qty: 1 } }))
      const input = await repeat(() => buildOrderInput(api, { addressId }))
      if (isFinishing || !input) continue
      const body = { ...input, paymentType: 'va', bank: 'bca' } as const
      const key = randomUUID()
      const order = await repeat(() => api.checkout.placeOrder({ body }, { key }))
      if (order) await payOrder(order)
    }
  }

  async function payOrder({ id: orderId, number }: { id: string; number: string }): Promise<void> {
    const account = await waitFor('the bank opens an account', OPENING_LIMIT_MS, async () => {
      const found = await pool.query<{ id: string; amount: number }>(
        `select id, amount::float8 as amount from payment where order_id = $1 and gateway_id is not null`,
        [orderId],
      )
      return found.rows[0]
    })
    const eventId = randomUUID()
    const event = { eventId, reference: account.id, status: 'settled', amount: account.amount }
    const message = JSON.stringify({ ...event, at: new Date().toISOString() })
    await notify(message)
    acknowledged.push({ number, orderId, paymentId: account.id, eventId })
    await notify(message)
  }

  /** Sends a notification until it is acknowledged. */
  async function notify(body: string): Promise<void> {
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    for (;;) {
      const response = await fetch(`${origin}/webhooks/simulator`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-simulator-signature': signature },
        body,
      }).catch(() => undefined)
      const answer = await response?.text().catch(() => undefined)
      if (response?.ok && answer !== undefined) return
      if (response && response.status !== 503)
        unexpectedOfNotifications.add(`${response.status} ${answer}`)
      await pause(50)
    }
  }

  const running = Promise.all(buyers.map(payRepeatedly))
  // Reported by `finish`, which the drill awaits.
  running.catch(() => {})
  return {
    acknowledged,
    get unexpected() {
      return unexpectedOfCalls.union(unexpectedOfNotifications)
    },
    moveTo: (newOrigin) => void (origin = newOrigin),
    async finish(limitMs = OPENING_LIMIT_MS + 30_000) {
      isFinishing = true
      let isDone = false
      void running.finally(() => (isDone = true)).catch(() => {})
      await waitFor('every payment is acknowledged', limitMs, () => isDone || undefined)
      await running
      await db.destroy()
    },
  }
}
