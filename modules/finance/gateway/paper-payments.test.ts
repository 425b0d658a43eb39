import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { recordGatewayEvent } from '#modules/finance/gateway/service/settle-events.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { expireOrder } from '#modules/checkout/order-cancellation/service.ts'
import { sweepPayments } from './service/sweep.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })
const finance = await shop.asStaff('finance@contoh.id')
const { staffBankSimulator: simulator, staffPayments } = finance

/** An order that waits for its payment, opened at Paper.id. */
async function placeOpened(payment: { paymentType: 'paper' | 'qris' } = { paymentType: 'paper' }) {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, { payment })
  await runGatewayJobs(shop)
  return { ...order, account: await findAccount(finance, order.number) }
}

const setMode = (mode: 'normal' | 'silent' | 'down') =>
  simulator.changeMode({ body: { provider: 'paper-simulator', mode } })

test('POST /so/ecom: an order through Paper.id gets a link to pay at, which GET /ecom/paper/{id}/payment-paper tells', async () => {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'paper' },
  })
  const { api, id } = order
  const asked = await api.payments.ofPaper({ id })
  assert.deepEqual([asked.isChosen, asked.payment?.isOpen], [true, false])
  await runGatewayJobs(shop)
  const { payment, amount, available } = await api.payments.ofPaper({ id })
  assert.match(payment?.paymentUrl ?? '', /^http:\/\/localhost:3000\/demo\/paper\/[\da-f-]{36}$/)
  assert.deepEqual([payment?.status, payment?.accountNumber, payment?.qr], ['pending', null, null])
  assert.deepEqual((await api.payments.ofOrder({ id })).payment, payment)
  assert.deepEqual([amount, available], [(await api.orders.header({ id })).totals.total, true])
  assert.equal((await api.payments.ofOrder({ id })).paymentType, 'paper')

  const other = await shop.asBuyer()
  await expectRefusal(other.payments.ofPaper({ id }), 404)
})

test('GET /ecom/paper/{id}/payment-paper: before it is chosen, and why it cannot be any more', async () => {
  const { api, id } = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  const before = await api.payments.ofPaper({ id })
  assert.deepEqual([before.isChosen, before.available, before.payment], [false, true, null])
  await api.orderCancellation.cancel({ id, body: { reason: 'Salah pesan' } })
  const after = await api.payments.ofPaper({ id })
  assert.equal(after.available, false)
  assert.match(after.reason ?? '', /tidak menunggu pembayaran lagi/)
})

test('Paper.id: money of the right amount in time pays once, however often Paper.id reports it; a forged notification does nothing', async () => {
  const { api, id, invoiceId, account } = await placeOpened()
  const forged = await simulator.forge({ id: account.id, body: {} })
  assert.equal(forged.status, 401)
  assert.equal((await api.orders.header({ id })).status, 'awaiting_payment')
  await simulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await simulator.repeat({ id: account.id, body: {} })
  await runGatewayJobs(shop)
  const order = await api.orders.header({ id })
  assert.equal(order.status, 'processing')
  assert.equal(order.timeline.filter(({ status }) => status === 'processing').length, 1)
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'paid')
  const { rows } = await shop.pool.query<{ gateway: string; verdict: string }>(
    `select notification.gateway, verdict from payment_notification as notification
     join payment on payment.id = payment_id where payment.order_id = $1 order by verdict`,
    [id],
  )
  assert.deepEqual(rows, [
    { gateway: 'paper-simulator', verdict: 'noted' },
    { gateway: 'paper-simulator', verdict: 'settled' },
  ])
})

test('Paper.id: another amount and late money wait for finance; what is replaced is closed there', async () => {
  const wrong = await placeOpened()
  const half = { amount: '500000.00', currency: 'IDR' } as const
  await simulator.pay({ id: wrong.account.id, body: { kind: 'other', amount: half } })
  const late = await placeOpened()
  await simulator.pay({ id: late.account.id, body: { kind: 'late' } })
  await runGatewayJobs(shop)
  const { results } = await staffPayments.listUnmatched({ query: {} })
  assert.deepEqual(
    [wrong, late].map(({ id }) => results.find(({ orderId }) => orderId === id)?.verdict),
    ['wrong_amount', 'late'],
  )
  assert.equal(results.find(({ orderId }) => orderId === late.id)?.method, 'Paper.id')

  const { api, id, number } = await placeOpened()
  await api.payments.choosePayment({ body: { id, paymentType: 'qris' } })
  await runGatewayJobs(shop)
  const { results: accounts } = await simulator.show()
  const ofOrder = accounts.filter(({ orderNumber }) => orderNumber === number)
  assert.deepEqual(
    ofOrder.map(({ name, isOpen }) => [name, isOpen]),
    [
      ['QRIS', true],
      ['Paper.id', false],
    ],
  )
})

test('Paper.id: what it stays silent about the sweeper asks for; while it is down the order waits, and is asked again', async () => {
  const silent = await placeOpened()
  await setMode('silent')
  await simulator.pay({ id: silent.account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.equal((await silent.api.orders.header({ id: silent.id })).status, 'awaiting_payment')
  shop.clock.advance(minutes(6))
  await setMode('normal')
  await sweepPayments(shop.deps)
  assert.equal((await silent.api.orders.header({ id: silent.id })).status, 'processing')

  await setMode('down')
  const { api, id } = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  const chosen = await api.payments.choosePayment({ body: { id, paymentType: 'paper' } })
  assert.deepEqual([chosen.payment?.status, chosen.payment?.isOpen], ['pending', false])
  await setMode('normal')
  const again = await api.payments.choosePayment({ body: { id, paymentType: 'paper' } })
  assert.ok(again.payment?.paymentUrl)
  assert.equal(again.payment.id, chosen.payment?.id)
  await expireOrder(shop.deps, { orderId: id })
})

test('recordGatewayEvent: a notification about another gateway’s payment is money for an unknown payment', async () => {
  const { api, id } = await placeOpened({ paymentType: 'qris' })
  const { payment, amount } = await api.payments.ofOrder({ id })
  const outcome = await recordGatewayEvent(shop.deps, {
    eventId: 'lain-1',
    reference: payment!.id,
    status: 'settled',
    amount: Math.round(Number(amount.amount) * 100) as never,
    at: shop.clock.now(),
    gateway: 'paper-simulator',
    raw: '{}',
  })
  assert.equal(outcome, 'unknown')
  assert.equal((await api.orders.header({ id })).status, 'awaiting_payment')
})

test('PATCH /invoice/ecom/invoices/{id}/payment/type: an unpaid invoice is paid through Paper.id instead', async () => {
  const { api, invoiceId, id } = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'paper' } })
  assert.equal((await api.invoices.header({ id: invoiceId })).paymentType, 'paper')
  assert.ok((await api.payments.ofOrder({ id })).payment?.paymentUrl)
})
