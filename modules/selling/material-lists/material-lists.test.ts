import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeWorkbook } from '#platform/spreadsheets/write-sheets.ts'
import type { Api } from '#modules/client.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const match = (text: string, api: Api = shop.asVisitor()) =>
  api.materialLists.match({ form: { text } })
const matchOne = async (text: string) => (await match(text)).lines[0]!
const listSkus = async (count: number) =>
  await shop.db
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['sku', 'min_order as minOrder'])
    .distinct()
    .where('variant.active', '=', true)
    .where('on_hand', '>', 100)
    .orderBy('sku')
    .limit(count)
    .execute()

test('POST /ecom/quick-order: takes a SKU and named goods, offers others beside them, and keeps unknown lines', async () => {
  const [{ sku }] = (await listSkus(1)) as [{ sku: string; minOrder: number }]
  const { lines, matched, unknown } = await match(
    `${sku} 40\ntriplek 9 mm 20 lembar\nqqzzxx wwqqzz 3`,
  )
  assert.deepEqual(
    lines.map(({ number }) => number),
    [1, 2, 3],
  )
  assert.equal(lines[0]!.state, 'matched')
  assert.equal(lines[0]!.candidates[0]!.sku, sku)
  assert.deepEqual([lines[1]!.state, lines[1]!.qty], ['matched', 20])
  assert.ok(lines[1]!.candidates.length > 1)
  for (const { variantName } of lines[1]!.candidates.slice(0, 2)) assert.match(variantName, /^9 mm/)
  assert.equal(lines[2]!.state, 'unknown')
  assert.equal(lines[2]!.written, 'qqzzxx wwqqzz 3')
  assert.deepEqual([matched, unknown], [2, 1])
})

test('POST /ecom/quick-order: asks for what a line leaves open, in a sentence', async () => {
  for (const [text, question] of [
    ['triplek 40 lembar', /^Pilih tebal: .*mm/],
    ['pipa pvc 4 inch 12 batang', /^Pilih kelas: /],
    ['semen 50 kg minus lima', /^Jumlahnya belum jelas/],
    ['cat avian putih 5kg 2', /^Avian tidak kami jual/],
    ['triplek qqzz 9mm 20 lembar', /“qqzz” tidak kami kenal/],
  ] as const) {
    const { state, note } = await matchOne(text)
    assert.equal(state, 'ambiguous', text)
    assert.match(note ?? '', question, text)
  }
})

test('POST /ecom/quick-order: a number at the end is the quantity unless the goods have that size', async () => {
  for (const [text, qty, unit] of [
    ['triplek 9mm 25', 25, 'lembar'],
    ['semen 2 ton', 50, 'sak'],
  ] as const) {
    const { state, qty: taken, candidates } = await matchOne(text)
    assert.deepEqual([state, taken, candidates[0]!.unit], ['matched', qty, unit], text)
  }
  assert.equal((await matchOne('besi polos 8')).state, 'ambiguous')
})

test('POST /ecom/quick-order: a message is as many lines as it names goods', async () => {
  const { lines } = await match('semen 20 sak, pasir beton 8 kubik; 12 lbr triplek 9mm')
  assert.deepEqual(
    lines.map(({ number, state, qty, text }) => [number, state, qty, text]),
    [
      [1, 'matched', 20, 'semen'],
      [2, 'matched', 8, 'pasir beton'],
      [3, 'matched', 12, 'triplek 9mm'],
    ],
  )
})

test('POST /ecom/quick-order: brand, kind and size together match one variant', async () => {
  const { state, candidates, qty } = await matchOne('triplek meranti rimbaply 9 mm uty 20 lembar')
  assert.equal(state, 'matched')
  assert.equal(candidates[0]!.sku, 'RB-TRP-MRT-09-UTY')
  assert.equal(qty, 20)
})

test('POST /ecom/quick-order: a least order above what was asked for is a question, with it as the choice', async () => {
  const { rows } = { rows: await listSkus(400) }
  const variants = rows.find(({ minOrder }) => Number(minOrder) > 1)!
  const line = await matchOne(`${variants.sku} 1`)
  assert.deepEqual([line.state, line.qty], ['ambiguous', 1])
  assert.deepEqual(
    [line.candidates[0]?.qty, line.candidates[0]?.isCounted],
    [Number(variants.minOrder), false],
  )
  assert.match(line.note!, /^Paling sedikit .+, Anda menulis 1 /)
  assert.match((await matchOne(variants.sku)).note!, /tidak disebut/)
})

test('POST /ecom/quick-order: accepts five hundred lines and refuses one more', async () => {
  const skus = await listSkus(100)
  const kinds = ['semen 50 kg', 'besi ulir 13', 'qqzz', 'tripelks 12mm', 'cat tembok putih']
  const lines = Array.from({ length: 500 }, (_, at) =>
    at % 2
      ? `${skus[at % skus.length]!.sku} ${at + 10}`
      : `${kinds[at % kinds.length]} ${at + 1} buah`,
  )
  const result = await match(lines.join('\n'))
  assert.equal(result.lines.length, 500)
  assert.equal(result.matched + result.ambiguous + result.unknown, 500)
  await assert.rejects(match([...lines, 'semen'].join('\n')), { code: 'list.long', status: 422 })
  await assert.rejects(match('  \n \n'), { code: 'list.empty' })
})

test('POST /ecom/quick-order: skips a spreadsheet’s heading, and lines have its row numbers', async () => {
  const [variants] = await listSkus(1)
  const rows = [
    ['No', 'Nama barang', 'Jumlah', 'Satuan'],
    [1, variants!.sku, 25, 'buah'],
    [2, 'qqzz', 3, 'sak'],
  ]
  const bytes = await writeWorkbook([{ name: 'RAB', rows }])
  const csv = new TextEncoder().encode(rows.map((row) => row.join(';')).join('\r\n'))
  for (const file of [new File([bytes as BlobPart], 'rab.xlsx'), new File([csv], 'rab.csv')]) {
    const { lines } = await shop.asVisitor().materialLists.match({ form: {}, files: { file } })
    assert.deepEqual(
      lines.map(({ number, state }) => [number, state]),
      [
        [2, 'matched'],
        [3, 'unknown'],
      ],
    )
    assert.equal(lines[0]!.qty >= 25, true)
  }
  const pdf = new File([csv], 'rab.pdf')
  await assert.rejects(shop.asVisitor().materialLists.match({ form: {}, files: { file: pdf } }), {
    status: 415,
  })
})

test('POST /ecom/quick-order: a misspelled line is taken, and a near match is marked', async () => {
  const cement = await matchOne('smen 50 kg, 12 zak')
  assert.deepEqual(
    [cement.state, cement.qty, cement.unit, cement.likely],
    ['matched', 12, 'sak', true],
  )
  for (const text of [
    'upah tukang 4 orang',
    'qwzx tidak ada 2',
    'RENCANA ANGGARAN BIAYA',
    'keramik lantai 60x60',
  ])
    assert.equal((await matchOne(text)).likely, false, text)
  for (const text of ['tripleks 9mm', 'cat tembok putih 5 kg', 'pasir beton 3 m3'])
    assert.equal((await matchOne(text)).likely, true, text)
})

test('POST /ecom/quick-order: a column of codes decides where the code is a SKU, else the words', async () => {
  const [variants] = await listSkus(1)
  const result = await match(
    [
      'Kode\tNama barang\tQty\tHarga',
      `${variants!.sku}\tapa saja\t500\t65.000`,
      'BRG-001\ttriplek meranti rimbaply 9 mm uty\t20\t142.000',
      'TOTAL\t\t\t207.000',
    ].join('\n'),
  )
  assert.deepEqual(
    result.lines.map(({ number, state, candidates }) => [number, state, candidates[0]?.sku]),
    [
      [2, 'matched', variants!.sku],
      [3, 'matched', 'RB-TRP-MRT-09-UTY'],
    ],
  )
  assert.equal(result.lines[1]!.qty, 20)
  assert.deepEqual(
    result.skipped.map(({ number }) => number),
    [1, 4],
  )
})

test('POST /ecom/quick-order: candidates have the buyer’s own prices', async () => {
  const [{ sku }] = (await listSkus(1)) as [{ sku: string; minOrder: number }]
  const price = async (api: Api) =>
    (await match(`${sku} 1`, api)).lines[0]!.candidates[0]!.price.amount
  assert.notEqual(
    await price(shop.asVisitor()),
    await price(await shop.asBuyer('bisnis@contoh.id')),
  )
})

test('POST /ecom/quick-order/cart: adds all lines, names those that cannot be added, and adds nothing twice', async () => {
  const variants = await listSkus(60)
  const { lines } = await match(
    variants.map(({ sku, minOrder }) => `${sku} ${minOrder}`).join('\n'),
  )
  const selected = lines.map(({ candidates, qty }) => ({
    product_variant_id: candidates[0]!.product_variant_id,
    qty,
  }))
  const buyer = await shop.asBuyer()
  const invalidLines = [
    { product_variant_id: '999999', qty: 1 },
    { ...selected[0]!, qty: 9_000_000 / 10 },
  ]
  const first = await buyer.materialLists.addToCart({
    body: { lines: [...selected.slice(1), ...invalidLines] },
  })
  assert.equal(first.added, selected.length - 1)
  assert.deepEqual(
    first.refused.map(({ product_variant_id: id }) => id).sort(),
    [selected[0]!.product_variant_id, '999999'].sort(),
  )
  const cart = await buyer.cart.show()
  assert.equal(cart.count, selected.length - 1)
  await buyer.materialLists.addToCart({ body: { lines: selected.slice(1, 3) } })
  const cartAfterSecondAdd = await buyer.cart.show()
  assert.equal(cartAfterSecondAdd.count, selected.length - 1)
  const line = cartAfterSecondAdd.lines.find(
    (each) => each.product_variant_id === selected[1]!.product_variant_id,
  )!
  assert.equal(line.qty, selected[1]!.qty * 2)
})
