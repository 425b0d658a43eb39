import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { addUp, setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'

const {
  shop,
  cement,
  placeDivided,
  signIn,
  depart,
  receive,
  waitForInvoices,
  listInvoices,
  readUsed,
} = await setUpDividedOrders()

/** An order of one line with two invoices. */
async function placeTwice() {
  const order = await placeDivided([{ variant: cement, qty: 10 }])
  const lineId = order.lines[0]!.id
  for (const qty of [6, 4]) {
    await receive(await depart(order, [{ lineId, qty }]))
    await waitForInvoices()
  }
  const [one, two] = await listInvoices(order)
  return { order, lineId, one: one!, two: two! }
}

test('invoices per delivery: each is paid for itself, by virtual account, by transfer with a proof, or together', async () => {
  const { order, one, two } = await placeTwice()
  const { api, id } = order
  // The second one first, through the gateway.
  await api.payments.changeType({ id: two.id, body: { paymentType: 'va', bank: 'bca' } })
  const page = await api.payments.ofOrder({ id })
  assert.deepEqual([page.invoiceId, page.amount], [two.id, two.amount])
  const finance = await signIn()
  const account = await findAccount(finance, order.number)
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.equal((await api.invoices.header({ id: two.id })).status, 'paid')
  assert.equal((await api.invoices.header({ id: one.id })).status, 'unpaid')
  assert.equal(await readUsed(order), moneyFromJson(one.amount))
  assert.equal((await api.orders.header({ id })).paymentType, 'tempo')
  // The first one by transfer, confirmed by hand and taken back.
  await api.payments.changeType({ id: one.id, body: { paymentType: 'transfer' } })
  const sent = await api.payments.sendProof({ id: one.id, files: { file: makeProofImage() } })
  const body = { received: sent.toSend, invoiceId: one.id }
  await expectRefusal(
    finance.staffPayments.confirmPayment({ id, body: { ...body, invoiceId: two.id } }),
    409,
    'invoice.state',
  )
  await finance.staffPayments.confirmPayment({ id, body })
  assert.equal(await readUsed(order), 0)
  const { payment } = await finance.staffPayments.undoablePayment({ id })
  await finance.staffPayments.undoPayment({ id, body: { confirmationId: payment!.id } })
  assert.equal((await api.invoices.header({ id: one.id })).status, 'proof_submitted')
  assert.equal((await api.invoices.header({ id: two.id })).status, 'paid')
  await finance.staffPayments.rejectProof({
    id,
    body: { reason: 'Bukan ke kami.', invoiceId: one.id },
  })
  assert.equal((await api.invoices.header({ id: one.id })).status, 'unpaid')
})

test('invoices per delivery: several of one order are paid at once, and choosing another ends what was chosen', async () => {
  const { order, one, two } = await placeTwice()
  const { api } = order
  await api.payments.changeType({ id: one.id, body: { paymentType: 'qris' } })
  await api.payments.changeType({ id: two.id, body: { paymentType: 'transfer' } })
  assert.equal((await api.invoices.header({ id: one.id })).paymentType, 'qris')
  await api.payments.changeType({ id: two.id, body: { paymentType: 'va', bank: 'bni' } })
  assert.equal((await api.invoices.header({ id: one.id })).paymentType, 'tempo')
  const bundle = await api.paymentBundles.createBundle({
    body: { invoices: [one.id, two.id], paymentType: 'va', bank: 'bca' },
  })
  assert.equal(moneyFromJson(bundle.amount), addUp([one.amount, two.amount]))
  const finance = await signIn()
  const { results } = await finance.staffBankSimulator.show()
  const account = results.find(
    ({ amount, isOpen }) => isOpen && amount.amount === bundle.amount.amount,
  )!
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.deepEqual(
    (await listInvoices(order)).map(({ status }) => status),
    ['paid', 'paid'],
  )
  assert.equal(await readUsed(order), 0)
})

test('invoices per delivery: returned goods are credited from the invoices that they are on, paid or open', async () => {
  const { order, lineId, one, two } = await placeTwice()
  const { api, id } = order
  await api.payments.changeType({ id: one.id, body: { paymentType: 'qris' } })
  const finance = await signIn()
  const account = await findAccount(finance, order.number)
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  const day = toJakartaDate(shop.clock.now())
  const { id: picture } = await api.files.upload({ form: {}, files: { file: makeProofImage() } })
  const request = {
    lines: [{ lineId, qty: 8, reason: 'damaged' as const }],
    note: 'Sak basah.',
    refundTo: 'BCA 5271 882 901 a.n. Warsito',
    pictures: [picture],
  }
  const returned = await api.returns.request({ id, body: request })
  const lines = [{ lineId, qty: 8 }]
  await finance.staffReturns.approve({ id: returned.id, body: { lines, pickupOn: day } })
  const received = { warehouse: 'CBT', receivedOn: day, lines: [{ ...lines[0]!, restocked: 0 }] }
  await finance.staffReturns.receive({ id: returned.id, body: received })
  const { credit } = await finance.staffReturns.show({ id: returned.id })
  assert.deepEqual([credit?.blocked, credit?.target], [null, 'refund'])
  await finance.staffReturns.credit({ id: returned.id, body: { withFreight: false } })
  const [paid, open] = await listInvoices(order)
  const [oneLine] = (await api.invoices.products({ id: one.id })).results
  // Six of the first invoice, which is paid, and two of the second, which is not.
  assert.deepEqual(
    [
      paid!.status,
      paid!.creditNotes.length,
      paid!.creditNotes[0]?.total,
      paid!.creditNotes[0]?.offInvoice,
    ],
    ['paid', 1, oneLine!.subtotal, false],
  )
  assert.deepEqual([open!.creditNotes.length, open!.creditNotes[0]?.offInvoice], [1, true])
  assert.equal(
    moneyFromJson(open!.amount) + moneyFromJson(open!.creditNotes[0]!.total),
    moneyFromJson(two.amount),
  )
  assert.equal(
    moneyFromJson(paid!.creditNotes[0]!.total) + moneyFromJson(open!.creditNotes[0]!.total),
    moneyFromJson(credit!.goodsOnly.total),
  )
  assert.equal(await readUsed(order), moneyFromJson(open!.amount))

  // Buyer and staff see both credit notes, and each of the two documents names the other.
  const [shown] = (await api.returns.ofOrder({ id })).results
  const numbers = shown!.creditNotes.map(({ number, invoiceNumber, offInvoice }) => [
    number,
    invoiceNumber,
    offInvoice,
  ])
  assert.deepEqual(numbers, [
    [paid!.creditNotes[0]!.number, paid!.number, false],
    [open!.creditNotes[0]!.number, open!.number, true],
  ])
  const { creditNotes } = await finance.staffReturns.show({ id: returned.id })
  assert.deepEqual(creditNotes, shown!.creditNotes)
  for (const note of creditNotes) {
    const { bytes } = await api.creditNotes.pdf({ id: note.id })
    const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
    for (const { number } of creditNotes)
      assert.ok(text.includes(number), `${note.number}: ${number}`)
  }
})

test('invoices per delivery: one is late with its fee while the other is not due; a cancelled order frees all of its credit', async () => {
  const order = await placeDivided([{ variant: cement, qty: 10 }])
  const lineId = order.lines[0]!.id
  await depart(order, [{ lineId, qty: 6 }])
  await waitForInvoices()
  shop.clock.advance(days(10))
  await depart(order, [{ lineId, qty: 4 }])
  await waitForInvoices()
  shop.clock.advance(days(6))
  await runNightly(shop.deps)
  assert.deepEqual(
    (await listInvoices(order)).map(({ status, daysLate }) => [status, daysLate]),
    [
      ['overdue', 2],
      ['unpaid', 0],
    ],
  )
  const cancelled = await placeDivided()
  assert.ok((await readUsed(cancelled)) > 0)
  const { staffOrderCancellation } = await signIn()
  await staffOrderCancellation.cancel({ id: cancelled.id, body: { reason: 'Salah alamat' } })
  assert.equal(await readUsed(cancelled), 0)
  assert.deepEqual(await listInvoices(cancelled), [])
})

test('invoices per delivery: what is not invoiced yet is neither paid, proven nor printed, and says why', async () => {
  const { api, id, invoiceId } = await placeDivided()
  const change = api.payments.changeType({
    id: invoiceId,
    body: { paymentType: 'va', bank: 'bca' },
  })
  assert.match(
    (await expectRefusal(change, 409, 'invoice.state')).message,
    /ditagih per pengiriman/,
  )
  const proof = api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  assert.match(
    (await expectRefusal(proof, 409, 'invoice.state')).message,
    /Belum ada yang perlu dibayar/,
  )
  const pdf = api.payments.pdf({ id: invoiceId })
  assert.match(
    (await expectRefusal(pdf, 409, 'invoice.state')).message,
    /setelah barangnya berangkat/,
  )
  const choice = api.payments.choosePayment({ body: { id, paymentType: 'qris' } })
  assert.match(
    (await expectRefusal(choice, 409, 'payment.closed')).message,
    /ditagih per pengiriman/,
  )
})
