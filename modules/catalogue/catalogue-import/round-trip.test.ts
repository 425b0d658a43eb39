import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { sql } from 'kysely'
import { addCheckDigit } from '#platform/barcode.ts'
import { downloadExport, uploadImport } from '#tests/support/catalogue/catalogue-imports.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

/** A CSV as browsers send a large one. */
const packFile = async (file: File) =>
  new File([gzipSync(new Uint8Array(await file.arrayBuffer()))], `${file.name}.gz`)

const FORMATS = ['xlsx', 'csv'] as const
/** Text as staff may have typed or pasted it, and as programs of other shops wrote it. */
const trickyText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength, unit: 'grapheme' }),
      fc.constantFrom(
        'M',
        '1.250',
        '1,125',
        '=1+1',
        "'kutip",
        '+62',
        '-5',
        '@x',
        'ya',
        'TRUE',
        '12E5',
        '2026-11-20',
        '_x0041_',
        'a\r\nb',
        'titik;koma,"kutip"',
        ' tepi ',
        '\u00a0x',
        '5"',
        '½" × 4 m',
      ),
    )
    .filter((text) => !text.includes('\0'))
const decimals = (places: number, max: number) =>
  fc.integer({ min: 1, max: max * 10 ** places }).map((whole) => whole / 10 ** places)

const generatedVariant = fc.record({
  name: trickyText(40),
  unit: trickyText(10),
  description: trickyText(200),
  weight: decimals(3, 2000),
  volume: decimals(6, 9),
  length: decimals(2, 99),
  pieces: fc.option(decimals(2, 5000)),
  coverage: fc.option(decimals(4, 900)),
  minOrder: decimals(3, 500),
  multiple: decimals(3, 500),
  leadDays: fc.integer({ min: 0, max: 90 }),
  retail: fc.option(fc.integer({ min: 1, max: 10 ** 11 })),
  business: fc.option(fc.integer({ min: 1, max: 10 ** 11 })),
  stock: fc.option(decimals(3, 9000)),
  active: fc.boolean(),
  productActive: fc.boolean(),
  barcode: fc.boolean(),
  attributes: fc.dictionary(
    fc.constantFrom('tebal', 'warna', 'panjang', 'asing'),
    fc.oneof(trickyText(20), decimals(3, 3000)),
    { maxKeys: 4, noNullPrototype: true },
  ),
})
type GeneratedVariant = typeof generatedVariant extends fc.Arbitrary<infer T> ? T : never

/** Products of one variant each, which every generated catalogue writes again. */
const MAX_GENERATED = 12
let generatedIds: string[]

const PLAIN: GeneratedVariant = {
  name: 'biasa',
  unit: 'buah',
  description: 'uji',
  weight: 1,
  volume: 1,
  length: 1,
  pieces: null,
  coverage: null,
  minOrder: 1,
  multiple: 1,
  leadDays: 0,
  retail: 100,
  business: null,
  stock: 0,
  active: true,
  productActive: true,
  barcode: false,
  attributes: {},
}

/** Writes a catalogue as it could stand in the tables. */
async function writeCatalogue(variants: readonly GeneratedVariant[]): Promise<void> {
  for (const [at, generatedId] of generatedIds.entries()) {
    const id = Number(generatedId)
    const each = variants[at] ?? PLAIN
    await sql`update variant set name = ${each.name}, unit = ${each.unit},
      weight_kg = ${each.weight}::numeric, volume_m3 = ${each.volume}::numeric,
      length_m = ${each.length}::numeric, pieces_per_unit = ${each.pieces}::numeric,
      coverage_m2 = ${each.coverage}::numeric, min_order = ${each.minOrder}::numeric,
      multiple = ${each.multiple}::numeric, lead_days = ${each.leadDays}::int,
      barcode = ${each.barcode ? addCheckDigit(`2${String(id).padStart(11, '0')}`) : null}::text,
      measured = true, active = ${each.active}, attributes = ${JSON.stringify(each.attributes)}::jsonb
      where id = ${id}`.execute(shop.db)
    await sql`update product set name = ${`${each.name} ${at}`}, description = ${each.description},
      active = ${each.productActive} where id = (select product_id from variant where id = ${id})`.execute(
      shop.db,
    )
    await sql`delete from price where variant_id = ${id}`.execute(shop.db)
    for (const list of ['retail', 'business'] as const)
      if (each[list] !== null)
        await sql`insert into price select ${id}::int, id, '2020-01-01', ${each[list]}::bigint
          from price_list where code = ${list}`.execute(shop.db)
    if (each.stock !== null) await setStock(shop.db, id, 'CBT', each.stock)
  }
}

test('POST /staff/imports: the export of any catalogue, imported unchanged, changes and refuses nothing', async () => {
  await sql`update sub_category set attributes = attributes || '[
    {"key":"tebal","label":"Tebal","type":"number"},{"key":"warna","label":"Warna","type":"text"}]'::jsonb
    where id = (select min(id) from sub_category)`.execute(shop.db)
  generatedIds = await Array.fromAsync(Array.from({ length: MAX_GENERATED }), () =>
    createProduct(shop.db, { price: 1, stock: {} }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(generatedVariant, { minLength: 6, maxLength: MAX_GENERATED }),
      async (variants) => {
        await writeCatalogue(variants)
        const exported = await Promise.all(FORMATS.map((format) => downloadExport(content, format)))
        for (const file of [...exported, await packFile(exported[1]!)]) {
          const result = await uploadImport(shop, content, file)
          const shown = JSON.stringify([result.problem, result.wrong.results, result.changing])
          assert.deepEqual([result.state, result.faults, result.changes], ['checked', 0, 0], shown)
          assert.ok(result.rows > 100)
        }
      },
    ),
    { numRuns: 10, seed: 2026 },
  )
})
