import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import type { Api } from '#modules/client.ts'
import { putOnShelf } from '#tests/goods.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { apply } from './service/apply.ts'
import { check } from './service/check.ts'

let shop: TestShop
let content: Api
before(async () => {
  shop = await testShop()
  content = await shop.staff('konten@contoh.id')
})
after(() => shop.close())

const sheets = () => content.catalogueSheets
const file = (text: string | Uint8Array, name = 'harga.csv') => new File([text as BlobPart], name)

/** Sends a sheet and lets the worker look through it. */
async function sent(text: string | Uint8Array, name?: string) {
  const { id } = await sheets().send({ files: { file: file(text, name) } })
  await check(shop.tools, { id })
  return sheets().import({ id, query: { count: 100 } })
}
const applied = async (id: string) => {
  await sheets().apply({ id })
  const { staffId, staffName } = await shop.db
    .selectFrom('catalogue_import')
    .select(['staff_id as staffId', 'staff_name as staffName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await apply(shop.tools, { id, staffId, staffName, requestId: 'uji' })
  return sheets().import({ id, query: {} })
}
async function goods(price: number, stock: Record<string, number> = { CBT: 10 }) {
  const id = await putOnShelf(shop.db, { price, stock })
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  return { id, sku }
}
async function bytesOf(parts: AsyncIterable<Uint8Array>) {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
const variant = (id: string) =>
  shop.db.selectFrom('variant').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()

test('a price in a file touches just that price', async () => {
  const one = await goods(50_000)
  const other = await goods(70_000)
  const before = await variant(one.id)
  const found = await sent(`SKU;Harga eceran\n${one.sku};Rp 52.500\n${other.sku};70.000\n`)
  assert.deepEqual([found.state, found.rows, found.changes, found.faults], ['checked', 2, 1, 0])
  assert.deepEqual(found.changing[0]!.words, ['Harga eceran: Rp 50.000 menjadi Rp 52.500'])
  const done = await applied(found.id)
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

test('every bad row is told with why, and a file with one changes nothing', async () => {
  const { id, sku } = await goods(50_000)
  const found = await sent(
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
  assert.deepEqual([found.state, found.rows, found.faults], ['refused', 6, 5])
  const told = found.wrong.results.map(({ number, heading }) => `${number} ${heading}`)
  for (const fault of [
    '3 SKU',
    '4 Produk',
    '6 SKU',
    '7 Harga eceran',
    '7 Berat (kg)',
    '7 Stok CBT',
    '7 SKU',
  ])
    assert.ok(told.includes(fault), `${fault} in ${told.join(', ')}`)
  const state = await refused(sheets().apply({ id: found.id }))
  assert.deepEqual([state.status, state.code], [409, 'import.state'])
  assert.equal(
    (await content.catalogueDesk.product({ id: String((await variant(id)).product_id) }))
      .variants[0]!.retail?.amount,
    '50000.00',
  )
})

test('a heading that nobody knows is refused, so that no column is passed over in silence', async () => {
  const found = await sent('SKU;Harga ecran\nA-1;1000\n')
  assert.equal(found.state, 'refused')
  assert.match(found.wrong.results[0]!.message, /Harga ecran/)
  const none = await sent('hanya\nteks\n')
  assert.equal(none.state, 'refused')
})

test('figures are read as people and programs write them, in CSV and in cells', async () => {
  const [a, b, c] = [await goods(1000), await goods(1000), await goods(1000)]
  const found = await sent(
    `SKU\tHarga eceran\tBerat (kg)\n${a.sku}\t1.234.500,00\t12,5\n${b.sku}\t1234500.00\t12.5\n${c.sku}\t1,234,500\t0.027\n`,
  )
  assert.equal(found.state, 'checked', JSON.stringify(found.wrong.results))
  await applied(found.id)
  assert.deepEqual(
    await Promise.all([a, b, c].map(async ({ id }) => (await variant(id)).weight_kg)),
    [12.5, 12.5, 0.027],
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          ['SKU', 'Berat (kg)'],
          [a.sku, 1.125],
          [b.sku, 3],
        ],
      },
    ],
  })
  const again = await sent(bytes, 'berat.xlsx')
  assert.equal(again.state, 'checked', JSON.stringify(again.wrong.results))
  await applied(again.id)
  assert.deepEqual([(await variant(a.id)).weight_kg, (await variant(b.id)).weight_kg], [1.125, 3])
})

test('what changed since it was looked at undoes the whole file', async () => {
  const [one, other] = [await goods(50_000), await goods(60_000)]
  const found = await sent(`SKU,Harga eceran\n${one.sku},51000\n${other.sku},61000\n`)
  await content.staffPricing.changePrice({ id: other.id, body: { retail: 66_000 } })
  const done = await applied(found.id)
  assert.equal(done.state, 'failed')
  assert.match(done.problem!, new RegExp(other.sku))
  const { variants } = await content.catalogueDesk.product({
    id: String((await variant(one.id)).product_id),
  })
  assert.equal(variants[0]!.retail?.amount, '50000.00')
})

test('new SKUs become products that buyers find and can order', async () => {
  const head =
    'SKU;Produk;Merek;Subkategori;Varian;Satuan;Harga eceran;Harga bisnis;Berat (kg);Volume (m³);Stok CBT'
  const { results } = await content.catalogueDesk.categories()
  const shelf = results
    .flatMap(({ subCategories }) => subCategories)
    .find(({ slug }) => slug === 'semen-abu')!
  const [brand] = (await content.catalogueDesk.brands({ query: {} })).results
  const row = (sku: string, size: string) =>
    `${sku};Semen Impor Uji;${brand!.name};${shelf.name};${size};sak;60.000;55.000;40;0,028;25`
  const found = await sent([head, row('IMP-40', '40 kg'), row('IMP-50', '50 kg')].join('\n'))
  assert.deepEqual(
    [found.state, found.additions],
    ['checked', 2],
    JSON.stringify(found.wrong.results),
  )
  assert.equal((await applied(found.id)).state, 'applied')
  const { catalogue, cart } = shop.visitor()
  const { results: shown } = await catalogue.products({ query: { search: 'semen impor uji' } })
  assert.deepEqual([shown[0]!.name, shown[0]!.variants], ['Semen Impor Uji', 2])
  const product = await catalogue.product({ id: shown[0]!.id })
  assert.equal(product.variants[0]!.stock, 25)
  await cart.add({ body: { product_variant_id: product.variants[0]!.id, qty: 2 } })
  const { results: moves } = await content.staffStock.moves({ query: { sku: 'IMP-40' } })
  assert.match(moves[0]!.reason, /^Impor /)
})

test('what is exported and imported again changes nothing, as XLSX and as CSV', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const bytes = await bytesOf(await sheets().export({ query: { format } }))
    const found = await sent(bytes, `katalog.${format}`)
    assert.equal(found.state, 'checked', JSON.stringify(found.wrong.results.slice(0, 5)))
    assert.equal(found.changes, 0, JSON.stringify(found.changing.slice(0, 3)))
    assert.ok(found.rows > 100)
  }
})

test('a wide, a foreign and an empty sheet are told from a good one, and a formula counts by its value', async () => {
  const { sku } = await goods(10_000)
  const wide = await sent(`SKU,${Array.from({ length: 240 }, (_, at) => `K${at}`).join(',')}\n`)
  assert.deepEqual([wide.state, /kolom/.test(wide.problem ?? '')], ['refused', true])
  const empty = await sent('SKU,Harga eceran\n')
  assert.deepEqual([empty.state, empty.changes], ['checked', 0])
  assert.equal((await refused(sheets().apply({ id: empty.id }))).code, 'import.state')
  const latin = Buffer.from(`SKU;Keterangan\nTIDAK-ADA;caf\u00e9\n`, 'latin1')
  assert.equal((await sent(latin)).state, 'refused')
  const formula = await writeXlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          ['SKU', 'Harga eceran'],
          [sku, null],
        ],
        cells: new Map([
          ['1,1', { value: 12_000, formulaResult: 12_000, formula: 'SUM(6000,6000)' }],
        ]),
        merges: [{ startRow: 5, startCol: 0, endRow: 5, endCol: 3 }],
      },
    ],
  })
  const counted = await sent(formula, 'rumus.xlsx')
  assert.deepEqual(counted.changing[0]?.words, ['Harga eceran: Rp 10.000 menjadi Rp 12.000'])
  const fake = sheets().send({ files: { file: file('<html>', 'palsu.xlsx') } })
  assert.equal((await refused(fake)).status, 415)
})

test('a job that runs twice at once looks and applies once', async () => {
  const { sku } = await goods(30_000, { CBT: 4 })
  const { id } = await sheets().send({ files: { file: file(`SKU;Stok CBT\n${sku};9\n`) } })
  const looks = await Promise.allSettled([check(shop.tools, { id }), check(shop.tools, { id })])
  assert.ok(looks.some(({ status }) => status === 'fulfilled'))
  assert.equal((await sheets().import({ id, query: {} })).changes, 1)
  await sheets().apply({ id })
  const { staff_id: staffId } = await shop.db
    .selectFrom('catalogue_import')
    .select('staff_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const who = { id, staffId, staffName: 'Uji', requestId: 'uji' }
  await Promise.allSettled([apply(shop.tools, who), apply(shop.tools, who)])
  await apply(shop.tools, who)
  const { results } = await content.staffStock.moves({ query: { sku } })
  assert.deepEqual(
    results.map(({ change, onHand }) => [change, onHand]),
    [[5, 9]],
  )
})
