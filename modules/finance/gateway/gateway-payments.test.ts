import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, minutes } from '#platform/clock.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { expireOrder } from '#modules/checkout/order-cancellation/service.ts'
import { sweepPayments } from './service/sweep.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })
const finance = await shop.asStaff('finance@contoh.id')
const { staffBankSimulator: bank, staffPayments } = finance

/** An order that waits for its payment, opened at the bank. */
async function placeOpened(payment = { paymentType: 'va', bank: 'bca' } as const) {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, { payment })
  await runGatewayJobs(shop)
  const account = await findAccount(finance, order.number)
  return { ...order, account }
}

const countEmails = async (accountId: string, template: string) => {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::int as count from message join account on lower(account.email) = recipient
     where account.id = $1 and template = $2`,
    [accountId, template],
  )
  return rows[0]!.count
}

test('POST /so/ecom: an order by virtual account gets a number to pay to, without a unique code', async () => {
  const { api, id } = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'va', bank: 'mandiri' },
  })
  const asked = await api.payments.ofOrder({ id })
  assert.deepEqual([asked.payment?.status, asked.payment?.isOpen], ['pending', false])
  await runGatewayJobs(shop)
  const { payment, amount, paymentType, payBefore } = await api.payments.ofOrder({ id })
  assert.equal(paymentType, 'va')
  assert.deepEqual([payment?.isOpen, payment?.bank?.name], [true, 'Mandiri'])
  assert.match(payment?.accountNumber ?? '', /^8870\d{11}$/)
  assert.equal(payment?.billerCode, '70012')
  assert.equal(payment?.expiresAt, payBefore)
  const header = await api.orders.header({ id })
  assert.equal(header.totals.total.amount, amount.amount)
})

test('the payment gateway: money of the right amount in time pays invoice and order, and tells the buyer, once', async () => {
  const { api, id, invoiceId, accountId, account } = await placeOpened()
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await bank.repeat({ id: account.id, body: {} })
  await runGatewayJobs(shop)
  const { payment, problem, canChange } = await api.payments.ofOrder({ id })
  assert.deepEqual([payment?.status, problem, canChange], ['settled', null, false])
  const order = await api.orders.header({ id })
  assert.equal(order.status, 'processing')
  assert.equal(order.timeline.filter(({ status }) => status === 'processing').length, 1)
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'paid')
  assert.equal(await countEmails(accountId, 'invoice.paid'), 1)
})

test('the payment gateway: QRIS has a code with the amount in it', async () => {
  const { api, id } = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'qris' },
  })
  await runGatewayJobs(shop)
  const { payment, amount } = await api.payments.ofOrder({ id })
  const { text, size, path } = payment!.qr!
  const rupiah = amount.amount.split('.')[0]!
  assert.ok(text.includes(`54${String(rupiah.length).padStart(2, '0')}${rupiah}`))
  assert.ok(size >= 21 && path.startsWith('M0 0h7v1H0z'))
})

test('the payment gateway: another amount and late money wait for finance, and pay nothing by themselves', async () => {
  const wrong = await placeOpened()
  const half = { amount: '500000.00', currency: 'IDR' } as const
  await bank.pay({ id: wrong.account.id, body: { kind: 'other', amount: half } })
  const late = await placeOpened()
  await bank.pay({ id: late.account.id, body: { kind: 'late' } })
  await runGatewayJobs(shop)
  for (const { api, id } of [wrong, late]) {
    assert.equal((await api.orders.header({ id })).status, 'awaiting_payment')
    assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'pending')
  }
  assert.match(
    (await wrong.api.payments.ofOrder({ id: wrong.id })).problem ?? '',
    /Kami menerima Rp 500\.000/,
  )
  const { results } = await staffPayments.listUnmatched({ query: {} })
  const rowOf = (id: string) => results.find(({ orderId }) => orderId === id)!
  assert.deepEqual(
    [rowOf(wrong.id), rowOf(late.id)].map(({ verdict, canAccept }) => [verdict, canAccept]),
    [
      ['wrong_amount', true],
      ['late', true],
    ],
  )
  const tasks = await finance.staffToday.list({ query: {} })
  assert.ok(JSON.stringify(tasks).includes(wrong.number))

  await expectRefusal(
    staffPayments.accept({ id: rowOf(wrong.id).id, body: {} }),
    422,
    'payment.treatment',
  )
  await staffPayments.returned({ id: rowOf(wrong.id).id, body: { reference: 'TRF-001' } })
  await expectRefusal(
    staffPayments.returned({ id: rowOf(wrong.id).id, body: { reference: 'TRF-002' } }),
    409,
    'payment.resolved',
  )
  assert.equal((await wrong.api.payments.ofOrder({ id: wrong.id })).problem, null)
  await staffPayments.accept({ id: rowOf(late.id).id, body: {} })
  assert.equal((await late.api.orders.header({ id: late.id })).status, 'processing')
})

test('the payment gateway: a forged notification is a 401 and changes nothing', async () => {
  const { api, id, account } = await placeOpened()
  const count = async () =>
    (await shop.pool.query('select count(*)::int as n from payment_notification')).rows[0].n
  const before = await count()
  assert.equal((await bank.forge({ id: account.id, body: {} })).status, 401)
  assert.equal(await count(), before)
  assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'pending')
})

test('gateway-sweep: what a silent bank does not tell is asked for', async () => {
  const { api, id, account } = await placeOpened()
  await bank.changeMode({ body: { mode: 'silent' } })
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'pending')
  await bank.changeMode({ body: { mode: 'normal' } })
  shop.clock.advance(minutes(6))
  await sweepPayments(shop.deps)
  assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'settled')
  await sweepPayments(shop.deps)
  assert.equal((await api.orders.header({ id })).status, 'processing')
})

test('POST /so/ecom/payment: while the gateway is down the order stands; trying again or a transfer pays it', async () => {
  await bank.changeMode({ body: { mode: 'down' } })
  const { api, id } = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'va', bank: 'bri' },
  })
  const body = { id, paymentType: 'va', bank: 'bri' } as const
  const tried = await api.payments.choosePayment({ body })
  assert.deepEqual([tried.orderStatus, tried.payment?.isOpen], ['awaiting_payment', false])
  const transfer = await api.payments.choosePayment({ body: { id, paymentType: 'transfer' } })
  assert.deepEqual([transfer.paymentType, transfer.payment], ['transfer', null])
  const invoice = await api.invoices.header({ id: transfer.invoiceId })
  assert.ok(invoice.uniqueCode > 0)
  await bank.changeMode({ body: { mode: 'normal' } })
  const back = await api.payments.choosePayment({ body })
  assert.equal(back.payment?.isOpen, true)
  assert.equal((await api.invoices.header({ id: back.invoiceId })).uniqueCode, 0)
  const { results } = await api.payments.typesOfOrder({ query: { id } })
  assert.deepEqual(
    results.map(({ code, available, isChosen }) => [code, available, isChosen]),
    [
      ['transfer', true, false],
      ['va', true, true],
      ['qris', true, false],
      ['paper', true, false],
    ],
  )
})

test('POST /so/ecom/payment: one key chooses once; a paid order and a missing bank are refused', async () => {
  const { api, id, account } = await placeOpened()
  const body = { id, paymentType: 'qris' } as const
  const [first, second] = [
    await api.payments.choosePayment({ body }, { key: 'pilih-1' }),
    await api.payments.choosePayment({ body }, { key: 'pilih-1' }),
  ]
  assert.equal(first.payment?.id, second.payment?.id)
  await expectRefusal(
    api.payments.choosePayment({ body: { id, paymentType: 'va' } }),
    422,
    'payment.bank',
  )
  // The bank has not heard of the change yet, and the buyer has paid in time.
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.equal((await api.orders.header({ id })).status, 'processing')
  await expectRefusal(api.payments.choosePayment({ body }), 409, 'payment.closed')
  const codeOfQris = (await bank.show()).results[0]!
  await expectRefusal(
    bank.pay({ id: codeOfQris.id, body: { kind: 'exact' } }),
    409,
    'simulator.closed',
  )
})

test('POST /so/ecom: what exceeds the limit of QRIS is refused with the limit', async () => {
  const buyer = await createBuyerClient(shop)
  await buyer.api.cart.add({ body: { product_variant_id: cement, qty: 300 } })
  const { results } = await buyer.api.checkout.paymentMethods()
  assert.deepEqual(
    results.map(({ code, available }) => [code, available]),
    [
      ['transfer', true],
      ['va', true],
      ['qris', false],
      ['paper', true],
    ],
  )
  await expectRefusal(
    placeOrder(shop, [], buyer, { payment: { paymentType: 'qris' } }),
    422,
    'payment.unavailable',
  )
})

test('orders.expire: an order whose payment was not told of is processed instead of cancelled', async () => {
  const { api, id, account } = await placeOpened()
  await bank.changeMode({ body: { mode: 'silent' } })
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await bank.changeMode({ body: { mode: 'normal' } })
  shop.clock.advance(hours(25))
  await expireOrder(shop.deps, { orderId: id })
  assert.equal((await api.orders.header({ id })).status, 'processing')
})

test('POST /so/ecom/{id}/cancel: money for a cancelled order waits for finance', async () => {
  const { api, id, account } = await placeOpened()
  await bank.changeMode({ body: { mode: 'silent' } })
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await bank.changeMode({ body: { mode: 'normal' } })
  await api.orderCancellation.cancel({ id, body: {} } as never)
  assert.equal((await api.payments.ofOrder({ id })).payment?.status, 'expired')
  await bank.repeat({ id: account.id, body: {} })
  await runGatewayJobs(shop)
  const { results } = await staffPayments.listUnmatched({ query: {} })
  assert.equal(results.find(({ orderId }) => orderId === id)?.verdict, 'closed')
  shop.clock.advance(hours(48))
  await sweepPayments(shop.deps)
})
