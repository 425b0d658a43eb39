import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { connect, type Db } from '#platform/database/database.ts'
import { days, toJakartaDate } from '#platform/clock.ts'
import { hashToken } from '#platform/token-hash.ts'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyers, type TestBuyer } from '#tests/support/accounts/buyers.ts'
import {
  answerNegotiation,
  beginNegotiation,
  buildNegotiationOrder,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createClientOf, createPersistentCalls } from './persistent-calls.ts'
import { waitFor } from './wait.ts'

/** An order that was acknowledged, with what it has to be. */
type AgreedOrder = {
  number: string
  /** Out of an accepted offer; otherwise of a cart with the goods of an earlier order. */
  isOffer: boolean
  total: string
  expectedTotal: string
}

export type AgreedOrderLoad = {
  readonly acknowledged: readonly AgreedOrder[]
  readonly unexpected: ReadonlySet<string>
  readonly accountIds: readonly string[]
  /** What was not as agreed, one sentence each. */
  readonly differences: readonly string[]
  finish(limitMs?: number): Promise<void>
}

/** Rupiah before PPN, agreed with every offer. */
const FREIGHT = 250_000
const LIST_PRICE = 60_000
/** Negotiations of one buyer: the shop takes sixty in ten minutes. */
const TURNS_PER_BUYER = 40

/**
 * Half of the buyers haggle and place the accepted offer, the other half repeat their last order and place it. Each
 * call is sent again with its key until there is an answer; an accepted offer is placed twice more, with other keys.
 */
export async function startAgreedOrders(
  shop: { databaseUrl: string },
  origin: () => string,
  buyerCount: number,
): Promise<AgreedOrderLoad> {
  const { db } = connect(shop.databaseUrl, { max: 2 })
  const variant = await createProduct(db, { price: LIST_PRICE, stock: { CBT: 900_000 } })
  const staff = createClientOf(origin, await signInStaff(db))
  const { repeat, unexpected } = createPersistentCalls()
  const acknowledged: AgreedOrder[] = []
  const differences: string[] = []
  const accountIds: string[] = []
  let isFinishing = false

  async function addBuyer(): Promise<TestBuyer & { api: Api }> {
    const [buyer] = await createSignedInBuyers(db, 1)
    accountIds.push(buyer!.accountId)
    return { ...buyer!, api: createClientOf(origin, buyer!.token) }
  }

  /** One offer, from the first bid to its order. */
  async function haggle({ api, addressId }: TestBuyer & { api: Api }, turn: number) {
    const [qty, price] = [2 + (turn % 7), 45_000 + (turn % 50) * 100]
    const id = await repeat(() =>
      beginNegotiation({ api, addressId }, { [variant]: [qty, price - 1_000] }),
    )
    if (!id) return
    const validUntil = toJakartaDate(new Date(Date.now() + days(5)))
    await repeat(() => answerNegotiation(staff, id, [price], { freight: FREIGHT, validUntil }))
    await repeat(async () => {
      // It may have been decided by a call whose answer was lost.
      const { status } = await api.negotiations.header({ id })
      if (status !== 'accepted') await decideNegotiation(api, id, ['accept'])
    })
    const body = await repeat(() => buildNegotiationOrder(api, id, addressId))
    if (!body) return
    const key = randomUUID()
    const order = await repeat(() => api.negotiations.placeOrder({ body }, { key }))
    for (const otherKey of [randomUUID(), randomUUID()])
      if (await repeat(() => api.negotiations.placeOrder({ body }, { key: otherKey })))
        differences.push(`one offer became two orders: ${id}`)
    if (order) acknowledged.push(toAgreed(order, (qty * price + FREIGHT) * 111))
    else differences.push(`the accepted offer ${id} was not placed`)
  }

  /** The last order again, through the cart: one key adds its goods once. */
  async function reorder({ api, addressId, accountId }: TestBuyer & { api: Api }, turn: number) {
    const qty = 1 + (turn % 5)
    const add = () => api.cart.add({ body: { product_variant_id: variant, qty } })
    if (turn === 0 || !lastOrders.has(accountId)) await repeat(add)
    else {
      const id = lastOrders.get(accountId)!
      const key = randomUUID()
      const repeated = await repeat(() => api.repeatOrder.repeat({ body: { id } }, { key }))
      if (!repeated) differences.push(`order ${id} was not repeated`)
    }
    const body = await repeat(() => buildOrderInput(api, { addressId }))
    if (!body) return
    const key = randomUUID()
    const order = await repeat(() => api.checkout.placeOrder({ body }, { key }))
    if (!order) return
    lastOrders.set(accountId, order.id)
    const { seen } = body
    acknowledged.push({
      number: order.number,
      isOffer: false,
      total: order.total.amount,
      expectedTotal: seen.total.amount,
    })
  }
  const lastOrders = new Map<string, string>()

  async function work(nr: number): Promise<void> {
    let buyer = await addBuyer()
    for (let turn = 0; !isFinishing; turn++) {
      if (turn % TURNS_PER_BUYER === TURNS_PER_BUYER - 1) buyer = await addBuyer()
      await (nr % 2 === 0 ? haggle(buyer, turn) : reorder(buyer, turn))
    }
  }

  const running = Promise.all(Array.from({ length: buyerCount }, (_, nr) => work(nr)))
  running.catch(() => {})
  return {
    acknowledged,
    unexpected,
    accountIds,
    differences,
    async finish(limitMs = 60_000) {
      isFinishing = true
      let isDone = false
      void running.finally(() => (isDone = true)).catch(() => {})
      await waitFor('every agreed order is answered', limitMs, () => isDone || undefined)
      await running
      await db.destroy()
    },
  }
}

/** An order and what it has to cost: sen, PPN of 11 % included. */
const toAgreed = (
  { number, total }: { number: string; total: { amount: string } },
  expectedSen: number,
): AgreedOrder => ({
  number,
  isOffer: true,
  total: total.amount,
  expectedTotal: (expectedSen / 100).toFixed(2),
})

/** A session of an admin: each start outside the demo ends those of the demo's staff. Returns its token. */
async function signInStaff(db: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`
    with colleague as (
      insert into staff (email, name, roles, password_hash, created_at)
      values ('penjualan@toko.contoh.id', 'Petugas Uji', '{admin}', null, now()) returning id
    ), opened as (
      insert into session (staff_id, created_at, address, agent)
      select id, now(), '127.0.0.1', 'drill' from colleague returning id)
    insert into session_token (access_hash, refresh_hash, session_id, issued_at, access_expires_at, refresh_expires_at)
    select ${hashToken(token)}::bytea, ${randomBytes(32)}::bytea, id, now(), '2036-01-01', '2036-01-01' from opened`.execute(
    db,
  )
  return token
}
