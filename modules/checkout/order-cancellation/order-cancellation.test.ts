import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { jobs } from '#modules/jobs.ts'
import { hours } from '#platform/clock.ts'
import { CHOOSE_AGAIN } from '#platform/state-machine.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder, makeProofImage, type PlacedTestOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

let admin: Api
const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 5000 },
})
// These tests advance the clock by days, and a session does not last that long.
beforeEach(async () => void (admin = await shop.asStaff()))

const placeTestOrder = () => placeOrder(shop, [{ variant: cement, qty: 20 }])
const runExpiry = (orderId: string) => jobs['orders.expire']!(shop.deps, { orderId } as never)

const reservedQuantity = async () => {
  const row = await shop.db
    .selectFrom('stock')
    .select('held')
    .where('variant_id', '=', Number(cement))
    .executeTakeFirstOrThrow()
  return row.held
}
const statusesOf = async ({ api, id, invoiceId }: PlacedTestOrder) => [
  (await api.orders.header({ id })).status,
  (await api.invoices.header({ id: invoiceId })).status,
]
const confirmPayment = async ({ api, id, invoiceId }: PlacedTestOrder) =>
  admin.staffPayments.confirmPayment({
    id,
    body: { received: (await api.invoices.header({ id: invoiceId })).toSend },
  })

test('orders.expire: is enqueued for the payment deadline', async () => {
  const { id } = await placeTestOrder()
  const { rows } = await shop.pool.query(`select run_at from graphile_worker.jobs where key = $1`, [
    `orders.expire ${id}`,
  ])
  assert.equal(rows[0].run_at.getTime(), shop.clock.now().getTime() + hours(24))
})

test('orders.expire: cancels an unpaid order, releases its stock, voids its invoice and e-mails its buyer', async () => {
  const before = await reservedQuantity()
  const placed = await placeTestOrder()
  assert.equal(await reservedQuantity(), before + 20)
  await runExpiry(placed.id)
  assert.deepEqual(await statusesOf(placed), ['awaiting_payment', 'unpaid'], 'not before its time')
  shop.clock.advance(hours(24))
  await runExpiry(placed.id)
  await runExpiry(placed.id)
  assert.deepEqual(await statusesOf(placed), ['cancelled', 'void'])
  assert.equal(await reservedQuantity(), before)
  const { timeline, expiresAt, actions } = await placed.api.orders.header({ id: placed.id })
  assert.deepEqual([timeline.length, timeline.at(-1)?.by, expiresAt], [2, 'Sistem', null])
  assert.ok(actions.every(({ available, reason }) => !available && reason))
  const { rows } = await shop.pool.query(
    `select count(*) from message where template = 'order.cancelled' and subject like $1`,
    [`%${placed.number}%`],
  )
  assert.equal(rows[0].count, 1)
  const failure = await expectRefusal(
    placed.api.payments.sendProof({ id: placed.invoiceId, files: { file: makeProofImage() } }),
    409,
    'invoice.state',
  )
  assert.match(failure.message, /Jangan transfer/)
})

test('orders.expire: an order whose proof is checked does not expire', async () => {
  const placed = await placeTestOrder()
  await placed.api.payments.sendProof({ id: placed.invoiceId, files: { file: makeProofImage() } })
  shop.clock.advance(hours(48))
  await runExpiry(placed.id)
  assert.deepEqual(await statusesOf(placed), ['awaiting_confirmation', 'proof_submitted'])
})

test('orders.expire: of a concurrent payment and expiry exactly one takes effect', async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = await reservedQuantity()
    const placed = await placeTestOrder()
    shop.clock.advance(hours(24))
    admin = await shop.asStaff()
    const both = [() => runExpiry(placed.id), () => confirmPayment(placed)]
    const results = await Promise.allSettled(
      (round % 2 ? both : both.toReversed()).map((work) => work()),
    )
    for (const each of results)
      if (each.status === 'rejected') assert.equal(each.reason.status, 409)
    const statuses = await statusesOf(placed)
    if (statuses[0] === 'processing') {
      assert.deepEqual(statuses, ['processing', 'paid'])
      assert.equal(await reservedQuantity(), before + 20)
    } else {
      assert.deepEqual(statuses, ['cancelled', 'void'])
      assert.equal(await reservedQuantity(), before)
    }
    await runExpiry(placed.id)
    assert.deepEqual(await statusesOf(placed), statuses)
  }
})

test('POST /so/ecom/{id}/cancel: until the order is processed, then a 409 with the reason', async () => {
  const before = await reservedQuantity()
  const placed = await placeTestOrder()
  const { status } = await placed.api.orderCancellation.cancel({
    id: placed.id,
    body: { reason: 'Salah jumlah' },
  })
  assert.equal(status, 'cancelled')
  assert.deepEqual(await statusesOf(placed), ['cancelled', 'void'])
  assert.equal(await reservedQuantity(), before)
  assert.equal(
    (await placed.api.orders.header({ id: placed.id })).timeline.at(-1)?.note,
    'Salah jumlah',
  )
  await expectRefusal(placed.api.orderCancellation.cancel({ id: placed.id }), 409, 'order.state')

  const paid = await placeTestOrder()
  await confirmPayment(paid)
  const failure = await expectRefusal(
    paid.api.orderCancellation.cancel({ id: paid.id }),
    409,
    'order.state',
  )
  const cancel = (await paid.api.orders.header({ id: paid.id })).actions.find(
    ({ code }) => code === 'cancel',
  )
  assert.equal(cancel?.available, false)
  // The page shows its state already; who was refused is sent to look at it.
  assert.equal(failure.message, `${cancel.reason} ${CHOOSE_AGAIN}`)
})

test('POST /staff/orders/{id}/cancel: a paid order with a reason; its stock is released, and the timeline says that a refund is due', async () => {
  const before = await reservedQuantity()
  const placed = await placeTestOrder()
  await confirmPayment(placed)
  await expectRefusal(
    admin.staffOrderCancellation.cancel({ id: placed.id, body: { reason: '' } }),
    422,
    'input.invalid',
  )
  const staffOrder = await admin.staffOrderCancellation.cancel({
    id: placed.id,
    body: { reason: 'Barang rusak di gudang.' },
  })
  assert.equal(staffOrder.header.status, 'cancelled')
  assert.match(
    staffOrder.header.timeline.at(-1)!.note!,
    /Barang rusak di gudang\. Pembayaran Rp [\d.,]+ sudah diterima; dananya kami kembalikan/,
  )
  assert.deepEqual(await statusesOf(placed), ['cancelled', 'paid'])
  assert.equal(await reservedQuantity(), before)
})
