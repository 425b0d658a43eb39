import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import type { Api } from '#modules/client.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => (shop = await testShop()))
after(() => shop?.close())

const match = (text: string, api: Api = shop.visitor()) =>
  api.materialLists.match({ form: { text } })
const one = async (text: string) => (await match(text)).lines[0]!
const someSkus = async (count: number) =>
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

test('a SKU is matched, words that fit several are a choice, and what nobody knows stays in the list', async () => {
  const [{ sku }] = (await someSkus(1)) as [{ sku: string; minOrder: number }]
  const { lines, matched, unknown } = await match(
    `${sku} 40\ntriplek 9 mm 20 lembar\nqqzzxx wwqqzz 3`,
  )
  assert.deepEqual(
    lines.map(({ number }) => number),
    [1, 2, 3],
  )
  assert.equal(lines[0]!.state, 'matched')
  assert.equal(lines[0]!.candidates[0]!.sku, sku)
  assert.equal(lines[1]!.state, 'ambiguous')
  assert.ok(lines[1]!.candidates.length > 1)
  for (const { variantName } of lines[1]!.candidates.slice(0, 2)) assert.match(variantName, /^9 mm/)
  assert.equal(lines[2]!.state, 'unknown')
  assert.equal(lines[2]!.written, 'qqzzxx wwqqzz 3')
  assert.deepEqual([matched, unknown], [1, 1])
})

test('brand, kind and size together mean one thing', async () => {
  const { state, candidates, qty } = await one('triplek meranti rimbaply 9 mm uty 20 lembar')
  assert.equal(state, 'matched')
  assert.equal(candidates[0]!.sku, 'RB-TRP-MRT-09-UTY')
  assert.equal(qty, 20)
})

test('a quantity is brought to what can be ordered, and that is said', async () => {
  const { rows } = { rows: await someSkus(400) }
  const goods = rows.find(({ minOrder }) => Number(minOrder) > 1)!
  const line = await one(`${goods.sku} 1`)
  assert.equal(line.qty, Number(goods.minOrder))
  assert.match(line.note!, /min\. /)
  assert.match((await one(goods.sku)).note!, /tidak disebut/)
})

test('five hundred lines are all answered, one more is told', async () => {
  const skus = await someSkus(100)
  const kinds = ['semen 50 kg', 'besi ulir 13', 'qqzz', 'tripelks 12mm', 'cat tembok putih']
  const lines = Array.from({ length: 500 }, (_, at) =>
    at % 2
      ? `${skus[at % skus.length]!.sku} ${at + 10}`
      : `${kinds[at % kinds.length]} ${at + 1} buah`,
  )
  const answer = await match(lines.join('\n'))
  assert.equal(answer.lines.length, 500)
  assert.equal(answer.matched + answer.ambiguous + answer.unknown, 500)
  await assert.rejects(match([...lines, 'semen'].join('\n')), { code: 'list.long', status: 422 })
  await assert.rejects(match('  \n \n'), { code: 'list.empty' })
})

test('a spreadsheet is read with its heading left out, and lines keep the numbers that it shows', async () => {
  const [goods] = await someSkus(1)
  const rows = [
    ['No', 'Nama barang', 'Jumlah', 'Satuan'],
    [1, goods!.sku, 25, 'buah'],
    [2, 'qqzz', 3, 'sak'],
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'RAB', rows }] })
  const csv = new TextEncoder().encode(rows.map((row) => row.join(';')).join('\r\n'))
  for (const file of [new File([bytes as BlobPart], 'rab.xlsx'), new File([csv], 'rab.csv')]) {
    const { lines } = await shop.visitor().materialLists.match({ form: {}, files: { file } })
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
  await assert.rejects(shop.visitor().materialLists.match({ form: {}, files: { file: pdf } }), {
    status: 415,
  })
})

test('while nothing is chosen a line says what was asked for, and what only comes near is marked', async () => {
  const cement = await one('smen 50 kg, 3 zak')
  assert.deepEqual(
    [cement.state, cement.qty, cement.unit, cement.likely],
    ['ambiguous', 3, 'sak', true],
  )
  assert.ok(cement.candidates[0]!.qty >= 3)
  for (const words of [
    'upah tukang 4 orang',
    'qwzx tidak ada 2',
    'RENCANA ANGGARAN BIAYA',
    'keramik lantai 60x60',
  ])
    assert.equal((await one(words)).likely, false, words)
  for (const words of ['tripleks 9mm', 'cat tembok putih 5 kg', 'pasir beton 3 m3'])
    assert.equal((await one(words)).likely, true, words)
})

test('a column of codes says what is meant, where the code is one of ours; else the words do', async () => {
  const [goods] = await someSkus(1)
  const answer = await match(
    [
      'Kode\tNama barang\tQty\tHarga',
      `${goods!.sku}\tapa saja\t500\t65.000`,
      'BRG-001\ttriplek meranti rimbaply 9 mm uty\t20\t142.000',
      'TOTAL\t\t\t207.000',
    ].join('\n'),
  )
  assert.deepEqual(
    answer.lines.map(({ number, state, candidates }) => [number, state, candidates[0]?.sku]),
    [
      [2, 'matched', goods!.sku],
      [3, 'matched', 'RB-TRP-MRT-09-UTY'],
    ],
  )
  assert.equal(answer.lines[1]!.qty, 20)
  assert.deepEqual(
    answer.skipped.map(({ number }) => number),
    [1, 4],
  )
})

test('a buyer’s own prices stand beside the lines', async () => {
  const [{ sku }] = (await someSkus(1)) as [{ sku: string; minOrder: number }]
  const price = async (api: Api) =>
    (await match(`${sku} 1`, api)).lines[0]!.candidates[0]!.price.amount
  assert.notEqual(await price(shop.visitor()), await price(await shop.as('bisnis@contoh.id')))
})

test('all chosen lines go into the cart at once, what cannot is named, and nothing is added twice over', async () => {
  const goods = await someSkus(60)
  const { lines } = await match(goods.map(({ sku, minOrder }) => `${sku} ${minOrder}`).join('\n'))
  const chosen = lines.map(({ candidates, qty }) => ({
    product_variant_id: candidates[0]!.product_variant_id,
    qty,
  }))
  const buyer = await shop.as()
  const wrong = [
    { product_variant_id: '999999', qty: 1 },
    { ...chosen[0]!, qty: 9_000_000 / 10 },
  ]
  const first = await buyer.materialLists.addToCart({
    body: { lines: [...chosen.slice(1), ...wrong] },
  })
  assert.equal(first.added, chosen.length - 1)
  assert.deepEqual(
    first.refused.map(({ product_variant_id: id }) => id).sort(),
    [chosen[0]!.product_variant_id, '999999'].sort(),
  )
  const cart = await buyer.cart.show()
  assert.equal(cart.count, chosen.length - 1)
  await buyer.materialLists.addToCart({ body: { lines: chosen.slice(1, 3) } })
  const again = await buyer.cart.show()
  assert.equal(again.count, chosen.length - 1)
  const line = again.lines.find(
    (each) => each.product_variant_id === chosen[1]!.product_variant_id,
  )!
  assert.equal(line.qty, chosen[1]!.qty * 2)
})
