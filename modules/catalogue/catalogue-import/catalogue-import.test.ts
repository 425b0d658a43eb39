import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeWorkbook } from '#platform/spreadsheets/write-sheets.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { applyUploaded, uploadImport } from '#tests/support/catalogue/catalogue-imports.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { applyImport } from './service/apply.ts'
import { validateImport } from './service/validate.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const imports = () => content.catalogueImport
const file = (text: string | Uint8Array, name = 'harga.csv') => new File([text as BlobPart], name)
const uploadAndValidate = (text: string | Uint8Array, name?: string) =>
  uploadImport(shop, content, file(text, name))
const applyAndLoad = (id: string) => applyUploaded(shop, content, id)
async function createVariant(price: number, stock: Record<string, number> = { CBT: 10 }) {
  const id = await createProduct(shop.db, { price, stock })
  return { id, sku: (await variant(id)).sku }
}
const variant = (id: string) =>
  shop.db.selectFrom('variant').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()

test('POST /staff/imports/{id}/apply: a price changes only that price', async () => {
  const one = await createVariant(50_000)
  const other = await createVariant(70_000)
  const before = await variant(one.id)
  const result = await uploadAndValidate(
    `SKU;Harga eceran\n${one.sku};Rp 52.500\n${other.sku};70.000\n`,
  )
  assert.deepEqual([result.state, result.rows, result.changes, result.faults], ['checked', 2, 1, 0])
  assert.deepEqual(result.changing[0]!.words, ['Harga eceran: Rp 50.000 menjadi Rp 52.500'])
  const done = await applyAndLoad(result.id)
  assert.deepEqual([done.state, done.applied], ['applied', 1])
  assert.deepEqual(await variant(one.id), before)
  const prices = await shop.db
    .selectFrom('price')
    .select(['valid_from', 'amount'])
    .where('variant_id', '=', Number(one.id))
    .orderBy('valid_from')
    .execute()
  assert.deepEqual(prices, [
    { valid_from: '2020-01-01', amount: 5_000_000 },
    { valid_from: '2026-11-20', amount: 5_250_000 },
  ])
})

test('POST /staff/imports: reports every invalid cell, and a file with errors changes nothing', async () => {
  const { id, sku } = await createVariant(50_000)
  const result = await uploadAndValidate(
    [
      'SKU,Harga eceran,Berat (kg),Stok CBT',
      `${sku},51000,,`,
      `${sku},52000,,`,
      'TIDAK-ADA,1000,,',
      `${sku}-X,,,`,
      ',9000,,',
      `"${sku}",murah,1.250,-3`,
    ].join('\n'),
  )
  assert.deepEqual([result.state, result.rows, result.faults], ['refused', 6, 5])
  const errors = result.wrong.results.map(({ number, heading }) => `${number} ${heading}`)
  for (const error of [
    '3 SKU',
    '4 Produk',
    '6 SKU',
    '7 Harga eceran',
    '7 Berat (kg)',
    '7 Stok CBT',
    '7 SKU',
  ])
    assert.ok(errors.includes(error), `${error} in ${errors.join(', ')}`)
  const state = await expectRefusal(imports().apply({ id: result.id }))
  assert.deepEqual([state.status, state.code], [409, 'import.state'])
  assert.equal(
    (await content.catalogueAdmin.product({ id: String((await variant(id)).product_id) }))
      .variants[0]!.retail?.amount,
    '50000.00',
  )
})

test('POST /staff/imports: refuses an unknown heading, so that no column is ignored silently', async () => {
  const result = await uploadAndValidate('SKU;Harga ecran\nA-1;1000\n')
  assert.equal(result.state, 'refused')
  assert.match(result.wrong.results[0]!.message, /Harga ecran/)
  const none = await uploadAndValidate('hanya\nteks\n')
  assert.equal(none.state, 'refused')
})

test('POST /staff/imports: reads numbers in Indonesian and English notation, in CSV and XLSX', async () => {
  const [a, b, c] = [
    await createVariant(1000),
    await createVariant(1000),
    await createVariant(1000),
  ]
  const result = await uploadAndValidate(
    `SKU\tHarga eceran\tBerat (kg)\n${a.sku}\t1.234.500,00\t12,5\n${b.sku}\t1234500.00\t12.5\n${c.sku}\t1,234,500\t0.027\n`,
  )
  assert.equal(result.state, 'checked', JSON.stringify(result.wrong.results))
  await applyAndLoad(result.id)
  assert.deepEqual(
    await Promise.all([a, b, c].map(async ({ id }) => (await variant(id)).weight_kg)),
    [12.5, 12.5, 0.027],
  )
  const bytes = await writeWorkbook([
    {
      name: 'S',
      rows: [
        ['SKU', 'Berat (kg)'],
        [a.sku, 1.125],
        [b.sku, 3],
      ],
    },
  ])
  const again = await uploadAndValidate(bytes, 'berat.xlsx')
  assert.equal(again.state, 'checked', JSON.stringify(again.wrong.results))
  await applyAndLoad(again.id)
  assert.deepEqual([(await variant(a.id)).weight_kg, (await variant(b.id)).weight_kg], [1.125, 3])
})

test('POST /staff/imports/{id}/apply: a change since validation fails the whole file', async () => {
  const [one, other] = [await createVariant(50_000), await createVariant(60_000)]
  const result = await uploadAndValidate(`SKU,Harga eceran\n${one.sku},51000\n${other.sku},61000\n`)
  await content.staffPricing.changePrice({ id: other.id, body: { retail: 66_000 } })
  const done = await applyAndLoad(result.id)
  assert.equal(done.state, 'failed')
  assert.match(done.problem!, new RegExp(other.sku))
  const { variants } = await content.catalogueAdmin.product({
    id: String((await variant(one.id)).product_id),
  })
  assert.equal(variants[0]!.retail?.amount, '50000.00')
})

test('POST /staff/imports/{id}/apply: new SKUs become products that buyers find and can order', async () => {
  const head =
    'SKU;Produk;Merek;Subkategori;Varian;Satuan;Harga eceran;Harga bisnis;Berat (kg);Volume (m³);Stok CBT'
  const { results } = await content.catalogueAdmin.categories()
  const subCategory = results
    .flatMap(({ subCategories }) => subCategories)
    .find(({ slug }) => slug === 'semen-abu')!
  const [brand] = (await content.catalogueAdmin.brands({ query: {} })).results
  const row = (sku: string, size: string) =>
    `${sku};Semen Impor Uji;${brand!.name};${subCategory.name};${size};sak;60.000;55.000;40;0,028;25`
  const result = await uploadAndValidate(
    [head, row('IMP-40', '40 kg'), row('IMP-50', '50 kg')].join('\n'),
  )
  assert.deepEqual(
    [result.state, result.additions],
    ['checked', 2],
    JSON.stringify(result.wrong.results),
  )
  assert.equal((await applyAndLoad(result.id)).state, 'applied')
  const { catalogue, cart } = shop.asVisitor()
  const { results: shown } = await catalogue.products({ query: { search: 'semen impor uji' } })
  assert.deepEqual([shown[0]!.name, shown[0]!.variants], ['Semen Impor Uji', 2])
  const product = await catalogue.product({ id: shown[0]!.id })
  assert.equal(product.variants[0]!.stock, 25)
  await cart.add({ body: { product_variant_id: product.variants[0]!.id, qty: 2 } })
  const { results: moves } = await content.staffStock.movements({ query: { sku: 'IMP-40' } })
  assert.match(moves[0]!.reason, /^Impor /)
})

test('POST /staff/imports: refuses too many columns and wrong encodings; a formula counts by its value', async () => {
  const { sku } = await createVariant(10_000)
  const wide = await uploadAndValidate(
    `SKU,${Array.from({ length: 1_040 }, (_, at) => `K${at}`).join(',')}\n`,
  )
  assert.deepEqual([wide.state, /kolom/.test(wide.problem ?? '')], ['refused', true])
  const empty = await uploadAndValidate('SKU,Harga eceran\n')
  assert.deepEqual([empty.state, empty.changes], ['checked', 0])
  assert.equal((await expectRefusal(imports().apply({ id: empty.id }))).code, 'import.state')
  const latin = Buffer.from(`SKU;Keterangan\nTIDAK-ADA;caf\u00e9\n`, 'latin1')
  assert.equal((await uploadAndValidate(latin)).state, 'refused')
  const formula = await writeWorkbook([
    {
      name: 'S',
      rows: [
        ['SKU', 'Harga eceran'],
        [sku, null],
      ],
      formulas: [{ row: 1, column: 1, formula: 'SUM(6000,6000)', value: 12_000 }],
      merges: [{ startRow: 5, startCol: 0, endRow: 5, endCol: 3 }],
    },
  ])
  const counted = await uploadAndValidate(formula, 'rumus.xlsx')
  assert.deepEqual(counted.changing[0]?.words, ['Harga eceran: Rp 10.000 menjadi Rp 12.000'])
  const fake = imports().upload({ files: { file: file('<html>', 'palsu.xlsx') } })
  assert.equal((await expectRefusal(fake)).status, 415)
})

test('validateImport, applyImport: concurrent runs of a job validate and apply once', async () => {
  const { sku } = await createVariant(30_000, { CBT: 4 })
  const { id } = await imports().upload({ files: { file: file(`SKU;Stok CBT\n${sku};9\n`) } })
  const validations = await Promise.allSettled([
    validateImport(shop.deps, { id }),
    validateImport(shop.deps, { id }),
  ])
  assert.ok(validations.some(({ status }) => status === 'fulfilled'))
  assert.equal((await imports().import({ id, query: {} })).changes, 1)
  await imports().apply({ id })
  const { staff_id: staffId } = await shop.db
    .selectFrom('catalogue_import')
    .select('staff_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payload = { id, staffId, staffName: 'Uji', requestId: 'uji' }
  await Promise.allSettled([applyImport(shop.deps, payload), applyImport(shop.deps, payload)])
  await applyImport(shop.deps, payload)
  const { results } = await content.staffStock.movements({ query: { sku } })
  assert.deepEqual(
    results.map(({ change, onHand }) => [change, onHand]),
    [[5, 9]],
  )
})
