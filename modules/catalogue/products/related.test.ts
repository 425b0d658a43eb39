import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const slugOf = async (variantId: string) =>
  (
    await shop.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('slug')
      .where('variant.id', '=', Number(variantId))
      .executeTakeFirstOrThrow()
  ).slug

test('GET /product/ec/{id}/related: alternatives are of the same sub-category, never the product itself', async () => {
  const { results } = await shop
    .asVisitor()
    .catalogue.products({ query: { subCategory: 'triplek' } })
  const [first] = results
  const { alternatives } = await shop.asVisitor().catalogue.related({ id: first!.slug })
  assert.ok(alternatives.length > 0)
  for (const other of alternatives) {
    assert.equal(other.subCategory.slug, 'triplek')
    assert.notEqual(other.id, first!.id)
  }
})

test('GET /product/ec/{id}/related: alternatives are shown in the size that is looked at', async () => {
  const visitor = shop.asVisitor()
  const { results } = await visitor.catalogue.products({ query: { subCategory: 'triplek' } })
  const id = results[0]!.slug
  const { variants } = await visitor.catalogue.product({ id })
  const readThickness = ({ attributes }: { attributes: Record<string, unknown> }) =>
    attributes['tebal']
  for (const variant of variants) {
    const { alternatives } = await visitor.catalogue.related({
      id,
      query: { product_variant_id: variant.id },
    })
    const thickness = readThickness(variant)
    assert.ok(thickness !== undefined)
    for (const { slug, offer } of alternatives) {
      const other = (await visitor.catalogue.product({ id: slug })).variants
      const shown = other.find((each) => each.id === offer.id)!
      const isMade = other.some((each) => readThickness(each) === thickness)
      if (isMade) assert.equal(readThickness(shown), thickness, `${slug} ${shown.name}`)
    }
  }
})

test('GET /product/ec/{id}/related: bought together requires two common orders', async () => {
  const stock = { CBT: 100 }
  const [nail, board, glove] = [
    await createProduct(shop.db, { price: 20_000, stock }),
    await createProduct(shop.db, { price: 90_000, stock }),
    await createProduct(shop.db, { price: 15_000, stock }),
  ]
  for (const other of [
    [nail, board],
    [nail, board, glove],
  ]) {
    const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
    const by = { api: shop.client({ token }), accountId, addressId }
    await placeOrder(
      shop,
      other.map((variant) => ({ variant: variant!, qty: 1 })),
      by,
    )
  }
  const { together } = await shop.asVisitor().catalogue.related({ id: await slugOf(nail) })
  assert.deepEqual(
    together.map(({ slug }) => slug),
    [await slugOf(board)],
  )
})

test('GET /product/ec/{id}/related: an unknown product is 404', async () => {
  await assert.rejects(shop.asVisitor().catalogue.related({ id: 'tidak-ada' }), { status: 404 })
})
