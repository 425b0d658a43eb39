import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBorrower, orderFromKoinworks } from '#tests/support/lenders/open-limit.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('KoinWorks loan: an order of fewer sen than months is repaid in the months that it fills', async () => {
  const buyer = await createBorrower(shop)
  const { api, addressId } = buyer
  const speck = await createProduct(shop.db, { price: 0.02, stock: { CBT: 10 } })
  await api.cart.add({ body: { product_variant_id: speck, qty: 1 } })
  const input = await buildOrderInput(api, { addressId, method: 'pickup' })
  const { id } = await api.checkout.placeOrder({ body: { ...input, paymentType: 'koinworks' } })
  const { tenors, loan } = await api.koinworksLoans.payment({ id })
  assert.deepEqual(
    tenors.map(({ months, instalments }) => [
      months,
      instalments.map(({ amount }) => amount.amount),
    ]),
    [[1, ['0.02']]],
  )
  assert.equal(loan?.tenor, 1)
  const longer = { body: { data: { id: loan!.id, tenor: 3 } } }
  await expectRefusal(api.koinworksLoans.requestCode(longer), 422, 'loan.tenor')
})

test('POST /so/amortize: before a lender has paid it is the plan that its page shows for those months', async () => {
  const buyer = await createBorrower(shop)
  const { api } = buyer
  const variant = await createProduct(shop.db, { price: 333_333, stock: { CBT: 10 } })
  const { id } = await orderFromKoinworks(shop, buyer, [{ variant, qty: 1 }])
  const { tenors } = await api.koinworksLoans.payment({ id })
  for (const { months, instalments } of tenors)
    assert.deepEqual(
      (await api.orders.amortize({ body: { id, count: months } })).instalments,
      instalments,
    )
})
