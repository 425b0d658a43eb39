import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { compound, pdf } from '#tests/files/honest.ts'
import { hostileFiles } from '#tests/files/hostile.ts'
import { putOnShelf } from '#tests/goods.ts'
import { proofPicture } from '#tests/orders.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { business, codeOf, facts, paper, sheet, uploaded } from '#tests/purchase-order.ts'

let shop: TestShop
let goods: string
let sku: string
before(async () => {
  shop = await testShop()
  goods = await putOnShelf(shop.db, { name: 'Semen Uji Jaya', price: 60_000, stock: { CBT: 900 } })
  const variant = shop.db.selectFrom('variant').select('sku').where('id', '=', Number(goods))
  sku = (await variant.executeTakeFirstOrThrow()).sku
})
after(() => shop?.close())

test('the lines of a spreadsheet are read and matched; of another file nothing is', async () => {
  const { api } = await business(shop)
  const rows = [
    ['No', 'Uraian', 'Volume', 'Satuan'],
    ['1', sku, '25', 'buah'],
    ['2', 'qqzz wwxx', '3', 'buah'],
  ]
  const id = await uploaded(api, await sheet(rows))
  const { list, file } = await api.upo.reading({ id })
  assert.deepEqual([file.kind, list?.lines.length, list?.unknown], ['xlsx', 2, 1])
  assert.equal(list!.lines[0]!.candidates[0]!.product_variant_id, goods)
  const text = rows.map((cells) => cells.join(';')).join('\n')
  const csv = await uploaded(api, paper(Buffer.from(text), 'rab.csv'))
  assert.equal((await api.upo.reading({ id: csv })).list?.lines.length, 2)
  for (const other of [paper(), paper(compound('WordDocument'), 'rab.doc')]) {
    const reading = await api.upo.reading({ id: await uploaded(api, other) })
    assert.deepEqual([reading.list, reading.problem], [null, null])
  }
})

test('a bill of quantities out of an old Excel is read behind its summary, titles and sums left out', async () => {
  const { api } = await business(shop)
  const bytes = await readFile(new URL('../../tests/files/rab.xls', import.meta.url))
  const { list } = await api.upo.reading({ id: await uploaded(api, paper(bytes, 'RAB.xls')) })
  assert.deepEqual(
    list!.lines.map(({ number, text }) => [number, text]),
    [
      [9, 'Semen portland 50 kg Tiga Roda'],
      [10, 'Pasir beton'],
      [11, 'Besi ulir 13 mm SNI'],
      [14, 'Bata ringan 10 x 20 x 60'],
      [15, 'Triplek meranti rimbaply 9 mm UTY'],
      [16, 'Cat tembok putih 5 kg'],
    ],
  )
  assert.equal(list!.lines[4]!.state, 'matched')
  assert.ok(list!.skipped.some(({ number, written }) => number === 8 && /PONDASI/.test(written)))
})

test('a spreadsheet that cannot be read is told, and can be sent all the same', async () => {
  const buyer = await business(shop)
  const empty = await uploaded(buyer.api, await sheet([['No', 'Uraian']]))
  assert.match((await buyer.api.upo.reading({ id: empty })).problem!, /Tidak ada baris barang/)
  const broken = await uploaded(buyer.api, paper(compound('Workbook'), 'rab.xls'))
  assert.match((await buyer.api.upo.reading({ id: broken })).problem!, /tidak bisa dibaca/)
  const long = Array.from({ length: 600 }, (_, nr) => [`Semen ${nr}`, '1'])
  const fileId = await uploaded(buyer.api, await sheet(long))
  assert.match((await buyer.api.upo.reading({ id: fileId })).problem!, /500 baris barang/)
  const record = await buyer.api.upo.create({
    table: 'upo',
    body: { ...facts, fileId, addressId: buyer.addressId },
  })
  assert.deepEqual(record.lines, [])
})

test('a sent file is seen by its sender alone, and taken up once', async () => {
  const buyer = await business(shop)
  const colleague = await business(shop, buyer.companyId)
  const fileId = await uploaded(buyer.api)
  await refused(colleague.api.upo.reading({ id: fileId }), 404, 'not_found')
  const body = { ...facts, fileId, addressId: buyer.addressId }
  const theirs = { ...body, addressId: colleague.addressId }
  await refused(colleague.api.upo.create({ table: 'upo', body: theirs }), 422, 'file.gone')
  await buyer.api.upo.create({ table: 'upo', body })
  await refused(buyer.api.upo.create({ table: 'upo', body }), 422, 'file.gone')
  await refused(buyer.api.upo.reading({ id: fileId }), 404, 'not_found')
})

test('a file of another kind, too large or hostile is refused', async () => {
  const { api } = await business(shop)
  const send = (file: File) => api.upo.upload({ files: { file } })
  await refused(send(proofPicture('po.png')), 415, 'file.wrong_kind')
  await refused(send(paper(pdf('', 'x'.repeat(1_048_576)))), 413, 'file.too_large')
  await refused(send(new File([], '')), 422, 'file.missing')
  const acting = ["Semen;=cmd|'/C calc'!A0", 'Semen,"=HYPERLINK(""http://jahat.example"")"']
  for (const text of acting)
    await refused(send(paper(Buffer.from(text), 'rab.csv')), 415, 'file.wrong_kind')
  await send(paper(Buffer.from('- Semen 50 kg;=10*2;-5'), 'rab.csv'))
  let tried = 0
  for (const { name, bytes, tries } of await hostileFiles()) {
    if (tried++ % 100 === 0) shop.clock.forward(600_000)
    const outcome = await codeOf(send(paper(bytes, name)))
    assert.match(outcome, /^file\./, `${name}, ${tries}`)
  }
})
