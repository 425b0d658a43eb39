import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { buildSmallCatalogue } from '#tests/support/catalogue/small-catalogue.ts'
import { logoFileName, imageFileName } from './seed/images.ts'
import { drawLogo } from './seed/logo.ts'
import { withTransaction } from '#platform/database/database.ts'
import { openTestShop } from '#tests/support/shop.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedBrandCatalogues } from './seed/brand-catalogues.ts'
import { seedPeople } from './seed/people.ts'

test('buildSmallCatalogue: about fifty products, in counted and measured units', () => {
  const small = buildSmallCatalogue()
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

test('imageFileName, drawLogo: equal images share a file, and every brand has its own logo', () => {
  const { products, brands } = buildCatalogue()
  const [first] = products
  assert.equal(imageFileName({ ...first!.image }), imageFileName(first!.image))
  assert.equal(new Set(brands.map(logoFileName)).size, brands.length)
  for (const brand of brands) assert.match(drawLogo(brand), /^<svg [^>]+>.+<\/svg>$/)
})

test('seedCatalogue: a failure leaves no rows, and a second run succeeds', async () => {
  const shop = await openTestShop()
  try {
    const { db } = shop
    const clear =
      'featured, stock, discount_tier, price, variant, product, brand, sub_category, category, warehouse'
    await shop.pool.query(`truncate ${clear} restart identity cascade`)
    const broken = buildSmallCatalogue()
    broken.products.at(-1)!.subCategory = 'tidak-ada'
    const failedSeed = withTransaction(shop.deps, (deps) =>
      seedCatalogue(deps, broken, { images: false }),
    )
    await assert.rejects(failedSeed, /tidak-ada/)
    const { products } = await db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow()
    assert.equal(products, 0)
    await seedCatalogue(shop.deps, buildSmallCatalogue(), { images: false })
    await seedPeople(shop.deps)
    const list = await shop.asVisitor().catalogue.products({ query: {} })
    assert.equal(list.total, buildSmallCatalogue().products.length)
  } finally {
    await shop.close()
  }
})

test('seedBrandCatalogues: one catalogue for each brand with products, and none twice', async () => {
  const shop = await openTestShop()
  try {
    const small = buildSmallCatalogue()
    const brands = new Set(small.products.map(({ brand }) => brand))
    const write = (isStopping = false) => seedBrandCatalogues(shop.deps, small, () => isStopping)
    assert.equal(await write(true), 0)
    assert.equal(await write(), brands.size)
    assert.equal(await write(), 0)
    for (const id of brands) {
      const { results } = await shop.asVisitor().catalogue.brandFiles({ id })
      assert.equal(results.length, 1, id)
    }
  } finally {
    await shop.close()
  }
})
