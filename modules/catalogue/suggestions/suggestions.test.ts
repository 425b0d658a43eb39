import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const ask = (text: string) => shop.asVisitor().catalogue.suggestions({ query: { text } })

test('GET /product/ec/suggestions: leads to the typed size, with picture and price', async () => {
  const { categories, products } = await ask('triplek 9mm')
  const [category] = categories
  assert.deepEqual(
    [category?.slug, category?.attributes],
    ['triplek', [{ key: 'tebal', value: '9', label: '9 mm' }]],
  )
  const list = await shop.asVisitor().catalogue.products({
    query: { subCategory: 'triplek', attributes: 'tebal:9', sort: 'price-asc' },
  })
  assert.deepEqual(
    [category?.products, category?.price],
    [list.total, list.results[0]!.offer.price],
  )
  assert.ok(category!.picture)
  assert.ok(products.length > 0)
  for (const { variantName, picture, price, product_variant_id: id, slug } of products) {
    assert.match(variantName, /^9 mm/)
    assert.ok(picture)
    const { variants } = await shop.asVisitor().catalogue.product({ id: slug })
    assert.deepEqual(variants.find((variant) => variant.id === id)?.price, price)
  }
})

test('GET /product/ec/suggestions: a half-typed word keeps the size, and an unknown size filters nothing', async () => {
  assert.deepEqual((await ask('9 mm tripl')).categories[0]?.attributes[0]?.value, '9')
  const [category] = (await ask('triplek 7 mm')).categories
  assert.deepEqual([category?.slug, category?.attributes], ['triplek', []])
})

test('GET /product/ec/suggestions: brands and earlier searches have picture and price too', async () => {
  const [brand] = (await ask('karang')).brands
  assert.equal(brand?.slug, 'karang-jaya')
  assert.ok(brand.picture && brand.price && brand.products > 0)
  for (const search of ['semen putih', 'semen  putih'])
    await shop.asVisitor().catalogue.products({ query: { search: `${search} ` } })
  const { searches, previews } = await ask('semen p')
  assert.equal(searches.length, previews.length)
  for (const preview of previews) assert.ok(preview?.picture && preview.price)
})

test('GET /product/ec/suggestions: a product has the prices of larger quantities, as its page has', async () => {
  const { products } = await ask('triplek 9 mm 40 lembar')
  const { id, slug, product_variant_id } = products[0]!
  assert.ok(id && products[0]!.tiers.length > 0)
  const { variants } = await shop.asVisitor().catalogue.product({ id: slug })
  const { tiers } = variants.find((variant) => variant.id === product_variant_id)!
  assert.deepEqual(
    products[0]!.tiers,
    tiers.map(({ min_qty: minQty, price }) => ({ minQty, price })),
  )
})
