import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, hours, minutes } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepPayments } from './service/sweep.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })

/** An order on credit terms: its goods are under way, its invoice is owed. */
async function placeOnTerms() {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 10_000_000, 'D')
  const items = [{ variant: cement, qty: 20 }]
  return placeOrder(shop, items, buyer, { payment: { paymentType: 'tempo' } })
}

/** The same with a virtual account that is open at the bank. Sessions of staff do not last as long as credit does. */
async function placeOpened() {
  const order = await placeOnTerms()
  const { api, invoiceId } = order
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'va', bank: 'bca' } })
  const finance = await shop.asStaff('finance@contoh.id')
  return { ...order, finance, account: await findAccount(finance, order.number) }
}

const readBank = async () =>
  (await listBalances(shop.deps)).find(({ code }) => code === 'gateway')!.balance

test('invoices on credit terms: a payment by virtual account is booked once, and frees the limit', async () => {
  const { api, id, invoiceId, finance, account } = await placeOpened()
  const opened = await api.payments.ofOrder({ id })
  assert.deepEqual([opened.payment?.isOpen, opened.canChange], [true, true])
  assert.equal((await api.orders.header({ id })).status, 'processing')
  const before = await readBank()
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await finance.staffBankSimulator.repeat({ id: account.id, body: {} })
  await runGatewayJobs(shop)
  const invoice = await api.invoices.header({ id: invoiceId })
  assert.deepEqual([invoice.status, invoice.received], ['paid', invoice.amount])
  assert.equal((await api.credit.own()).credit?.used.amount, '0.00')
  assert.equal((await readBank()) - before, moneyFromJson(invoice.amount))
})

test('invoices on credit terms: an overdue one changes to QRIS, and back to transfer or to terms', async () => {
  const { api, id, invoiceId } = await placeOnTerms()
  shop.clock.advance(days(15))
  await runNightly(shop.deps)
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'overdue')
  const types = await api.payments.typesOfOrder({ query: { id } })
  assert.deepEqual(
    types.results.map(({ code, available, isChosen }) => [code, available, isChosen]),
    [
      ['transfer', true, false],
      ['va', true, false],
      ['qris', true, false],
      ['paper', true, false],
      ['tempo', true, true],
    ],
  )
  const qris = await api.payments.choosePayment({ body: { id, paymentType: 'qris' } })
  assert.ok(qris.payment?.qr)
  const back = await api.payments.choosePayment({ body: { id, paymentType: 'tempo' } })
  assert.deepEqual([back.paymentType, back.payment], ['tempo', null])
  const transfer = await api.payments.choosePayment({ body: { id, paymentType: 'transfer' } })
  assert.equal(transfer.paymentType, 'transfer')
  const again = await api.payments.choosePayment({ body: { id, paymentType: 'qris' } })
  const finance = await shop.asStaff('finance@contoh.id')
  const { results } = await finance.staffBankSimulator.show()
  const open = results.find(
    ({ orderNumber, isOpen }) => orderNumber === again.orderNumber && isOpen,
  )!
  await finance.staffBankSimulator.pay({ id: open.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'paid')
  await expectRefusal(
    api.payments.choosePayment({ body: { id, paymentType: 'transfer' } }),
    409,
    'payment.closed',
  )
})

test('invoices on credit terms: another amount and late money wait for finance', async () => {
  const wrong = await placeOpened()
  const half = { amount: '500000.00', currency: 'IDR' } as const
  await wrong.finance.staffBankSimulator.pay({
    id: wrong.account.id,
    body: { kind: 'other', amount: half },
  })
  const late = await placeOpened()
  await late.finance.staffBankSimulator.pay({ id: late.account.id, body: { kind: 'late' } })
  await runGatewayJobs(shop)
  const { results } = await late.finance.staffPayments.listUnmatched({ query: {} })
  const rowOf = (id: string) => results.find(({ orderId }) => orderId === id)!
  assert.deepEqual(
    [rowOf(wrong.id), rowOf(late.id)].map(({ verdict, canAccept }) => [verdict, canAccept]),
    [
      ['wrong_amount', true],
      ['late', true],
    ],
  )
  for (const { api, invoiceId } of [wrong, late])
    assert.equal((await api.invoices.header({ id: invoiceId })).status, 'unpaid')
  await late.finance.staffPayments.accept({ id: rowOf(late.id).id, body: {} })
  assert.equal((await late.api.invoices.header({ id: late.invoiceId })).status, 'paid')
})

test('invoices on credit terms: an account number expires after a day, and the buyer gets a new one', async () => {
  const { api, id } = await placeOpened()
  const first = (await api.payments.ofOrder({ id })).payment!
  shop.clock.advance(hours(24))
  assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'expired')
  const body = { id, paymentType: 'va', bank: 'bca' } as const
  const second = (await api.payments.choosePayment({ body })).payment!
  assert.deepEqual([second.status, second.isOpen], ['pending', true])
  assert.notEqual(second.accountNumber, first.accountNumber)
  shop.clock.advance(hours(25))
  await sweepPayments(shop.deps)
  shop.clock.advance(minutes(6))
  await sweepPayments(shop.deps)
  assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'expired')
  assert.equal((await api.orders.header({ id })).status, 'processing')
})
