import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 54_500, stock: { CBT: 500 } })

test('POST /checkout/cart/payment-method/detail: what a transfer costs, until when, and to whom', async () => {
  const buyer = await createBuyerClient(shop)
  const { api, addressId } = buyer
  const body = { addressId, method: 'delivery', paymentType: 'transfer' } as const
  await expectRefusal(api.checkout.paymentMethodDetail({ body }), 409, 'cart.empty')
  await api.cart.add({ body: { product_variant_id: cement, qty: 5 } })
  const detail = await api.checkout.paymentMethodDetail({ body })
  const { total } = await api.checkout.summary({ body: { addressId, method: 'delivery' } })
  assert.deepEqual(
    [detail.code, detail.available, detail.reason, detail.fee.amount, detail.total],
    ['transfer', true, null, '0.00', total],
  )
  const { id, invoiceId } = await placeOrder(shop, [], buyer)
  assert.equal((await api.orders.header({ id })).expiresAt, detail.payBefore)
  const { banks } = await api.payments.paymentDetail({ id: invoiceId })
  assert.deepEqual(
    detail.accounts,
    banks.map(({ bank, holder }) => ({ bank, holder })),
  )
  const unknown = { ...body, paymentType: 'barter' as never }
  await expectRefusal(api.checkout.paymentMethodDetail({ body: unknown }), 422, 'input.invalid')
})
