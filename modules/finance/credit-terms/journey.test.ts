import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, multiplyRatio, sen } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { makeProofImage, placeOrder, type PlacedTestOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { creditReturn } from '#tests/support/finance/returns.ts'
import { setLateFeeRates } from '#tests/support/finance/late-fees.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 100_000,
  weightKg: 40,
  stock: { CBT: 5000 },
})
const tempo = { payment: { paymentType: 'tempo' } } as const

test('tempo: two invoices, one paid late with a fee, one paid in time and partly credited', async () => {
  const buyer = await createCompanyBuyer(shop)
  await setLateFeeRates(shop, { percentPerDay: 0.1, maxPercent: 5 })
  await giveLimit(shop, buyer.companyId, 10_000_000, 'D')
  const late = await placeOrder(shop, [{ variant: cement, qty: 20 }], buyer, tempo)
  const credited = await placeOrder(shop, [{ variant: cement, qty: 30 }], buyer, tempo)
  const { amount: lateAmount } = await buyer.api.invoices.header({ id: late.invoiceId })
  const { amount: creditedAmount } = await buyer.api.invoices.header({ id: credited.invoiceId })
  const owed = moneyFromJson(lateAmount) + moneyFromJson(creditedAmount)
  assert.deepEqual([await readUsed(buyer.api), await readBalance('receivables')], [owed, owed])

  // Both are delivered before anything is paid; the second is paid in time.
  await deliver(late)
  const lines = await deliver(credited)
  await payByTransfer(buyer.api, credited)
  assert.equal(await readUsed(buyer.api), moneyFromJson(lateAmount))
  const returned = { id: credited.id, lineId: lines[0]!.id, name: 'Warsito' }
  await creditReturn(shop, await shop.asStaff(), buyer.api, returned)
  const { creditNotes } = await buyer.api.invoices.header({ id: credited.invoiceId })
  assert.equal(creditNotes.length, 1)

  // The first is 9 days late: it has a fee, and the limit is frozen.
  shop.clock.advance(days(14 + 9))
  await runNightly(shop.deps)
  const { api } = buyer
  // Sessions of staff do not last as long as credit does.
  const admin = await shop.asStaff()
  const overdue = await api.invoices.header({ id: late.invoiceId })
  assert.deepEqual([overdue.status, overdue.daysLate, overdue.lateFee?.days], ['overdue', 9, 9])
  assert.deepEqual(
    overdue.lateFee?.amount,
    moneyToJson(sen(multiplyRatio(moneyFromJson(lateAmount), 9, 1000))),
  )
  assert.equal((await api.credit.own()).credit?.status, 'frozen')
  await expectRefusal(
    placeOrder(shop, [{ variant: cement, qty: 1 }], buyer, tempo),
    409,
    'credit.frozen',
  )

  const fee = moneyFromJson(overdue.lateFee!.amount)
  assert.equal(await readUsed(api), moneyFromJson(lateAmount) + fee)

  // Its payment by transfer, fee included, opens the limit again.
  await payByTransfer(api, late)
  const { credit, owed: left } = await api.credit.own()
  assert.deepEqual([credit?.status, credit?.used.amount, left.length], ['active', '0.00', 0])
  assert.equal((await api.invoices.header({ id: late.invoiceId })).lateFee?.days, 9)
  const history = (await admin.staffCredit.show({ id: buyer.companyId })).history
  assert.deepEqual(
    history.map(({ action }) => action),
    ['Dibuka', 'Dibekukan', 'Limit diberikan'],
  )

  // Everything is booked: nothing is owed, and the bank has what came in less what went back.
  const codes = await shop.pool.query<{ sum: number }>(
    'select sum(unique_code * 100)::bigint from invoice',
  )
  const refunded = moneyFromJson(creditNotes[0]!.total)
  assert.deepEqual(
    {
      receivables: await readBalance('receivables'),
      refunds: await readBalance('refunds'),
      fees: await readBalance('late_fees'),
      bank: await readBalance('bank'),
    },
    { receivables: 0, refunds: 0, fees: fee, bank: owed + fee + codes.rows[0]!.sum - refunded },
  )
})

test('tempo: goods that come back before it is paid lower the invoice, then settle it, and free the limit', async () => {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 10_000_000, 'D')
  const { api } = buyer
  const order = await placeOrder(shop, [{ variant: cement, qty: 10 }], buyer, tempo)
  const { invoiceId } = order
  const receivablesBefore = await readBalance('receivables')
  const refundsBefore = await readBalance('refunds')
  const [line] = await deliver(order)
  const admin = await shop.asStaff()
  const billed = await api.invoices.header({ id: invoiceId })
  // The buyer was about to transfer the sum before.
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } })

  const part = await bringBack(order, line!.id, 4)
  const before = (await admin.staffReturns.show({ id: part })).credit!
  assert.deepEqual(
    [before.target, before.blocked, before.invoice?.amount],
    ['invoice', null, billed.amount],
  )
  const { creditNotes } = await admin.staffReturns.credit({ id: part, body: { withFreight: true } })
  const lowered = await api.invoices.header({ id: invoiceId })
  const less = moneyFromJson(creditNotes[0]!.total)
  const left = moneyFromJson(billed.amount) - less
  assert.deepEqual([creditNotes[0]!.offInvoice, lowered.billed], [true, billed.amount])
  assert.deepEqual(
    [lowered.status, moneyFromJson(lowered.amount), lowered.paymentType, lowered.uniqueCode],
    ['unpaid', left, 'tempo', 0],
  )
  assert.deepEqual((await api.refunds.ofOrder({ id: order.id })).results, [])
  assert.equal(await readUsed(api), left)
  assert.equal(await readBalance('receivables'), receivablesBefore - less)
  const { bytes } = await api.payments.pdf({ id: invoiceId })
  const pages = await readPdfPages(bytes)
  const bill = pages.map(joinLines).join(' ')
  assert.ok(
    bill.includes(`Nota kredit -${formatExact(creditNotes[0]!.total)}`),
    'the invoice shows what was taken off',
  )
  assert.ok(bill.includes(`Sisa tagihan (Rp) ${formatExact(lowered.amount)}`))

  // The rest comes back with its freight: nothing is owed, and nobody pays anything.
  const rest = await bringBack(order, line!.id, 6)
  const second = await admin.staffReturns.credit({ id: rest, body: { withFreight: true } })
  assert.equal(moneyFromJson(second.creditNotes[0]!.total), left)
  const settled = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(
    [settled.status, settled.amount.amount, settled.received?.amount, settled.billed],
    ['paid', '0.00', '0.00', billed.amount],
  )
  assert.equal(await readUsed(api), 0)
  assert.equal(await readBalance('receivables'), receivablesBefore - moneyFromJson(billed.amount))
  const { rows: mails } = await shop.pool.query(
    `select template from message where body_text like '%dipotong dari tagihan ' || $1 || '%' or body_text like '%potong dari tagihan ' || $1 || '%'`,
    [billed.number],
  )
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['return.deducted', 'return.deducted'],
  )
  assert.equal(await readBalance('refunds'), refundsBefore)
})

test('tempo: a credit note waits while a proof of the payment is checked, and is paid back after it', async () => {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 10_000_000, 'D')
  const order = await placeOrder(shop, [{ variant: cement, qty: 10 }], buyer, tempo)
  const [line] = await deliver(order)
  const id = await bringBack(order, line!.id, 2)
  const { api } = buyer
  const { toSend } = await api.payments.changeType({
    id: order.invoiceId,
    body: { paymentType: 'transfer' },
  })
  const proof = { form: {}, files: { file: makeProofImage() } }
  await api.payments.sendProof({ id: order.invoiceId, ...proof })
  const admin = await shop.asStaff()
  const waiting = await expectRefusal(
    admin.staffReturns.credit({ id, body: {} }),
    409,
    'credit.unpaid',
  )
  assert.match(waiting.message, /Periksa dulu buktinya/)
  assert.equal((await admin.staffReturns.show({ id })).credit!.blocked, waiting.message)
  await admin.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
  const { creditNotes } = await admin.staffReturns.credit({ id, body: {} })
  assert.equal(creditNotes[0]!.offInvoice, false)
  const [refund] = (await api.refunds.ofOrder({ id: order.id })).results
  assert.deepEqual(refund!.amount, creditNotes[0]!.total)
})

/** Goods of an order come back to the warehouse; their credit note is next. */
async function bringBack({ api, id: orderId }: PlacedTestOrder, lineId: string, qty: number) {
  const admin = await shop.asStaff()
  const day = toJakartaDate(shop.clock.now())
  const { id } = await api.returns.request({
    id: orderId,
    body: { lines: [{ lineId, qty, reason: 'surplus' }], refundTo: 'BCA 5271 a.n. Warsito' },
  })
  await admin.staffReturns.approve({ id, body: { lines: [{ lineId, qty }], pickupOn: day } })
  const lines = [{ lineId, qty, restocked: qty }]
  await admin.staffReturns.receive({ id, body: { warehouse: 'CBT', receivedOn: day, lines } })
  return id
}

type Buyer = PlacedTestOrder['api']

const readUsed = async (api: Buyer) => moneyFromJson((await api.credit.own()).credit!.used)

const readBalance = async (account: string): Promise<number> =>
  (await listBalances(shop.deps)).find(({ code }) => code === account)!.balance

/** Pays an invoice on terms as the tempo page leads to it: by transfer, with a proof that finance accepts. */
async function payByTransfer(api: Buyer, { id, invoiceId }: PlacedTestOrder): Promise<void> {
  const { uniqueCode, toSend } = await api.payments.changeType({
    id: invoiceId,
    body: { paymentType: 'transfer' },
  })
  assert.ok(uniqueCode > 0)
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  const finance = await shop.asStaff('finance@contoh.id')
  await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'paid')
}

async function deliver({ id: orderId }: PlacedTestOrder) {
  const staff = await shop.asStaff()
  const { lines } = await staff.staffOrders.show({ id: orderId })
  const all = lines.map(({ id: lineId, qty }) => ({ lineId, qty }))
  const body = { lines: all, ...VEHICLE_AND_DRIVER }
  const { id } = findLatestDelivery(await staff.staffOrders.prepare({ id: orderId, body }))
  await staff.staffOrders.depart({ id })
  const receivedAt = shop.clock.now().toISOString()
  await staff.staffOrders.receive({ id, body: { receivedBy: 'Pak Warsito', receivedAt } })
  return lines
}
