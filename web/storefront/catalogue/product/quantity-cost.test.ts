import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate, days } from '#platform/clock.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { computeQuantityCost, computeUnitPrices } from './quantity-cost.ts'

const shop = await useTestShop()

/** A product of one variant with a price that does not divide evenly. */
async function createTestProduct({ luxury }: { luxury: boolean }) {
  const tiers = [{ minQty: 3, discount: 5 }]
  const variantId = await createProduct(shop.db, { price: 1_333_333, tiers, stock: { CBT: 500 } })
  const { product_id: id } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('product').set({ luxury }).where('id', '=', id).execute()
  return { productId: String(id), variantId }
}
type TestProduct = Awaited<ReturnType<typeof createTestProduct>>

const variantOf = async ({ productId, variantId }: TestProduct) =>
  shop.asVisitor().catalogue.variant({ id: productId, variantId })

/** The product page's and the cart's figures for the same quantity. */
async function comparePageAndCart(product: TestProduct, qty: number) {
  const { subtotal, exclusive, tax } = computeQuantityCost(await variantOf(product), qty)
  const { cart } = shop.client({ visitorToken: crypto.randomUUID() })
  await cart.add({ body: { product_variant_id: product.variantId, qty } })
  const shown = await cart.show()
  return {
    page: { subtotal, exclusive, tax },
    cart: { subtotal: shown.goods, exclusive: shown.exclusive, tax: shown.tax },
  }
}

test('product page: PPN of general and of luxury goods is what the cart computes', async () => {
  for (const luxury of [false, true]) {
    const product = await createTestProduct({ luxury })
    for (const qty of [1, 2, 3, 7]) {
      const { page, cart } = await comparePageAndCart(product, qty)
      assert.deepEqual(page, cart, `luxury ${luxury}, ${qty} of them`)
    }
  }
})

test('GET /product/ec/{id}: each variant carries the rate of its product’s tax class', async () => {
  const luxury = await createTestProduct({ luxury: true })
  const { variants } = await shop.asVisitor().catalogue.product({ id: luxury.productId })
  assert.deepEqual(
    variants.map(({ taxRate }) => taxRate),
    [{ percent: 12, baseNumerator: 1, baseDenominator: 1 }],
  )
})

test('product page: a new rate applies from its first day on, not before', async () => {
  const product = await createTestProduct({ luxury: false })
  const row = { tax_class: 'general', percent: 15, base_numerator: 1, base_denominator: 1 }
  const valid_from = toJakartaDate(new Date(shop.clock.now().getTime() + days(1)))
  await shop.db
    .insertInto('tax_rate')
    .values({ ...row, valid_from })
    .execute()
  const today = await comparePageAndCart(product, 7)
  shop.clock.advance(days(1))
  const tomorrow = await comparePageAndCart(product, 7)
  assert.deepEqual(today.page, today.cart)
  assert.deepEqual(tomorrow.page, tomorrow.cart)
  assert.notDeepEqual(tomorrow.page, today.page)
})

test('product page: the price per kg follows the tier of the quantity, as the list price does', async () => {
  const variantId = await createProduct(shop.db, {
    name: 'Semen Uji Harga',
    unit: 'sak',
    weightKg: 40,
    price: 60_000,
    tiers: [{ minQty: 100, discount: 10 }],
    stock: { CBT: 500 },
  })
  const { product_id: id } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  const variant = await variantOf({ productId: String(id), variantId })
  const pricesAt = (qty: number) => {
    const { discountedPrice, pricePer } = computeUnitPrices(variant, qty, { isSteel: false })
    return [discountedPrice.amount, pricePer?.unit, pricePer?.price.amount]
  }
  assert.deepEqual(pricesAt(1), ['60000.00', 'kg', '1500.00'])
  assert.deepEqual(variant.pricePer, { unit: 'kg', price: { amount: '1500.00', currency: 'IDR' } })
  assert.deepEqual(pricesAt(100), ['54000.00', 'kg', '1350.00'])
  // More than there is: the price is that of its tier, although it cannot be ordered.
  assert.deepEqual(pricesAt(9_000), ['54000.00', 'kg', '1350.00'])
  assert.deepEqual(pricesAt(Number.NaN), ['60000.00', 'kg', '1500.00'])
})
