import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { jobs } from '#modules/jobs.ts'
import { hours } from '#platform/clock.ts'
import { putOnShelf } from '#tests/goods.ts'
import { placeOrder, proofPicture, type Placed } from '#tests/orders.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let cement: string
let admin: Api
before(async () => {
  shop = await testShop()
  cement = await putOnShelf(shop.db, {
    name: 'Semen uji',
    unit: 'sak',
    price: 54_500,
    weightKg: 40,
    stock: { CBT: 5000 },
  })
})
// Days pass in these tests, and nobody stays signed in for days.
beforeEach(async () => void (admin = await shop.staff()))
after(() => shop.close())

const order = () => placeOrder(shop, [{ variant: cement, qty: 20 }])
const expire = (orderId: string) => jobs['orders.expire']!(shop.tools, { orderId } as never)

const held = async () => {
  const row = await shop.db
    .selectFrom('stock')
    .select('held')
    .where('variant_id', '=', Number(cement))
    .executeTakeFirstOrThrow()
  return row.held
}
const states = async ({ api, id, invoiceId }: Placed) => [
  (await api.orders.header({ id })).status,
  (await api.invoices.header({ id: invoiceId })).status,
]
const pay = async ({ api, id, invoiceId }: Placed) =>
  admin.staffOrders.confirmPayment({
    id,
    body: { received: (await api.invoices.header({ id: invoiceId })).toSend },
  })

test('the end of an unpaid order waits in the queue for its hour', async () => {
  const { id } = await order()
  const { rows } = await shop.pool.query(`select run_at from graphile_worker.jobs where key = $1`, [
    `orders.expire ${id}`,
  ])
  assert.equal(rows[0].run_at.getTime(), shop.clock.now().getTime() + hours(24))
})

test('an order that nobody pays in time is cancelled, its stock free, its invoice void, its buyer told', async () => {
  const before = await held()
  const placed = await order()
  assert.equal(await held(), before + 20)
  await expire(placed.id)
  assert.deepEqual(await states(placed), ['awaiting_payment', 'unpaid'], 'not before its time')
  shop.clock.forward(hours(24))
  await expire(placed.id)
  await expire(placed.id)
  assert.deepEqual(await states(placed), ['cancelled', 'void'])
  assert.equal(await held(), before)
  const { timeline, expiresAt, actions } = await placed.api.orders.header({ id: placed.id })
  assert.deepEqual([timeline.length, timeline.at(-1)?.by, expiresAt], [2, 'Sistem', null])
  assert.ok(actions.every(({ available, reason }) => !available && reason))
  const { rows } = await shop.pool.query(
    `select count(*) from message where template = 'order.cancelled' and subject like $1`,
    [`%${placed.number}%`],
  )
  assert.equal(rows[0].count, 1)
  const late = await refused(
    placed.api.invoices.sendProof({ id: placed.invoiceId, files: { file: proofPicture() } }),
    409,
    'invoice.state',
  )
  assert.match(late.message, /Jangan transfer/)
})

test('an order whose proof is being looked at does not run out of time', async () => {
  const placed = await order()
  await placed.api.invoices.sendProof({ id: placed.invoiceId, files: { file: proofPicture() } })
  shop.clock.forward(hours(48))
  await expire(placed.id)
  assert.deepEqual(await states(placed), ['awaiting_confirmation', 'proof_submitted'])
})

test('when payment and end come at once exactly one of them holds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = await held()
    const placed = await order()
    shop.clock.forward(hours(24))
    admin = await shop.staff()
    const both = [() => expire(placed.id), () => pay(placed)]
    const results = await Promise.allSettled(
      (round % 2 ? both : both.toReversed()).map((story) => story()),
    )
    for (const each of results)
      if (each.status === 'rejected') assert.equal(each.reason.status, 409)
    const found = await states(placed)
    if (found[0] === 'processing') {
      assert.deepEqual(found, ['processing', 'paid'])
      assert.equal(await held(), before + 20)
    } else {
      assert.deepEqual(found, ['cancelled', 'void'])
      assert.equal(await held(), before)
    }
    await expire(placed.id)
    assert.deepEqual(await states(placed), found)
  }
})

test('a buyer cancels until the order is processed, and then reads why not', async () => {
  const before = await held()
  const placed = await order()
  const { status } = await placed.api.orders.cancel({
    id: placed.id,
    body: { reason: 'Salah jumlah' },
  })
  assert.equal(status, 'cancelled')
  assert.deepEqual(await states(placed), ['cancelled', 'void'])
  assert.equal(await held(), before)
  assert.equal(
    (await placed.api.orders.header({ id: placed.id })).timeline.at(-1)?.note,
    'Salah jumlah',
  )
  await refused(placed.api.orders.cancel({ id: placed.id }), 409, 'order.state')

  const paid = await order()
  await pay(paid)
  const failure = await refused(paid.api.orders.cancel({ id: paid.id }), 409, 'order.state')
  const cancel = (await paid.api.orders.header({ id: paid.id })).actions.find(
    ({ code }) => code === 'cancel',
  )
  assert.deepEqual([cancel?.available, cancel?.reason], [false, failure.message])
})

test('staff cancel a paid order with a reason: its stock is free, and the timeline says that a refund is due', async () => {
  const before = await held()
  const placed = await order()
  await pay(placed)
  await refused(
    admin.staffOrders.cancel({ id: placed.id, body: { reason: '' } }),
    422,
    'input.invalid',
  )
  const shown = await admin.staffOrders.cancel({
    id: placed.id,
    body: { reason: 'Barang rusak di gudang.' },
  })
  assert.equal(shown.header.status, 'cancelled')
  assert.match(
    shown.header.timeline.at(-1)!.note!,
    /Barang rusak di gudang\. Pembayaran Rp [\d.,]+ sudah diterima, jadi dananya harus dikembalikan/,
  )
  assert.deepEqual(await states(placed), ['cancelled', 'paid'])
  assert.equal(await held(), before)
})
