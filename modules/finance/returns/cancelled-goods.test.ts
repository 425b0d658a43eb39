import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson } from '#platform/money.ts'
import { addUp, setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'
import { createDebtor } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage, placeOrder, type PlacedTestOrder } from '#tests/support/orders/orders.ts'

const divided = await setUpDividedOrders()
const { shop, cement, tile, depart, receive, signIn, readUsed, readBalance } = divided
const REASON = 'Sak basah, pabriknya belum kirim lagi.'
const items = [
  { variant: cement, qty: 7 },
  { variant: tile, qty: 3 },
]
const tempo = { payment: { paymentType: 'tempo' } } as const

const loadLines = async ({ api, id }: PlacedTestOrder) =>
  (await api.orders.products({ id })).results

/** All of an order goes; its recipient refuses two sacks. */
async function refuseTwo(order: PlacedTestOrder) {
  const lines = await loadLines(order)
  const all = lines.map(({ id, qty }) => ({ lineId: id, qty }))
  const delivery = await depart(order, all)
  const sacks = lines[0]!.id
  await receive(delivery, [{ lineId: sacks, qty: 2, reason: 'Sak basah' }])
  return { sacks, tiles: lines[1]!.id, delivery }
}

const cancel = async (id: string, lineId: string, qty: number, withFreight = false) =>
  (await signIn()).staffReturns.cancelUndelivered({
    id,
    body: { lines: [{ lineId, qty }], reason: REASON, withFreight },
  })

const readHeld = async () => {
  const { rows } = await shop.pool.query<{ held: number }>(
    'select sum(held) as held from stock where variant_id = $1',
    [cement],
  )
  return Number(rows[0]!.held)
}

test('POST /staff/orders/{id}/cancelled-goods: of a paid order they are refunded, their stock is free, and the order goes on', async () => {
  const held = await readHeld()
  const order = await placeOrder(shop, items)
  const { api, id, invoiceId } = order
  const { toSend } = await api.invoices.header({ id: invoiceId })
  await (await signIn()).staffPayments.confirmPayment({ id, body: { received: toSend } })
  const { sacks, delivery } = await refuseTwo(order)
  assert.equal((await api.orders.header({ id })).status, 'partly_shipped')
  assert.equal(await readHeld(), held + 2)

  await cancel(id, sacks, 2)
  const [line] = await loadLines(order)
  assert.deepEqual([line?.cancelled, line?.shipped], [2, 5])
  assert.equal(await readHeld(), held)
  const { status, timeline } = await api.orders.header({ id })
  assert.equal(status, 'delivered')
  assert.ok(timeline.some(({ note }) => note?.includes(REASON)))
  const [note, ...others] = (await api.invoices.header({ id: invoiceId })).creditNotes
  const expected = Math.round((moneyFromJson(line!.subtotal) * 2) / 7)
  assert.deepEqual([moneyFromJson(note!.total), note!.offInvoice, others], [expected, false, []])
  const { results: refunds } = await api.refunds.ofOrder({ id })
  assert.deepEqual(
    refunds.map((refund) => [refund.status, refund.cause, moneyFromJson(refund.amount)]),
    [['awaiting_account', 'undelivered', expected]],
  )
  const { rows } = await shop.pool.query<{ body_text: string }>(
    `select body_text from message where template = 'order.goods_cancelled' and channel = 'mail'
       and subject like '%' || $1 || '%'`,
    [order.number],
  )
  assert.match(rows[0]!.body_text, /2 sak|2 buah/)
  assert.match(rows[0]!.body_text, /Dananya kami kembalikan/)
  // The receipt with the refused goods stays, and nothing is left to cancel or to send.
  const undo = { id: delivery, body: { step: 'received' as const } }
  await expectRefusal((await signIn()).staffDeliveries.undo(undo), 409, 'delivery.undo')
  await expectRefusal(cancel(id, sacks, 1), 409, 'order.state')
})

test('POST /staff/orders/{id}/cancelled-goods: on credit terms they are off the open invoice, also with their freight', async () => {
  const owed = await readBalance('receivables')
  const order = await placeOrder(shop, items, await createDebtor(shop), tempo)
  const { api, id, invoiceId } = order
  const whole = moneyFromJson((await api.invoices.header({ id: invoiceId })).amount)
  const { sacks } = await refuseTwo(order)
  await cancel(id, sacks, 1)
  assert.equal((await api.orders.header({ id })).status, 'partly_shipped')
  await cancel(id, sacks, 1, true)
  assert.equal((await api.orders.header({ id })).status, 'delivered')
  const { amount, creditNotes, status } = await api.invoices.header({ id: invoiceId })
  const left = moneyFromJson(amount)
  assert.deepEqual(
    creditNotes.map(({ offInvoice }) => offInvoice),
    [true, true],
  )
  assert.equal(left + addUp(creditNotes.map(({ total }) => total)), whole)
  const [sack, sackWithFreight] = creditNotes.map(({ total }) => moneyFromJson(total))
  assert.ok(sackWithFreight! > sack! + 100)
  assert.deepEqual([status, await readUsed(order)], ['unpaid', left])
  assert.equal((await readBalance('receivables')) - owed, left)
})

test('POST /staff/orders/{id}/cancelled-goods: what deliveries have not invoiced is never invoiced; the rest adds up', async () => {
  const order = await divided.placeDivided(items)
  const { api, id } = order
  const whole = moneyFromJson((await api.orders.header({ id })).totals.total)
  const [sacks, tiles] = (await loadLines(order)).map((line) => line.id) as [string, string]
  const delivery = await depart(order, [
    { lineId: sacks, qty: 7 },
    { lineId: tiles, qty: 3 },
  ])
  await divided.waitForInvoices()
  await receive(delivery, [{ lineId: sacks, qty: 2, reason: 'Sak basah' }])
  // They are invoiced until they are credited.
  const early = await expectRefusal(cancel(id, sacks, 2), 409, 'order.state')
  assert.match(early.message, /masih ada di tagihan pengirimannya.*Coba lagi/)
  await divided.waitForCredits()
  const invoiced = async () =>
    addUp((await divided.listInvoices(order)).map(({ amount }) => amount))
  const before = await invoiced()
  await cancel(id, sacks, 2)
  assert.equal((await api.orders.header({ id })).status, 'delivered')
  assert.equal((await api.orders.header({ id })).deliveryInvoices?.uninvoiced, null)
  assert.deepEqual([await invoiced(), await readUsed(order)], [before, before])
  assert.ok(before < whole)
  assert.equal((await loadLines(order)).find((line) => line.id === tiles)?.cancelled, 0)

  // Cancelled between two deliveries: the last one takes what is left of goods and freight.
  const other = await divided.placeDivided(items)
  const [first, second] = (await loadLines(other)).map((line) => line.id) as [string, string]
  await receive(await depart(other, [{ lineId: first, qty: 3 }]))
  await divided.waitForInvoices()
  await cancel(other.id, first, 2)
  await receive(
    await depart(other, [
      { lineId: first, qty: 2 },
      { lineId: second, qty: 3 },
    ]),
  )
  await divided.waitForInvoices()
  const { totals, status } = await other.api.orders.header({ id: other.id })
  const sum = addUp((await divided.listInvoices(other)).map(({ amount }) => amount))
  const { rows } = await shop.pool.query<{ left: number }>(
    'select sum(cancelled_total)::bigint as left from sales_order_line where order_id = $1',
    [other.id],
  )
  assert.deepEqual([status, sum + rows[0]!.left], ['delivered', moneyFromJson(totals.total)])
  assert.equal(await readUsed(other), sum)
})

test('POST /staff/orders/{id}/cancelled-goods: refused with what to do, and nothing changes', async () => {
  const order = await placeOrder(shop, items, await createDebtor(shop), tempo)
  const { api, id, invoiceId } = order
  const [sacks, tiles] = (await loadLines(order)).map((line) => line.id) as [string, string]
  const early = await expectRefusal(cancel(id, sacks, 2), 409, 'order.state')
  assert.match(early.message, /Belum ada yang berangkat.*Batalkan pesanannya/)
  await receive(await depart(order, [{ lineId: sacks, qty: 7 }]))
  await expectRefusal(cancel(id, sacks, 1), 422, 'delivery.too_much')
  await expectRefusal(cancel(id, tiles, 4), 422, 'delivery.too_much')
  await expectRefusal(cancel(id, tiles, 0.5), 422, 'delivery.lines')
  await expectRefusal(
    (await shop.asStaff('gudang@contoh.id')).staffReturns.cancelUndelivered({
      id,
      body: { lines: [{ lineId: tiles, qty: 1 }], reason: REASON },
    }),
    403,
  )
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } })
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  await expectRefusal(cancel(id, tiles, 1), 409, 'credit.unpaid')
  assert.deepEqual(
    (await loadLines(order)).map((line) => line.cancelled),
    [0, 0],
  )
  assert.equal((await api.orders.header({ id })).status, 'partly_shipped')

  const fresh = await divided.placeDivided(items)
  const { sacks: refused } = await refuseTwo(fresh)
  await divided.waitForInvoices()
  await expectRefusal(cancel(fresh.id, refused, 3), 422, 'delivery.too_much')
})

test('POST /staff/orders/{id}/cancelled-goods: of ten at once one takes them, and they are credited once', async () => {
  const order = await placeOrder(shop, items, await createDebtor(shop), tempo)
  const { sacks } = await refuseTwo(order)
  const admin = await signIn()
  const body = { lines: [{ lineId: sacks, qty: 2 }], reason: REASON }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => admin.staffReturns.cancelUndelivered({ id: order.id, body })),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const { creditNotes } = await order.api.invoices.header({ id: order.invoiceId })
  assert.equal(creditNotes.length, 1)
})
