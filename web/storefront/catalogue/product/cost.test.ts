import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dayOf, days } from '#platform/clock.ts'
import { putOnShelf } from '#tests/goods.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { costAt } from './cost.ts'

let shop: TestShop
before(async () => (shop = await testShop()))
after(() => shop.close())

/** A product of one variant with a price that does not divide evenly. */
async function putProduct({ luxury }: { luxury: boolean }) {
  const tiers = [{ minQty: 3, discount: 5 }]
  const variantId = await putOnShelf(shop.db, { price: 1_333_333, tiers, stock: { CBT: 500 } })
  const { product_id: id } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('product').set({ luxury }).where('id', '=', id).execute()
  return { productId: String(id), variantId }
}
type Put = Awaited<ReturnType<typeof putProduct>>

const variantOf = async ({ productId, variantId }: Put) =>
  shop.visitor().catalogue.variant({ id: productId, variantId })

/** What the product page and the cart say of the same quantity. */
async function both(put: Put, qty: number) {
  const { subtotal, exclusive, tax } = costAt(await variantOf(put), qty)
  const { cart } = shop.client({ visitor: crypto.randomUUID() })
  await cart.add({ body: { product_variant_id: put.variantId, qty } })
  const shown = await cart.show()
  return {
    page: { subtotal, exclusive, tax },
    cart: { subtotal: shown.goods, exclusive: shown.exclusive, tax: shown.tax },
  }
}

test('product page: PPN of general and of luxury goods is what the cart computes', async () => {
  for (const luxury of [false, true]) {
    const put = await putProduct({ luxury })
    for (const qty of [1, 2, 3, 7]) {
      const { page, cart } = await both(put, qty)
      assert.deepEqual(page, cart, `luxury ${luxury}, ${qty} of them`)
    }
  }
})

test('GET /product/ec/{id}: each variant carries the rate of its product’s tax class', async () => {
  const luxury = await putProduct({ luxury: true })
  const { variants } = await shop.visitor().catalogue.product({ id: luxury.productId })
  assert.deepEqual(
    variants.map(({ taxRate }) => taxRate),
    [{ percent: 12, baseNumerator: 1, baseDenominator: 1 }],
  )
})

test('product page: a new rate holds from its day on, and not before', async () => {
  const put = await putProduct({ luxury: false })
  const row = { tax_class: 'general', percent: 15, base_numerator: 1, base_denominator: 1 }
  const valid_from = dayOf(new Date(shop.clock.now().getTime() + days(1)))
  await shop.db
    .insertInto('tax_rate')
    .values({ ...row, valid_from })
    .execute()
  const today = await both(put, 7)
  shop.clock.forward(days(1))
  const tomorrow = await both(put, 7)
  assert.deepEqual(today.page, today.cart)
  assert.deepEqual(tomorrow.page, tomorrow.cart)
  assert.notDeepEqual(tomorrow.page, today.page)
})
