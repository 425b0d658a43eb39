import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { expireOrder } from '#modules/checkout/order-cancellation/service.ts'
import { inviteColleague, readEmailLink } from '#tests/support/company-invitations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { createProduct } from '#tests/support/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
let owner = await shop.asBuyer('bisnis@contoh.id')
const variantId = await createProduct(shop.db, { price: 100_000, stock: { CBT: 5_000 } })

const orderStatus = async (id: string) =>
  (
    await shop.db
      .selectFrom('sales_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('POST /so/ecom: an order above the limit reserves its stock and is payable only after an approver agrees', async () => {
  const approver = await inviteColleague(shop, owner, { role: 'approver' })
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser', limit: 1_000_000 })
  const small = await placeOrder(shop, [{ variant: variantId, qty: 2 }], purchaser)
  assert.equal(await orderStatus(small.id), 'awaiting_payment')
  const { id } = await placeOrder(shop, [{ variant: variantId, qty: 40 }], purchaser)
  assert.equal(await orderStatus(id), 'awaiting_approval')
  assert.equal(
    (await readEmailLink(shop, approver.email, 'company.approval')).get('persetujuan'),
    id,
  )
  assert.deepEqual((await purchaser.api.approvals.list()).results, [])
  const own = purchaser.api.approvals.decide({ id, body: { approve: true } })
  assert.equal((await expectRefusal(own)).code, 'people.not_approver')
  const { results } = await approver.api.approvals.list()
  assert.deepEqual(
    results.map((order) => [order.id, order.lines[0]!.quantity]),
    [[id, 40]],
  )
  const decisions = await Promise.allSettled(
    [1, 2, 3].map(() => approver.api.approvals.decide({ id, body: { approve: true } })),
  )
  assert.equal(decisions.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await orderStatus(id), 'awaiting_payment')
})

test('decide: a refusal needs a reason, cancels the order and releases its stock', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser', limit: 0 })
  const reservedStock = () =>
    shop.db
      .selectFrom('stock')
      .select('held')
      .where('variant_id', '=', Number(variantId))
      .where('held', '>', 0)
      .execute()
  const before = await reservedStock()
  const { id, invoiceId } = await placeOrder(shop, [{ variant: variantId, qty: 3 }], purchaser)
  const withoutReason = owner.approvals.decide({ id, body: { approve: false } })
  assert.equal((await expectRefusal(withoutReason)).code, 'people.reason')
  await owner.approvals.decide({ id, body: { approve: false, note: 'Sudah ada di gudang' } })
  assert.equal(await orderStatus(id), 'cancelled')
  assert.deepEqual(await reservedStock(), before)
  const invoice = await shop.db
    .selectFrom('invoice')
    .select('status')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  assert.equal(invoice.status, 'void')
})

test('decide: another company gets a 404; expireOrder: an order without a decision is cancelled after three days', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser', limit: 0 })
  const { id } = await placeOrder(shop, [{ variant: variantId, qty: 3 }], purchaser)
  const stranger = await shop.asBuyer('baru@contoh.id')
  const byOtherCompany = stranger.approvals.decide({ id, body: { approve: true } })
  assert.equal((await expectRefusal(byOtherCompany)).status, 404)
  await expireOrder(shop.deps, { orderId: id })
  assert.equal(await orderStatus(id), 'awaiting_approval')
  shop.clock.advance(days(3) + 1000)
  await expireOrder(shop.deps, { orderId: id })
  assert.equal(await orderStatus(id), 'cancelled')
  owner = await shop.asBuyer('bisnis@contoh.id')
})

test('POST /checkout/cart/payment-method: says before the order is placed that it needs an approval, and whose', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser', limit: 1_000_000 })
  const { members } = await owner.companyMembers.people()
  const deciding = members.filter(({ role }) => role === 'approver').map(({ name }) => name)
  const { api, addressId } = purchaser
  const summarize = () => api.checkout.summary({ body: { addressId, method: 'pickup' } })
  const { lines } = await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
  assert.equal((await summarize()).approval, null)
  await api.cart.change({ id: lines[0]!.id, body: { qty: 40 } })
  const { approval } = await summarize()
  assert.deepEqual(approval?.limit, { amount: '1000000.00', currency: 'IDR' })
  assert.deepEqual(approval?.approvers, deciding)
  assert.equal(approval?.days, 3)
})
