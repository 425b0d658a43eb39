import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes, toIsoTime } from '#platform/clock.ts'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { jobs } from '#modules/jobs.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage, placeOrder, type PlacedTestOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, finance, sales, prepare } = await setUpStaffOrders()
const payments = finance.staffPayments
const bank = finance.staffBankStatements

const place = () => placeOrder(shop, [{ variant: cement, qty: 20 }])
const confirm = async ({ id, api, invoiceId }: PlacedTestOrder) => {
  const { toSend } = await api.invoices.header({ id: invoiceId })
  return payments.confirmPayment({ id, body: { received: toSend } })
}
const undoable = async (id: string) => (await payments.undoablePayment({ id })).payment
const undo = async (id: string) => {
  const payment = await undoable(id)
  return payments.undoPayment({ id, body: { confirmationId: payment!.id } })
}
const listPaidMails = async ({ accountId }: PlacedTestOrder) =>
  shop.db
    .selectFrom('message')
    .innerJoin('account', 'account.email', 'message.recipient')
    .select(['message.id', 'message.held_until as heldUntil'])
    .where('account.id', '=', accountId)
    .where('message.template', '=', 'invoice.paid')
    .execute()
const loadBank = async () =>
  (await listBalances(shop.deps)).find(({ code }) => code === 'bank')!.balance
const readState = async ({ id, api, invoiceId }: PlacedTestOrder) => {
  const [order, invoice] = [
    await api.orders.header({ id }),
    await api.invoices.header({ id: invoiceId }),
  ]
  const { status, expiresAt, actions } = order
  return { status, expiresAt, actions, invoice }
}

for (const hasProof of [false, true])
  test(`POST /staff/orders/{id}/undo-payment: ${hasProof ? 'with' : 'without'} a proof, order, invoice and ledger are as before, and the buyer was told nothing`, async () => {
    const order = await place()
    if (hasProof)
      await order.api.payments.sendProof({ id: order.invoiceId, files: { file: makeProofImage() } })
    const [before, inBank] = [await readState(order), await loadBank()]
    await confirm(order)
    assert.ok((await loadBank()) > inBank)
    const { until, isOfBankLine } = (await undoable(order.id))!
    const now = shop.clock.now().getTime()
    assert.deepEqual([until, isOfBankLine], [toIsoTime(new Date(now + minutes(10))), false])
    const [mail] = await listPaidMails(order)
    assert.deepEqual(mail?.heldUntil, new Date(now + minutes(11)))
    const shown = await undo(order.id)
    assert.equal(shown.header.status, before.status)
    assert.deepEqual(await readState(order), before)
    assert.deepEqual(await listPaidMails(order), [])
    assert.equal(await loadBank(), inBank)
    assert.equal(await undoable(order.id), null)
    const { timeline } = await order.api.orders.header({ id: order.id })
    assert.equal(timeline.at(-1)?.note, 'Konfirmasi pembayaran dibatalkan: uangnya belum cocok.')
    // A second confirmation is booked as the first one was.
    await confirm(order)
    const { toSend } = before.invoice
    assert.equal(await loadBank(), inBank + moneyFromJson(toSend))
    assert.equal((await listPaidMails(order)).length, 1)
  })

test('POST /staff/orders/{id}/undo-payment: before it is booked a payment leaves no trace in the ledger', async () => {
  const order = await place()
  const inBank = await loadBank()
  await confirm(order)
  await undo(order.id)
  assert.equal(await loadBank(), inBank)
  const { rows } = await shop.pool.query(
    `select source_kind from ledger_transaction where document = $1 and source_kind <> 'invoice_issued'`,
    [(await order.api.invoices.header({ id: order.invoiceId })).number],
  )
  assert.deepEqual(rows, [])
})

test('POST /staff/orders/{id}/undo-payment: what was written off is owed again', async () => {
  const order = await place()
  const { toSend } = await order.api.invoices.header({ id: order.invoiceId })
  const less = moneyToJson(sen(moneyFromJson(toSend) - rupiah(2_000)))
  const [before, balances] = [await readState(order), await listBalances(shop.deps)]
  await payments.acceptDifference({
    id: order.id,
    body: { received: less, treatment: 'written_off', reason: 'Biaya bank' },
  })
  assert.notDeepEqual(await listBalances(shop.deps), balances)
  await undo(order.id)
  assert.deepEqual(await readState(order), before)
  assert.deepEqual(await listBalances(shop.deps), balances)
  const { results } = await payments.differences({ query: {} })
  assert.equal(results.filter(({ orderId }) => orderId === order.id).length, 0)
})

test('POST /staff/orders/{id}/undo-payment: goods on credit stay under way, and their invoice is owed again', async () => {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 500_000_000, 'A')
  const payment = { paymentType: 'tempo' } as const
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], buyer, { payment })
  await prepare(order.id, [
    { lineId: (await sales.staffOrders.show({ id: order.id })).lines[0]!.id, qty: 5 },
  ])
  const before = await readState(order)
  await confirm(order)
  await undo(order.id)
  assert.deepEqual(await readState(order), before)
})

test('POST /staff/orders/{id}/undo-payment: refused after ten minutes, after a delivery, and where there is nothing to take back', async () => {
  const order = await place()
  const refuse = async (confirmationId: string, message: RegExp) => {
    const request = payments.undoPayment({ id: order.id, body: { confirmationId } })
    assert.match((await expectRefusal(request, 409, 'payment.undo')).message, message)
  }
  await refuse(crypto.randomUUID(), /Muat ulang halaman/)
  await confirm(order)
  await refuse(crypto.randomUUID(), /Muat ulang halaman/)
  const { id } = (await undoable(order.id))!
  const { lines } = await sales.staffOrders.show({ id: order.id })
  const { shipping } = await prepare(order.id, [{ lineId: lines[0]!.id, qty: 5 }])
  await refuse(id, /Tarik dulu surat jalannya/)
  assert.equal(await undoable(order.id), null)
  // The delivery has let the message go, which its withdrawal does not bring back.
  await sales.staffDeliveries.withdraw({ id: shipping.deliveries[0]!.id })
  await refuse(id, /sudah diberi tahu/)
  assert.equal(await undoable(order.id), null)
  assert.equal((await order.api.orders.header({ id: order.id })).status, 'processing')
  const late = await place()
  await confirm(late)
  shop.clock.advance(minutes(10))
  const { id: confirmationId } = (await undoable(late.id))!
  shop.clock.advance(1)
  assert.equal(await undoable(late.id), null)
  const request = payments.undoPayment({ id: late.id, body: { confirmationId } })
  assert.match(
    (await expectRefusal(request, 409, 'payment.undo')).message,
    /Sudah lewat sepuluh menit/,
  )
})

test('POST /staff/orders/{id}/confirm-payment: its message comes before that of a delivery, and not after a cancellation', async () => {
  const order = await place()
  await confirm(order)
  const lineId = (await sales.staffOrders.show({ id: order.id })).lines[0]!.id
  await prepare(order.id, [{ lineId, qty: 5 }])
  assert.deepEqual((await listPaidMails(order))[0]?.heldUntil, shop.clock.now())
  const cancelled = await place()
  await confirm(cancelled)
  await sales.staffOrderCancellation.cancel({ id: cancelled.id, body: { reason: 'Barang rusak' } })
  assert.deepEqual(await listPaidMails(cancelled), [])
})

test('POST /staff/orders/{id}/undo-payment: refused once the message was sent, and what was paid too much goes back', async () => {
  const notified = await place()
  await confirm(notified)
  const { id } = (await undoable(notified.id))!
  const [mail] = await listPaidMails(notified)
  await jobs['notifications.deliver']!(shop.deps, { messageId: mail!.id } as never)
  const late = payments.undoPayment({ id: notified.id, body: { confirmationId: id } })
  assert.match((await expectRefusal(late, 409, 'payment.undo')).message, /sudah diberi tahu/)
  assert.equal(await undoable(notified.id), null)

  const over = await place()
  const { toSend } = await over.api.invoices.header({ id: over.invoiceId })
  const more = moneyToJson(sen(moneyFromJson(toSend) + rupiah(50_000)))
  await payments.acceptDifference({
    id: over.id,
    body: { received: more, treatment: 'credited', reason: 'Kelebihan' },
  })
  assert.equal(await undoable(over.id), null)
})

test('POST /staff/orders/{id}/undo-payment: of ten at once one takes it back; of an undo and a delivery one wins', async () => {
  const order = await place()
  await confirm(order)
  const { id } = (await undoable(order.id))!
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      payments.undoPayment({ id: order.id, body: { confirmationId: id } }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  for (let round = 0; round < 5; round++) {
    const raced = await place()
    const inBank = await loadBank()
    await confirm(raced)
    const lineId = (await sales.staffOrders.show({ id: raced.id })).lines[0]!.id
    const [undone, prepared] = await Promise.allSettled([
      undo(raced.id),
      prepare(raced.id, [{ lineId, qty: 1 }]),
      loadBank(),
    ])
    assert.equal([undone, prepared].filter(({ status }) => status === 'fulfilled').length, 1)
    const { status } = await raced.api.orders.header({ id: raced.id })
    assert.equal(status, undone.status === 'fulfilled' ? 'awaiting_payment' : 'processing')
    assert.equal((await loadBank()) === inBank, undone.status === 'fulfilled')
  }
})

test('POST /staff/bank-lines/{id}/undo-match: all invoices of the line are open again, and so is the line', async () => {
  const [one, two] = [await place(), await place()]
  const invoices = await Promise.all(
    [one, two].map(({ api, invoiceId }) => api.invoices.header({ id: invoiceId })),
  )
  const amount = moneyToJson(
    sen(invoices.reduce((sum, { toSend }) => sum + moneyFromJson(toSend), 0)),
  )
  const statement = makeStatement.bca([{ day: '2026-11-20', text: 'DUA TAGIHAN', amount }])
  const { id: statementId } = await bank.upload({ files: { file: statement } })
  await bank.apply({ id: statementId })
  const findLine = async (status: 'open' | 'matched') =>
    (await bank.lines({ query: { status, count: 100 } })).results.find(
      ({ description }) => description === 'DUA TAGIHAN',
    )
  const [before, { id }] = [await Promise.all([one, two].map(readState)), (await findLine('open'))!]
  await expectRefusal(bank.undoMatch({ id }), 409, 'bank.settled')
  await bank.match({ id, body: { invoices: invoices.map(({ number }) => number) } })
  const confirmation = (await undoable(one.id))!
  assert.equal(confirmation.isOfBankLine, true)
  const alone = payments.undoPayment({ id: one.id, body: { confirmationId: confirmation.id } })
  assert.match((await expectRefusal(alone, 409, 'payment.undo')).message, /Mutasi bank/)
  assert.ok((await findLine('matched'))?.undoUntil)
  await bank.undoMatch({ id })
  assert.deepEqual(await Promise.all([one, two].map(readState)), before)
  assert.deepEqual((await findLine('open'))?.invoices, [])
  await bank.match({ id, body: { invoices: invoices.map(({ number }) => number) } })
  shop.clock.advance(minutes(11))
  assert.equal((await findLine('matched'))?.undoUntil, null)
  await expectRefusal(bank.undoMatch({ id }), 409, 'payment.undo')
})
