import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWorkbook } from '#platform/spreadsheets/workbook.ts'
import { createProduct, findSku } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('GET /product/ec/price-list: everything on sale with its price of the day, as a workbook', async () => {
  const id = await createProduct(shop.db, {
    name: 'Semen Daftar Harga',
    unit: 'sak',
    price: 54_500,
    tiers: [{ minQty: 100, discount: 2 }],
    stock: { CBT: 40 },
  })
  const sku = await findSku(shop.db, id)
  const chunks = await Array.fromAsync(await shop.asVisitor().catalogue.priceList())
  const file = { name: 'daftar.xlsx', bytes: new Uint8Array(Buffer.concat(chunks)) }
  const [rows] = await readWorkbook(file, { rows: 20_000, columns: 20 })
  const cells = rows!.map(({ cells }) => cells.map(String))
  assert.match(cells[0]![0]!, /^Daftar harga .+, 20 November 2026$/)
  assert.deepEqual(cells[2]!.slice(4, 8), ['Varian', 'SKU', 'Satuan', 'Harga (Rp)'])
  const own = cells.find((row) => row.includes(sku))!
  assert.deepEqual(own.slice(3), [
    'Semen Daftar Harga',
    'biasa',
    sku,
    'sak',
    '54500',
    '≥ 100: 53.410',
    '1',
    '1',
    'Siap kirim',
  ])
})

test('GET /product/ec/category-prices: the lowest price of each category, after a change at once', async () => {
  const read = async () =>
    (await shop.asVisitor().catalogue.categoryPrices()).results.find(({ slug }) =>
      ['triplek-kayu', 'semen-mortar'].includes(slug),
    )
  const before = (await read())!
  assert.ok(Number(before.price.amount) > 1000)
  const subCategory = before.slug === 'triplek-kayu' ? 'triplek' : 'semen-abu'
  await createProduct(shop.db, { subCategory, unit: 'lembar', price: 900, stock: { CBT: 1 } })
  assert.deepEqual([Number((await read())!.price.amount), (await read())!.unit], [900, 'lembar'])
})
