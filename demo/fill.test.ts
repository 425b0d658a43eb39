import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { smallCatalogue } from './small.ts'
import { logoName, pictureName } from './load/pictures.ts'
import { drawLogo } from './load/logo.ts'
import { inTransaction } from '#platform/database/database.ts'
import { testShop } from '#tests/shop.ts'
import { loadCatalogue } from './load/catalogue.ts'
import { loadPeople } from './load/people.ts'

test('the small catalogue has some fifty products of counted and measured goods', () => {
  const small = smallCatalogue()
  const units = new Set(small.products.flatMap(({ variants }) => variants.map(({ unit }) => unit)))
  assert.ok(small.products.length >= 45 && small.products.length <= 60)
  for (const unit of ['sak', 'batang', 'lembar', 'm³', 'dus'])
    assert.ok(units.has(unit as never), unit)
  assert.equal(small.categories.length >= 8, true)
  const skus = new Set(small.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
  assert.deepEqual(
    small.featured.filter((sku) => !skus.has(sku)),
    [],
  )
})

test('equal pictures are one file, and brands are told apart by their logos', () => {
  const { products, brands } = buildCatalogue()
  const [first] = products
  assert.equal(pictureName({ ...first!.picture }), pictureName(first!.picture))
  assert.equal(new Set(brands.map(logoName)).size, brands.length)
  for (const brand of brands) assert.match(drawLogo(brand), /^<svg [^>]+>.+<\/svg>$/)
})

test('a fill that breaks off leaves nothing, and can begin again', async () => {
  const shop = await testShop()
  try {
    const { db } = shop
    const clear =
      'featured, stock, discount_tier, price, variant, product, brand, sub_category, category, warehouse'
    await shop.pool.query(`truncate ${clear} restart identity cascade`)
    const broken = smallCatalogue()
    broken.products.at(-1)!.subCategory = 'tidak-ada'
    const half = inTransaction(db, (tx) =>
      loadCatalogue({ ...shop.tools, db: tx }, broken, { pictures: false }),
    )
    await assert.rejects(half, /tidak-ada/)
    const { products } = await db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow()
    assert.equal(products, 0)
    await loadCatalogue(shop.tools, smallCatalogue(), { pictures: false })
    await loadPeople(shop.tools)
    const list = await shop.visitor().catalogue.products({ query: {} })
    assert.equal(list.total, smallCatalogue().products.length)
  } finally {
    await shop.close()
  }
})
