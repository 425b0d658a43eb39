import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })
const finance = await shop.asStaff('finance@contoh.id')

async function bundle(choice: { paymentType: 'qris' } | { paymentType: 'transfer' }) {
  const buyer = await createBuyerClient(shop)
  const { api } = buyer
  const items = [{ variant: cement, qty: 20 }]
  const first = await placeOrder(shop, items, buyer)
  const { invoiceId } = await placeOrder(shop, items, buyer)
  const body = { invoices: [first.invoiceId, invoiceId], ...choice }
  const { id, amount, toSend } = await api.paymentBundles.createBundle({ body })
  const stream = (await api.paymentBundles.followBundle({ id }))[Symbol.asyncIterator]()
  const next = async () => (await stream.next()).value as { event: string; data: never }
  return { api, id, amount, toSend, orderId: first.id, stream, next }
}

test('GET /invoice/ecom/payment-bundles/{id}/live: tells that a QRIS code was paid, and ends with it', async () => {
  const { api, id, amount, stream, next } = await bundle({ paymentType: 'qris' })
  await runGatewayJobs(shop)
  const first = await next()
  assert.equal(first.event, 'state')
  const paid = next()
  const { results } = await finance.staffBankSimulator.show()
  const code = results.find((each) => each.isOpen && each.amount.amount === amount.amount)!
  await finance.staffBankSimulator.pay({ id: code.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  const { status, isFinal } = (await paid).data
  assert.deepEqual([status, isFinal], ['paid', true])
  assert.equal((await api.paymentBundles.bundle({ id })).status, 'paid')
  assert.equal((await stream.next()).done, true)
})

test('GET /invoice/ecom/payment-bundles/{id}/live: tells of a proof and that it was sent back, and nobody else', async () => {
  const { api, id, orderId, stream, next } = await bundle({ paymentType: 'transfer' })
  await next()
  const sent = next()
  await api.paymentBundles.sendBundleProof({ id, form: {}, files: { file: makeProofImage() } })
  assert.equal((await sent).event, 'state')
  const sentBack = next()
  const body = { reason: 'Bukan transfer ke kami.' }
  await finance.staffPayments.rejectProof({ id: orderId, body })
  assert.equal((await sentBack).event, 'state')
  assert.equal((await api.paymentBundles.bundle({ id })).canSendProof, true)
  await stream.return!()
  const { api: other } = await createBuyerClient(shop)
  await expectRefusal(other.paymentBundles.followBundle({ id }), 404, 'not_found')
})
