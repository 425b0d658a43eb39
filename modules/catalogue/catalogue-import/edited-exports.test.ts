import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import {
  applyUploaded,
  downloadExport,
  uploadImport,
} from '#tests/support/catalogue/catalogue-imports.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const variant = (id: string) =>
  shop.db.selectFrom('variant').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()

/** The rows of a CSV export, to edit single cells of. */
async function openExport() {
  const file = await downloadExport(content, 'csv')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = await Array.fromAsync(
    readRows({ name: 'katalog.csv', bytes }, { rows: 10_000, columns: 1_000 }),
  )
  const table = rows.map(({ cells }) => cells)
  const at = (heading: string) => {
    const index = table[0]!.indexOf(heading)
    assert.ok(index >= 0, `${heading} in ${table[0]!.join(', ')}`)
    return index
  }
  return {
    headings: table[0]!,
    set: (sku: string, heading: string, text: string) => {
      const row = table.find(([first]) => first === sku)!
      while (row.length < table[0]!.length) row.push('')
      row[at(heading)] = text
    },
    toFile: () =>
      new File(
        [
          table
            .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
            .join('\n'),
        ],
        'lama.csv',
      ),
  }
}

test('POST /staff/imports: an old export changes only what was edited in it, never the stock of today', async () => {
  const [edited, other] = [
    await createProduct(shop.db, { price: 50_000, stock: { CBT: 40 } }),
    await createProduct(shop.db, { price: 70_000, stock: { CBT: 12 } }),
  ]
  const { sku } = await variant(edited)
  const old = await openExport()
  old.set(sku, 'Harga eceran', '52.500')
  await setStock(shop.db, edited, 'CBT', 31)
  await content.staffPricing.changePrice({ id: other, body: { retail: 77_000 } })
  await content.staffPricing.changePrice({ id: edited, body: { business: 49_000 } })
  const result = await uploadImport(shop, content, old.toFile())
  assert.deepEqual(
    [result.state, result.changes, result.overlaps, result.changing[0]?.words],
    ['checked', 1, 0, ['Harga eceran: Rp 50.000 menjadi Rp 52.500']],
    JSON.stringify(result.wrong.results),
  )
  await applyUploaded(shop, content, result.id)
  const { results } = await content.staffProducts.list({ query: { search: sku } })
  const [shown] = results[0]!.variants
  assert.deepEqual(
    [
      shown!.retail?.amount,
      shown!.business?.amount,
      shown!.stock.find(({ warehouse }) => warehouse === 'CBT')!.onHand,
    ],
    ['52500.00', '49000.00', 31],
  )
})

test('POST /staff/imports: stock is counted in a column of its own; the exported one is only information', async () => {
  const id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 40 } })
  const { sku } = await variant(id)
  const wrong = await openExport()
  wrong.set(sku, 'Stok CBT saat ekspor', '45')
  const refused = await uploadImport(shop, content, wrong.toFile())
  assert.equal(refused.state, 'refused')
  assert.match(refused.wrong.results[0]!.message, /hasil hitung di kolom Stok CBT/)
  const counted = await openExport()
  counted.set(sku, 'Stok CBT', '45')
  await setStock(shop.db, id, 'CBT', 38)
  const result = await uploadImport(shop, content, counted.toFile())
  assert.deepEqual(
    result.changing.map(({ words }) => words),
    [['Stok CBT: 38 menjadi 45']],
  )
})

test('POST /staff/imports/{id}/apply: replaces what a colleague changed since the export only when told to', async () => {
  const id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1 } })
  const { sku } = await variant(id)
  const old = await openExport()
  old.set(sku, 'Harga eceran', '52.000')
  old.set(sku, 'Hari siap', '3')
  await content.staffPricing.changePrice({ id, body: { retail: 56_000 } })
  const result = await uploadImport(shop, content, old.toFile())
  assert.deepEqual([result.state, result.changes, result.overlaps], ['checked', 1, 1])
  assert.deepEqual(result.changing[0]!.words, [
    'Harga eceran: Rp 56.000 (diubah setelah diekspor) menjadi Rp 52.000',
    'Hari siap: 0 menjadi 3',
  ])
  const { results } = await content.catalogueImport.changes({
    id: result.id,
    query: { overlapping: 'true' },
  })
  assert.deepEqual(
    results.map((row) => row.sku),
    [sku],
  )
  const refusal = await expectRefusal(content.catalogueImport.apply({ id: result.id }))
  assert.deepEqual([refusal.status, refusal.code], [409, 'import.overlaps'])
  const done = await applyUploaded(shop, content, result.id, { replace: 'true' })
  assert.equal(done.state, 'applied')
})

test('POST /staff/imports: numbers that a spreadsheet program wrote in its own way count as unchanged', async () => {
  const id = await createProduct(shop.db, {
    price: 1_250,
    weightKg: 1.125,
    volumeM3: 0.0285,
    stock: { CBT: 1 },
  })
  const { sku } = await variant(id)
  const saved = await openExport()
  saved.set(sku, 'Berat (kg)', '1,125')
  saved.set(sku, 'Volume (m³)', '0,02850')
  saved.set(sku, 'Harga eceran', '1.250')
  saved.set(sku, 'Dijual', 'YA')
  const result = await uploadImport(shop, content, saved.toFile())
  assert.deepEqual(
    [result.state, result.changes],
    ['checked', 0],
    JSON.stringify([result.wrong.results, result.changing]),
  )
})

test('POST /staff/imports: a copied row with a new SKU is a new variant, and a price of a variant off sale leaves it so', async () => {
  const id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1 } })
  const { sku, product_id: productId } = await variant(id)
  await shop.db.updateTable('product').set({ active: false }).where('id', '=', productId).execute()
  const edited = await openExport()
  edited.set(sku, 'Harga eceran', '51.000')
  edited.set(sku, 'Varian', 'L')
  const result = await uploadImport(shop, content, edited.toFile())
  assert.equal((await applyUploaded(shop, content, result.id)).state, 'applied')
  const after = await variant(id)
  assert.deepEqual([after.name, after.active], ['L', true])
  edited.set(sku, 'Dijual', 'ya')
  const onSale = await uploadImport(shop, content, edited.toFile())
  assert.match(onSale.wrong.results[0]!.message, /tidak dijual/)
})
