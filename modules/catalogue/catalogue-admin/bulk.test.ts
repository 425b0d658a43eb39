import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import type { staffProductSorts } from '#modules/catalogue/products/rules/staff-list.ts'
import { applyUploaded } from '#tests/support/catalogue/catalogue-imports.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createStaffProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

/** Adds a product of one variant; returns it as staff read it. */
const addProduct = (input?: Parameters<typeof createStaffProduct>[2]) =>
  createStaffProduct(shop, content, input)
const show = (id: string) => content.catalogueAdmin.product({ id })
const select = (products: readonly { id: string; revision: number }[]) =>
  products.map(({ id, revision }) => ({ id, revision }))
const changeAll = (
  products: readonly { id: string; revision: number }[],
  change: Parameters<Api['catalogueAdmin']['changeProducts']>[0]['body']['change'],
) => content.catalogueAdmin.changeProducts({ body: { products: select(products), change } })
const listStatus = async (id: string) => {
  for (const status of ['onSale', 'draft', 'retired'] as const) {
    const { results } = await content.staffProducts.list({
      query: { status, count: 100, sort: 'newest' },
    })
    const found = results.find((product) => product.id === id)
    if (found) {
      assert.equal(found.status, status)
      return status
    }
  }
  return undefined
}

test('GET /staff/products: a product is in one of the lists, on sale, draft or off sale', async () => {
  const product = await addProduct()
  assert.equal(await listStatus(product.id), 'onSale')
  const [variant] = product.variants
  const { retail: _r, business: _b, tiers: _t, stock: _s, picture: _p, ...body } = variant!
  await content.catalogueAdmin.changeVariant({ id: variant!.id, body: { ...body, active: false } })
  assert.equal(await listStatus(product.id), 'retired')
  const { id } = await content.catalogueAdmin.addProduct({
    body: {
      name: 'Tanpa varian uji',
      brandId: product.brandId,
      subCategoryId: product.subCategoryId,
      description: 'Belum ada variannya.',
    },
  })
  assert.equal(await listStatus(id), 'draft')
  await content.catalogueAdmin.addVariant({
    id,
    body: { sku: 'TANPA-HARGA', name: 'M', unit: 'buah', weightKg: 1, volumeM3: 1, lengthM: 1 },
  })
  assert.equal(await listStatus(id), 'draft')
})

test('GET /staff/products: filters, searches and sorts within a list', async () => {
  const cheap = await addProduct({ name: 'Zzz uji urut', price: 1, stock: {} })
  const dear = await addProduct({
    name: 'Aaa uji urut',
    price: 900_000_000,
    stock: { CBT: 9_000_000 },
  })
  const first = async (sort: (typeof staffProductSorts)[number]) =>
    (await content.staffProducts.list({ query: { sort, count: 1 } })).results[0]!.id
  assert.equal(await first('cheapest'), cheap.id)
  assert.equal(await first('dearest'), dear.id)
  assert.equal(await first('mostStock'), dear.id)
  assert.equal(await first('newest'), dear.id)
  const query = {
    brandId: Number(dear.brandId),
    subCategoryId: Number(dear.subCategoryId),
    count: 100,
  }
  const { results } = await content.staffProducts.list({ query })
  assert.ok(results.some(({ id }) => id === dear.id))
  assert.ok(
    results.every(
      ({ brand, subCategory }) => brand === dear.brand && subCategory === dear.subCategory,
    ),
  )
  await changeAll([dear], { kind: 'publish', active: false })
  const retired = await content.staffProducts.list({
    query: { status: 'retired', search: 'aaa uji' },
  })
  assert.deepEqual(
    retired.results.map(({ id }) => id),
    [dear.id],
  )
})

test('POST /staff/products/bulk: takes products off sale and back, with variants that were all off', async () => {
  const products = [await addProduct(), await addProduct()]
  await changeAll(products, { kind: 'publish', active: false })
  const retired = await Promise.all(products.map(({ id }) => show(id)))
  assert.deepEqual(
    retired.map(({ active }) => active),
    [false, false],
  )
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(products[0]!.variantId))
    .execute()
  await changeAll(retired, { kind: 'publish', active: true })
  for (const { id } of products) assert.equal(await listStatus(id), 'onSale')
})

test('POST /staff/products/bulk: moves all or none, and names the product that stands in the way', async () => {
  const products = [await addProduct(), await addProduct({ name: 'Beratribut uji' })]
  const { results } = await content.catalogueAdmin.categories()
  const target = results
    .flatMap(({ subCategories }) => subCategories)
    .find(({ id }) => id !== products[0]!.subCategoryId)!
  await shop.db
    .updateTable('variant')
    .set({ attributes: JSON.stringify({ asing: 'x' }) })
    .where('id', '=', Number(products[1]!.variantId))
    .execute()
  const refusal = await expectRefusal(
    changeAll(products, { kind: 'move', subCategoryId: target.id }),
    422,
    'product.attributes',
  )
  assert.match(refusal.message, /^Beratribut uji: /)
  assert.equal((await show(products[0]!.id)).subCategoryId, products[0]!.subCategoryId)
  await changeAll([products[0]!], { kind: 'move', subCategoryId: target.id })
  assert.equal((await show(products[0]!.id)).subCategoryId, target.id)
})

test('POST /staff/products/bulk: does not overwrite what a colleague has saved since the list was read', async () => {
  const [one, other] = [await addProduct(), await addProduct()]
  await changeAll([other!], { kind: 'publish', active: false })
  await expectRefusal(
    changeAll([one!, other!], { kind: 'publish', active: true }),
    409,
    'desk.changed',
  )
})

test('POST /staff/products/bulk: replaces the tiers of all variants', async () => {
  const products = [await addProduct(), await addProduct({ tiers: [{ minQty: 3, discount: 1 }] })]
  const tiers = [
    { minQty: 10, discount: 2.5 },
    { minQty: 50, discount: 4 },
  ]
  await changeAll(products, { kind: 'tiers', tiers })
  for (const { id } of products)
    assert.deepEqual(
      (await show(id)).variants[0]!.tiers.map(({ minQty, discount }) => ({ minQty, discount })),
      tiers,
    )
  await changeAll(products, { kind: 'tiers', tiers: [] })
  assert.deepEqual((await show(products[0]!.id)).variants[0]!.tiers, [])
})

test('POST /staff/imports/prices: prices by a percentage are looked at, applied and undone as one', async () => {
  const products = [await addProduct({ price: 54_321 }), await addProduct({ price: 20_000 })]
  await content.staffPricing.changePrice({ id: products[1]!.variantId, body: { business: 19_000 } })
  const { id } = await content.catalogueImport.changePrices({
    body: {
      productIds: products.map((product) => product.id),
      percent: 5,
      lists: ['retail', 'business'],
      roundTo: 100,
    },
  })
  const prepared = await content.catalogueImport.import({ id, query: {} })
  assert.deepEqual(
    prepared.changing.flatMap(({ words }) => words),
    [
      'Harga eceran: Rp 54.321 menjadi Rp 57.000',
      'Harga eceran: Rp 20.000 menjadi Rp 21.000',
      'Harga bisnis: Rp 19.000 menjadi Rp 20.000',
    ],
  )
  const { state } = await applyUploaded(shop, content, id)
  assert.equal(state, 'applied')
  const [variant] = (await show(products[1]!.id)).variants
  assert.deepEqual([variant!.retail?.amount, variant!.business?.amount], ['21000.00', '20000.00'])
  const only = { productIds: [products[1]!.id], percent: 10, roundTo: 100 as const }
  await expectRefusal(
    content.catalogueImport.changePrices({ body: { ...only, lists: ['business'] } }),
    422,
    'price.business_above_retail',
  )
})

test('PATCH /staff/products/{id}/variants: name, prices and stock of the grid are saved together, or none', async () => {
  const { id, variantId } = await addProduct()
  const values = { name: 'L', retail: 61_000, business: 60_000, stock: { CBT: 9 } }
  const seen = { name: 'biasa', retail: 50_000, business: null, stock: { CBT: 5 } }
  await content.catalogueAdmin.changeVariants({
    id,
    body: { variants: [{ id: variantId, values, seen }], reason: 'Hasil hitung gudang' },
  })
  const [saved] = (await show(id)).variants
  assert.deepEqual(
    [
      saved!.name,
      saved!.retail?.amount,
      saved!.business?.amount,
      saved!.stock.find(({ warehouse }) => warehouse === 'CBT')!.onHand,
    ],
    ['L', '61000.00', '60000.00', 9],
  )
  const refused = await expectRefusal(
    content.catalogueAdmin.changeVariants({
      id,
      body: {
        variants: [{ id: variantId, values: { name: 'XL', stock: { CBT: 1.5 } }, seen: {} }],
        reason: 'Hasil hitung gudang',
      },
    }),
    422,
    'stock.not_whole',
  )
  assert.deepEqual(Object.keys(refused.errors), [`${variantId}.stock.CBT`])
  assert.equal((await show(id)).variants[0]!.name, 'L')
  const stale = await expectRefusal(
    content.catalogueAdmin.changeVariants({
      id,
      body: { variants: [{ id: variantId, values: { retail: 70_000 }, seen: { retail: 50_000 } }] },
    }),
    409,
    'desk.changed',
  )
  const { current, saved: by } = stale.data as unknown as {
    current: Record<string, unknown>
    saved: Record<string, { by: string }>
  }
  assert.equal(current[`${variantId}.retail`], 61_000)
  assert.equal(by[`${variantId}.retail`]?.by, 'Kirana Putri')
})
