import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import type { Api } from '#modules/client.ts'
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
import { pdf } from '#tests/support/files/valid.ts'

const shop = await useTestShop()
const variantId = await createProduct(shop.db, { price: 100_000, stock: { CBT: 5_000 } })

const newPoFile = () => new File([new Uint8Array(pdf())], 'po-118.pdf')
const upload = async (api: Api, file = newPoFile(), options: { key?: string } = {}) =>
  (await api.files.upload({ form: { purpose: 'purchase-order' }, files: { file } }, options)).id

test('POST /so/ecom: a company that wants the file of its PO gets no order without one', async () => {
  const { api, addressId } = await createBusinessBuyer(shop)
  await api.companyMembers.setOrderRules({ body: { requiresPoFile: true } })
  const { requiresPoNumber, requiresPoFile } = await api.companyMembers.people()
  assert.deepEqual([requiresPoNumber, requiresPoFile], [false, true])
  await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
  const body = await buildOrderInput(api, { addressId })
  const { method, vehicle } = body
  const summary = await api.checkout.summary({ body: { addressId, method, vehicle } })
  assert.equal(summary.requiresPoFile, true)
  const { errors } = await expectRefusal(api.checkout.placeOrder({ body }), 422, 'order.po_file')
  assert.ok(errors['poFileId'])
  const unknown = { ...body, poFileId: crypto.randomUUID() }
  await expectRefusal(api.checkout.placeOrder({ body: unknown }), 422, 'file.gone')

  const poFileId = await upload(api)
  const { id } = await api.checkout.placeOrder({ body: { ...body, poFileId } })
  assert.deepEqual((await api.orders.header({ id })).poFile, { name: 'po-118.pdf', kind: 'pdf' })
  assert.deepEqual(await collectFile(await api.orders.poFile({ id })), Buffer.from(pdf()))
  const sales = await shop.asStaff('sales@contoh.id')
  assert.equal((await sales.staffOrders.show({ id })).header.poFile?.name, 'po-118.pdf')
  assert.ok((await sales.staffOrders.poFile({ id })).size > 0)
  const stranger = await createBusinessBuyer(shop)
  await expectRefusal(stranger.api.orders.poFile({ id }), 404, 'not_found')
  const ofOthers = { ...body, poFileId: await upload(stranger.api) }
  await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
  await expectRefusal(api.checkout.placeOrder({ body: ofOthers }), 422, 'file.gone')
})

test('POST /so/ecom: sent again with the same file it is the same order', async () => {
  const { api, addressId } = await createBusinessBuyer(shop)
  await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
  const body = await buildOrderInput(api, { addressId })
  const key = crypto.randomUUID()
  const place = async () => {
    const poFileId = await upload(api, newPoFile(), { key: `${key} po` })
    return (await api.checkout.placeOrder({ body: { ...body, poFileId } }, { key })).id
  }
  const id = await place()
  assert.equal(await place(), id)
})

test('PATCH /so/ecom/{id}/poCustomer: a file can be added and replaced while the order is open', async () => {
  const buyer = await createBusinessBuyer(shop)
  const { api } = buyer
  const { id } = await placeOrder(shop, [{ variant: variantId, qty: 2 }], buyer)
  assert.equal((await api.orders.header({ id })).poFile, null)
  await expectRefusal(api.orders.poFile({ id }), 404, 'not_found')
  for (const name of ['po-1.pdf', 'po-2.pdf']) {
    const poFileId = await upload(api, new File([new Uint8Array(pdf())], name))
    await api.orders.setPoNumber({ id, body: { poNumber: 'PO-2', poFileId } })
    assert.equal((await api.orders.header({ id })).poFile?.name, name)
  }
  await api.orders.setPoNumber({ id, body: { poNumber: 'PO-3' } })
  const { poNumber, poFile } = await api.orders.header({ id })
  assert.deepEqual([poNumber, poFile?.name], ['PO-3', 'po-2.pdf'])
})

test('POST /ecom/negotiation/so: an agreed price is no way around the file that the company wants', async () => {
  const buyer = await createBusinessBuyer(shop)
  const { api, addressId } = buyer
  await api.companyMembers.setOrderRules({ body: { requiresPoFile: true } })
  const id = await beginNegotiation(buyer, { [variantId]: [10, 80_000] })
  await answerNegotiation(await shop.asStaff('sales@contoh.id'), id, [85_000])
  await decideNegotiation(api, id, ['accept'])
  const slots = await api.negotiations.deliverySlots({ id, query: { addressId } })
  assert.equal(slots.requiresPoFile, true)
  const body = await buildNegotiationOrder(api, id, addressId)
  await expectRefusal(api.negotiations.placeOrder({ body }), 422, 'order.po_file')
  const poFileId = await upload(api)
  const placed = await api.negotiations.placeOrder({ body: { ...body, poFileId } })
  assert.equal((await api.orders.header({ id: placed.id })).poFile?.name, 'po-118.pdf')
})

test('POST /staff/assisted-orders: staff may order for a company whose buyer adds the file later', async () => {
  const buyer = await createBusinessBuyer(shop)
  await buyer.api.companyMembers.setOrderRules({ body: { requiresPoFile: true } })
  const admin = await shop.asStaff()
  const goods = {
    accountId: buyer.accountId,
    lines: [{ product_variant_id: variantId, qty: 3 }],
    addressId: buyer.addressId,
    method: 'pickup' as const,
  }
  const { quotes, summary } = await admin.staffAssistedOrders.preview({ body: goods })
  const { id } = await admin.staffAssistedOrders.place({
    body: {
      ...goods,
      paymentType: 'transfer',
      date: quotes.dates[0]!,
      window: quotes.windows[0]!,
      contactName: 'Pak Warsito',
      contactPhone: '0812 9041 7735',
      seen: summary.seen,
    },
  })
  assert.equal((await buyer.api.orders.header({ id })).lacksPoFile, true)
  assert.equal((await admin.staffOrders.show({ id })).header.lacksPoFile, true)
  const poFileId = await upload(buyer.api)
  await buyer.api.orders.setPoNumber({ id, body: { poNumber: 'PO-9', poFileId } })
  const { poFile, lacksPoFile } = await buyer.api.orders.header({ id })
  assert.deepEqual([poFile?.name, lacksPoFile], ['po-118.pdf', false])
})
