import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { makeOleFile, pdf, svg } from '#tests/support/files/valid.ts'
import { makeMaliciousFiles } from '#tests/support/files/malicious.ts'
import { createGoods } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import {
  createBusinessBuyer,
  readErrorCode,
  PURCHASE_ORDER_DETAILS,
  makePurchaseOrderFile,
  makeSpreadsheetFile,
  uploadFile,
} from '#tests/support/orders/purchase-order.ts'

const shop = await useTestShop()
const { id: variantId, sku } = await createGoods(shop.db, {
  name: 'Semen Uji Jaya',
  price: 60_000,
  stock: { CBT: 900 },
})

test('GET /storage/upload/{id}: reads and matches the lines of a spreadsheet, and none of another file', async () => {
  const { api } = await createBusinessBuyer(shop)
  const rows = [
    ['No', 'Uraian', 'Volume', 'Satuan'],
    ['1', sku, '25', 'buah'],
    ['2', 'qqzz wwxx', '3', 'buah'],
  ]
  const id = await uploadFile(api, await makeSpreadsheetFile(rows))
  const { list, file } = await api.purchaseOrders.reading({ id })
  assert.deepEqual([file.kind, list?.lines.length, list?.unknown], ['xlsx', 2, 1])
  assert.equal(list!.lines[0]!.candidates[0]!.product_variant_id, variantId)
  const text = rows.map((cells) => cells.join(';')).join('\n')
  const csv = await uploadFile(api, makePurchaseOrderFile(Buffer.from(text), 'rab.csv'))
  assert.equal((await api.purchaseOrders.reading({ id: csv })).list?.lines.length, 2)
  for (const other of [
    makePurchaseOrderFile(),
    makePurchaseOrderFile(makeOleFile('WordDocument'), 'rab.doc'),
  ]) {
    const reading = await api.purchaseOrders.reading({ id: await uploadFile(api, other) })
    assert.deepEqual([reading.list, reading.problem], [null, null])
  }
})

test('/storage/upload: reads the bill of quantities of an old Excel file, without its summary, titles and sums', async () => {
  const { api } = await createBusinessBuyer(shop)
  const bytes = await readFile(new URL('../../../tests/support/files/rab.xls', import.meta.url))
  const { list } = await api.purchaseOrders.reading({
    id: await uploadFile(api, makePurchaseOrderFile(bytes, 'RAB.xls')),
  })
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

test('/storage/upload: an unreadable spreadsheet gives a reason, and can still be sent', async () => {
  const buyer = await createBusinessBuyer(shop)
  const empty = await uploadFile(buyer.api, await makeSpreadsheetFile([['No', 'Uraian']]))
  assert.match(
    (await buyer.api.purchaseOrders.reading({ id: empty })).problem!,
    /Tidak ada baris barang/,
  )
  const broken = await uploadFile(
    buyer.api,
    makePurchaseOrderFile(makeOleFile('Workbook'), 'rab.xls'),
  )
  assert.match(
    (await buyer.api.purchaseOrders.reading({ id: broken })).problem!,
    /tidak bisa dibaca/,
  )
  const long = Array.from({ length: 600 }, (_, nr) => [`Semen ${nr}`, '1'])
  const fileId = await uploadFile(buyer.api, await makeSpreadsheetFile(long))
  assert.match(
    (await buyer.api.purchaseOrders.reading({ id: fileId })).problem!,
    /500 baris barang/,
  )
  const record = await buyer.api.purchaseOrders.create({
    table: 'upo',
    body: { ...PURCHASE_ORDER_DETAILS, fileId, addressId: buyer.addressId },
  })
  assert.deepEqual(record.lines, [])
})

test('/storage/upload: only its sender sees an upload, and it is used once', async () => {
  const buyer = await createBusinessBuyer(shop)
  const colleague = await createBusinessBuyer(shop, buyer.companyId)
  const fileId = await uploadFile(buyer.api)
  await expectRefusal(colleague.api.purchaseOrders.reading({ id: fileId }), 404, 'not_found')
  const body = { ...PURCHASE_ORDER_DETAILS, fileId, addressId: buyer.addressId }
  const theirs = { ...body, addressId: colleague.addressId }
  await expectRefusal(
    colleague.api.purchaseOrders.create({ table: 'upo', body: theirs }),
    422,
    'file.gone',
  )
  await buyer.api.purchaseOrders.create({ table: 'upo', body })
  await expectRefusal(buyer.api.purchaseOrders.create({ table: 'upo', body }), 422, 'file.gone')
  await expectRefusal(buyer.api.purchaseOrders.reading({ id: fileId }), 404, 'not_found')
})

test('/storage/upload: refuses another kind, too large a file and a hostile one', async () => {
  const { api } = await createBusinessBuyer(shop)
  const send = (file: File) => api.purchaseOrders.upload({ files: { file } })
  await expectRefusal(send(new File([svg('<path d="M0 0h9"/>')], 'po.svg')), 415, 'file.wrong_kind')
  await expectRefusal(
    send(makePurchaseOrderFile(pdf('', 'x'.repeat(1_048_576)))),
    413,
    'file.too_large',
  )
  await expectRefusal(send(new File([], '')), 422, 'file.missing')
  const formulaRows = ["Semen;=cmd|'/C calc'!A0", 'Semen,"=HYPERLINK(""http://jahat.example"")"']
  for (const text of formulaRows)
    await expectRefusal(
      send(makePurchaseOrderFile(Buffer.from(text), 'rab.csv')),
      415,
      'file.wrong_kind',
    )
  await send(makePurchaseOrderFile(Buffer.from('- Semen 50 kg;=10*2;-5'), 'rab.csv'))
  let attempts = 0
  for (const { name, bytes, attack } of await makeMaliciousFiles()) {
    if (attempts++ % 100 === 0) shop.clock.advance(600_000)
    const outcome = await readErrorCode(send(makePurchaseOrderFile(bytes, name)))
    assert.match(outcome, /^file\./, `${name}, ${attack}`)
  }
})
