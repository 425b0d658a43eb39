import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })
const finance = await shop.asStaff('finance@contoh.id')

const place = () =>
  placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'va', bank: 'bni' },
  })

test('GET /so/ecom/{id}/payment/live: tells of the number and of the payment, and ends with it', async () => {
  const { api, id, number } = await place()
  const stream = (await api.payments.follow({ id }))[Symbol.asyncIterator]()
  const next = async () => (await stream.next()).value as { event: string; data: never }
  const first = await next()
  assert.equal(first.event, 'state')
  const opened = next()
  await runGatewayJobs(shop)
  assert.equal((await opened).event, 'state')
  assert.equal((await api.payments.ofOrder({ id })).payment?.isOpen, true)
  const paid = next()
  const account = await findAccount(finance, number)
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  const { invoiceStatus, isFinal } = (await paid).data
  assert.deepEqual([invoiceStatus, isFinal], ['paid', true])
  assert.equal((await stream.next()).done, true)
})

test('GET /so/ecom/{id}/payment/live: who leaves before reading takes no place', async () => {
  const { api, id } = await place()
  for (let count = 0; count < 20; count += 1) await api.payments.follow({ id })
  const stream = (await api.payments.follow({ id }))[Symbol.asyncIterator]()
  assert.equal((await stream.next()).done, false)
  await stream.return!()
})

test('GET /so/ecom/{id}/payment/live: ends when the process stops, and is bounded for one order', async () => {
  const { api, id } = await place()
  const streams = []
  for (let count = 0; count < 10; count += 1) {
    const stream = (await api.payments.follow({ id }))[Symbol.asyncIterator]()
    await stream.next()
    streams.push(stream)
  }
  await expectRefusal(api.payments.follow({ id }), 503, 'live.busy')
  const [left] = streams
  await left!.return!()
  const again = (await api.payments.follow({ id }))[Symbol.asyncIterator]()
  await again.next()
  const rest = [...streams.slice(1), again].map((stream) => stream.next())
  await shop.deps.live.close()
  assert.ok((await Promise.all(rest)).every(({ done }) => done))
})

test('GET /so/ecom/{id}/payment/live: another buyer gets a 404', async () => {
  const { id } = await place()
  const { api } = await createBuyerClient(shop)
  await expectRefusal(api.payments.follow({ id }), 404, 'not_found')
  await expectRefusal(api.payments.ofOrder({ id }), 404, 'not_found')
})
