import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareSellableVariants } from '#bench/data/sellable-variants.ts'
import { connect } from '#platform/database/database.ts'
import { createSignedInBuyers, type TestBuyer } from '#tests/support/accounts/buyers.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import type { OrderAudit } from './drill.ts'
import { createClientOf, createPersistentCalls } from './persistent-calls.ts'
import { waitFor } from './wait.ts'

/** Between two orders of a buyer: on an idle machine they would order more than 600 times a minute, which is refused (ms). */
const PAUSE_MS = 120

type AcknowledgedOrder = {
  number: string
  accountId: string
  /** When its last attempt was sent (`performance.now()`). */
  sentAt: number
  /** From its first attempt to the answer (ms). */
  waitedMs: number
}

export type OrderLoad = {
  readonly acknowledged: readonly AcknowledgedOrder[]
  /** Answers that no fault explains, each once: anything but success, 503 and a broken connection. */
  readonly unexpected: ReadonlySet<string>
  /** How many attempts were answered by a 503, or not at all. */
  countLost(): number
  /** The first order that was sent after a time and acknowledged. */
  waitForOrderSentAfter(time: number, limitMs: number): Promise<AcknowledgedOrder>
  /** The longest wait of an order that was last sent after a time (ms). */
  findLongestWait(since: number): number
  /** Where the shop listens now, after it was started on another port. */
  moveTo(origin: string): void
  /** Sends no new order; repeats the open ones with their keys until each is answered. */
  finish(limitMs?: number): Promise<void>
}

/**
 * Buyers who order without a break, each in their own account. An order without an answer is sent
 * again with the same key until there is one, as a browser does.
 */
export async function startOrderLoad(
  shop: { origin: string; databaseUrl: string },
  buyerCount: number,
): Promise<OrderLoad> {
  const { buyers, variantIds } = await prepareBuyers(shop.databaseUrl, buyerCount)
  const acknowledged: AcknowledgedOrder[] = []
  const { repeat, unexpected, countLost } = createPersistentCalls()
  let { origin } = shop
  let isFinishing = false

  async function orderRepeatedly({ token, addressId, accountId }: TestBuyer, nr: number) {
    const api = createClientOf(() => origin, token)
    for (let turn = 0; !isFinishing; turn++) {
      const variantId = String(variantIds[(nr * 7 + turn) % variantIds.length])
      await repeat(() => api.cart.add({ body: { product_variant_id: variantId, qty: 1 } }))
      const body = await repeat(() => buildOrderInput(api, { addressId }))
      if (isFinishing || !body) continue
      const key = randomUUID()
      const firstSentAt = performance.now()
      let sentAt = firstSentAt
      const order = await repeat(() => {
        sentAt = performance.now()
        return api.checkout.placeOrder({ body }, { key })
      })
      const waitedMs = performance.now() - firstSentAt
      if (order) acknowledged.push({ number: order.number, accountId, sentAt, waitedMs })
      await pause(PAUSE_MS)
    }
  }

  const running = Promise.all(buyers.map(orderRepeatedly))
  // Reported by `finish`, which every drill awaits.
  running.catch(() => {})
  return {
    acknowledged,
    unexpected,
    countLost,
    waitForOrderSentAfter: (time, limitMs) =>
      waitFor('an order is acknowledged', limitMs, () =>
        acknowledged.find(({ sentAt }) => sentAt > time),
      ),
    findLongestWait: (since) =>
      Math.max(
        0,
        ...acknowledged.filter((each) => each.sentAt > since).map((each) => each.waitedMs),
      ),
    moveTo: (newOrigin) => void (origin = newOrigin),
    async finish(limitMs = 60_000) {
      isFinishing = true
      let isDone = false
      void running.finally(() => (isDone = true)).catch(() => {})
      await waitFor('every order is answered', limitMs, () => isDone || undefined)
      await running
    },
  }
}

/** Compares what was acknowledged with the orders of those buyers in the database. */
export async function auditOrders(databaseUrl: string, load: OrderLoad): Promise<OrderAudit> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const accountIds = [...new Set(load.acknowledged.map(({ accountId }) => accountId))]
    const { rows } = await pool.query<{ number: string }>(
      'select number from sales_order where account_id = any($1::uuid[])',
      [accountIds],
    )
    const numbers = new Set(rows.map(({ number }) => number))
    const missing = load.acknowledged.filter(({ number }) => !numbers.has(number)).length
    const acknowledged = load.acknowledged.length
    return { acknowledged, missing, surplus: rows.length + missing - acknowledged }
  } finally {
    await db.destroy()
  }
}

/** What is wrong with the orders of a load, one sentence each. */
export const findOrderFailures = (audit: OrderAudit, load: OrderLoad): string[] => [
  ...(audit.missing + audit.surplus > 0 ? ['orders were lost or doubled'] : []),
  ...[...load.unexpected].map((answer) => `the shop answered ${answer}`),
]

async function prepareBuyers(databaseUrl: string, count: number) {
  const { db, pool } = connect(databaseUrl, { max: 2 })
  try {
    return {
      variantIds: await prepareSellableVariants(pool),
      buyers: await createSignedInBuyers(db, count),
    }
  } finally {
    await db.destroy()
  }
}
