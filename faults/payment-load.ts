import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { prepareSellableVariants } from '#bench/data/sellable-variants.ts'
import { connect, type Db } from '#platform/database/database.ts'
import { createSignedInBuyers, type TestBuyer } from '#tests/support/accounts/buyers.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import { openBank, OPENING_LIMIT_MS } from './bank.ts'
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

/** One buyer, who orders to pay to virtual accounts, and the bank, which notifies the shop when it is asked to. */
export async function createPayer(
  getOrigin: () => string,
  { db, pool }: { db: Db; pool: pg.Pool },
) {
  const [variantId] = await prepareSellableVariants(pool)
  const [buyer] = await createSignedInBuyers(db, 1)
  const { token, addressId } = buyer!
  const bank = await openBank(pool, getOrigin)
  const { repeat, unexpected } = createPersistentCalls()
  const bodies = new Map<string, string>()
  const api = createClientOf(getOrigin, token)
  return {
    get unexpected() {
      return unexpected.union(bank.unexpected)
    },
    /** A new order whose account is open, and not paid. */
    async order(): Promise<NotifiedPayment> {
      await repeat(() => api.cart.add({ body: { product_variant_id: String(variantId), qty: 1 } }))
      const input = await repeat(() => buildOrderInput(api, { addressId }))
      const choice = { paymentType: 'va', bank: 'bca' } as const
      const key = randomUUID()
      const placed = await repeat(() =>
        api.checkout.placeOrder({ body: { ...input!, ...choice } }, { key }),
      )
      const { id: orderId, number } = placed!
      // Without a worker the page opens it.
      await repeat(() => api.payments.choosePayment({ body: { id: orderId, ...choice } }))
      const { body, ...opened } = await bank.open(orderId)
      bodies.set(opened.paymentId, body)
      return { number, orderId, ...opened }
    },
    notifyOnce: ({ paymentId }: NotifiedPayment) => bank.post(bodies.get(paymentId)!),
    notify: ({ paymentId }: NotifiedPayment) => bank.notify(bodies.get(paymentId)!),
  }
}

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
  let { origin } = shop
  const bank = await openBank(pool, () => origin)
  const { repeat, unexpected: unexpectedOfCalls } = createPersistentCalls()
  const acknowledged: NotifiedPayment[] = []
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
    const { body, ...opened } = await bank.open(orderId)
    await bank.notify(body)
    acknowledged.push({ number, orderId, ...opened })
    await bank.notify(body)
  }

  const running = Promise.all(buyers.map(payRepeatedly))
  // Reported by `finish`, which the drill awaits.
  running.catch(() => {})
  return {
    acknowledged,
    get unexpected() {
      return unexpectedOfCalls.union(bank.unexpected)
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
