import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, finance } = await setUpStaffOrders()
const admin = await shop.asStaff()
const place = () => placeOrder(shop, [{ variant: cement, qty: 20 }])
const reason = 'Pembeli membulatkan ke atas; sudah ditelepon.'

/** Money beside the amount due (sen). */
const beside = async ({ api, invoiceId }: Awaited<ReturnType<typeof place>>, difference: number) =>
  moneyToJson(
    sen(moneyFromJson((await api.invoices.header({ id: invoiceId })).toSend) + difference),
  )

/** Of every paid invoice, amount and differences add up to what came in. */
async function assertBooked() {
  const { rows } = await shop.pool.query(
    `select number from invoice left join lateral (select coalesce(sum(amount), 0) as sum
       from payment_difference where invoice_id = invoice.id) as booked on true
     where status = 'paid' and (received is null or received <> amount + booked.sum)`,
  )
  assert.deepEqual(rows, [])
}

test('POST /staff/orders/{id}/accept-difference: what came for two invoices is not taken for one, but part by part', async () => {
  const buyer = await createBuyerClient(shop)
  const order = (qty: number) => placeOrder(shop, [{ variant: cement, qty }], buyer)
  const [one, two] = [await order(20), await order(300)]
  const bundle = await buyer.api.paymentBundles.createBundle({
    body: { invoices: [one.invoiceId, two.invoiceId], paymentType: 'transfer' },
  })
  await buyer.api.paymentBundles.sendBundleProof({
    id: bundle.id,
    files: { file: makeProofImage() },
  })
  const short = moneyToJson(sen(moneyFromJson(bundle.toSend) - rupiah(194)))
  const accept = (id: string, received: typeof short, treatment: 'credited' | 'written_off') =>
    finance.staffPayments.acceptDifference({ id, body: { received, treatment, reason } })
  for (const { id } of [one, two]) {
    const refused = await expectRefusal(accept(id, short, 'credited'), 422, 'payment.difference')
    assert.match(refused.message, /untuk 2 tagihan sekaligus/)
  }
  const { amount } = await buyer.api.invoices.header({ id: one.invoiceId })
  const part = moneyToJson(sen(moneyFromJson(amount) - rupiah(194)))
  await accept(one.id, part, 'written_off')
  const { toSend } = await buyer.api.invoices.header({ id: two.invoiceId })
  await finance.staffPayments.confirmPayment({ id: two.id, body: { received: toSend } })
  for (const { invoiceId } of [one, two])
    assert.equal((await buyer.api.invoices.header({ id: invoiceId })).status, 'paid')
  await assertBooked()
})

test('a transfer whose proof was refused once and that is Rp 194 too much: paid, the difference goes back', async () => {
  const placed = await place()
  const { api, id, invoiceId } = placed
  const send = () => api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  await send()
  await finance.staffPayments.rejectProof({ id, body: { reason: 'Gambarnya tidak terbaca.' } })
  await send()
  const received = await beside(placed, rupiah(194))
  await expectRefusal(
    finance.staffPayments.confirmPayment({ id, body: { received } }),
    422,
    'payment.amount',
  )
  const unnamed = await expectRefusal(
    finance.staffPayments.acceptDifference({ id, body: { received, reason } }),
    422,
    'payment.treatment',
  )
  assert.match(unnamed.message, /Lebih Rp 194,00\. Pilih/)
  const order = await finance.staffPayments.acceptDifference({
    id,
    body: { received, treatment: 'credited', reason },
  })
  assert.deepEqual([order.header.status, order.transfer?.status], ['processing', 'paid'])
  const invoice = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(invoice.received, received)
  const [refund] = (await api.refunds.ofOrder({ id })).results
  assert.deepEqual(
    [refund!.cause, refund!.status, refund!.amount],
    ['overpaid', 'awaiting_account', moneyToJson(rupiah(194))],
  )
  // The buyer reads what becomes of it, not why staff did so.
  const header = await api.orders.header({ id })
  assert.ok(header.timeline.some(({ note }) => note?.includes('kelebihannya kami kembalikan')))
  assert.ok(!JSON.stringify([header, invoice]).includes('sudah ditelepon'))
  // Cancelled after all, the rest goes back, and no sen more than was paid.
  await sales.staffOrderCancellation.cancel({ id, body: { reason: 'Barang habis.' } })
  const refunds = (await api.refunds.ofOrder({ id })).results
  const total = refunds.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0)
  assert.equal(total, moneyFromJson(received))
  await assertBooked()
})

test('POST /staff/orders/{id}/accept-difference: less is written off within the limit of the role', async () => {
  const placed = await place()
  const { api, id, invoiceId } = placed
  const { uniqueCode } = await api.invoices.header({ id: invoiceId })
  const short = (below: number) => beside(placed, -(rupiah(uniqueCode) + below))
  const accept = async (client: typeof finance, below: number) =>
    client.staffPayments.acceptDifference({
      id,
      body: { received: await short(below), treatment: 'written_off', reason },
    })
  const failure = await expectRefusal(accept(finance, rupiah(50_001)), 422, 'payment.difference')
  assert.match(failure.message, /Minta admin/)
  assert.equal((await api.orders.header({ id })).status, 'awaiting_payment')
  await accept(admin, rupiah(50_001))
  await expectRefusal(accept(admin, 1), 409, 'invoice.state')
  assert.equal((await api.orders.header({ id })).status, 'processing')
  assert.equal((await api.refunds.ofOrder({ id })).results.length, 0)
  await assertBooked()
})

test('POST /staff/orders/{id}/accept-difference: without its unique code an invoice is paid in full, and nothing is written off', async () => {
  const placed = await place()
  const { amount } = await placed.api.invoices.header({ id: placed.invoiceId })
  await finance.staffPayments.acceptDifference({
    id: placed.id,
    body: { received: amount, reason: 'Kode uniknya lupa.' },
  })
  const { received } = await placed.api.invoices.header({ id: placed.invoiceId })
  assert.deepEqual(received, amount)
  await assertBooked()
})

test('POST /staff/gateway-payments/{id}/accept: another amount with a treatment and a note, and the rest goes back', async () => {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'va', bank: 'bca' },
  })
  await runGatewayJobs(shop)
  const account = await findAccount(finance, order.number)
  const amount = await beside(order, rupiah(1_000))
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'other', amount } })
  await runGatewayJobs(shop)
  const { results } = await finance.staffPayments.listUnmatched({ query: {} })
  const { id, canAccept } = results.find(({ orderId }) => orderId === order.id)!
  assert.ok(canAccept)
  const accept = (body: { treatment?: 'credited' | 'written_off'; note?: string }) =>
    finance.staffPayments.accept({ id, body })
  await expectRefusal(accept({ note: reason }), 422, 'payment.treatment')
  await expectRefusal(accept({ treatment: 'written_off', note: reason }), 422, 'payment.treatment')
  await expectRefusal(accept({ treatment: 'credited' }), 422, 'payment.treatment')
  await accept({ treatment: 'credited', note: reason })
  await expectRefusal(accept({ treatment: 'credited', note: reason }), 409, 'payment.resolved')
  assert.equal((await order.api.orders.header({ id: order.id })).status, 'processing')
  const [refund] = (await order.api.refunds.ofOrder({ id: order.id })).results
  assert.deepEqual([refund!.cause, refund!.amount], ['overpaid', moneyToJson(rupiah(1_000))])
  await assertBooked()
})

test('GET /staff/payment-differences: the sums are those of the invoices, unique codes and all', async () => {
  const { results, sums } = await finance.staffPayments.differences({ query: {} })
  const { rows } = await shop.pool.query<{ sum: string }>(
    `select sum(received - amount)::text as sum from invoice where status = 'paid'`,
  )
  const total = sums.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0)
  assert.equal(total, Number(rows[0]!.sum))
  assert.equal(
    results.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0),
    total,
  )
  assert.deepEqual(
    sums.map(({ kind }) => kind),
    ['credited', 'unique_code', 'written_off'],
  )
})
