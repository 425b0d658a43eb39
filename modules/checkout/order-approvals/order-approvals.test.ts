import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { expireOrder } from '#modules/checkout/order-cancellation/service.ts'
import { inviteColleague, readEmailLink } from '#tests/support/accounts/company-invitations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  answerNegotiation,
  beginNegotiation,
  buildNegotiationOrder,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBusinessBuyer } from '#tests/support/orders/purchase-order.ts'
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

test('decide: of fifty decisions at once one counts, and the others learn what it was', async () => {
  const approver = await inviteColleague(shop, owner, { role: 'approver' })
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser', limit: 0 })
  const { id, number } = await placeOrder(shop, [{ variant: variantId, qty: 3 }], purchaser)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, nr) =>
      (nr % 2 ? owner : approver.api).approvals.decide({
        id,
        body: nr % 3 ? { approve: true } : { approve: false, note: 'Sudah ada di gudang' },
      }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const isApproved = (await orderStatus(id)) === 'awaiting_payment'
  for (const each of outcomes) {
    if (each.status === 'fulfilled') continue
    assert.ok(isCallError(each.reason), String(each.reason))
    if (each.reason.code === 'unavailable') continue
    assert.equal(each.reason.code, 'order.state')
    const verdict = new RegExp(`^Pesanan ${number} sudah ${isApproved ? 'disetujui' : 'ditolak'} `)
    assert.match(each.reason.message, verdict)
  }
  const { timeline } = await purchaser.api.orders.header({ id })
  assert.equal(timeline.filter(({ note }) => /^Disetujui|^Ditolak/.test(note ?? '')).length, 1)
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

test('POST /so/ecom: a company that wants its PO number on every order gets no order without one', async () => {
  const founder = await createBusinessBuyer(shop)
  const purchaser = await inviteColleague(shop, founder.api, { role: 'purchaser' })
  const refused = purchaser.api.companyMembers.setOrderRules({ body: { requiresPoNumber: true } })
  await expectRefusal(refused, 422, 'people.not_owner')
  await founder.api.companyMembers.setOrderRules({ body: { requiresPoNumber: true } })
  assert.equal((await purchaser.api.companyMembers.people()).requiresPoNumber, true)

  const { api, addressId } = purchaser
  await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
  const body = await buildOrderInput(api, { addressId })
  const { method, vehicle } = body
  const { requiresPoNumber } = await api.checkout.summary({ body: { addressId, method, vehicle } })
  assert.equal(requiresPoNumber, true)
  for (const poNumber of [undefined, '', '  ']) {
    const placing = api.checkout.placeOrder({ body: { ...body, poNumber } })
    const { errors } = await expectRefusal(placing, 422, 'order.po_number')
    assert.ok(errors['poNumber'])
  }
  const { id } = await api.checkout.placeOrder({ body: { ...body, poNumber: 'PO-118' } })
  assert.equal((await api.orders.header({ id })).poNumber, 'PO-118')

  const admin = await shop.asStaff()
  const goods = {
    accountId: purchaser.accountId,
    lines: [{ product_variant_id: variantId, qty: 3 }],
    addressId,
    method: 'delivery' as const,
  }
  const preview = await admin.staffAssistedOrders.preview({ body: goods })
  assert.equal(preview.requiresPoNumber, true)
  const assisted = {
    ...goods,
    vehicle: preview.quotes.options.find(({ cheapest }) => cheapest)!.vehicle,
    paymentType: 'transfer' as const,
    date: preview.quotes.dates[0]!,
    window: preview.quotes.windows[0]!,
    contactName: 'Pak Warsito',
    contactPhone: '0812 9041 7735',
    seen: preview.summary.seen,
  }
  await expectRefusal(admin.staffAssistedOrders.place({ body: assisted }), 422, 'order.po_number')
  await admin.staffAssistedOrders.place({ body: { ...assisted, poNumber: 'PO-119' } })

  await founder.api.companyMembers.setOrderRules({ body: { requiresPoNumber: false } })
  await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
  await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
})

test('POST /ecom/negotiation/so: an agreed price is no way around the PO number that the company wants', async () => {
  const founder = await createBusinessBuyer(shop)
  const { api, addressId } = founder
  await api.companyMembers.setOrderRules({ body: { requiresPoNumber: true } })
  const id = await beginNegotiation(founder, { [variantId]: [10, 80_000] })
  await answerNegotiation(await shop.asStaff('sales@contoh.id'), id, [85_000])
  await decideNegotiation(api, id, ['accept'])
  const { requiresPoNumber } = await api.negotiations.deliverySlots({ id, query: { addressId } })
  assert.equal(requiresPoNumber, true)
  const body = await buildNegotiationOrder(api, id, addressId)
  await expectRefusal(api.negotiations.placeOrder({ body }), 422, 'order.po_number')
  const placed = await api.negotiations.placeOrder({ body: { ...body, poNumber: 'PO-7' } })
  assert.equal((await api.orders.header({ id: placed.id })).poNumber, 'PO-7')
})
