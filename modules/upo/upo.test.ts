import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { BUILT_IN_ACCESS } from '#server/config.ts'
import { joinBusiness, signedInBuyer } from '#tests/buyers.ts'
import { compound, pdf } from '#tests/files/honest.ts'
import { hostileFiles } from '#tests/files/hostile.ts'
import { putOnShelf } from '#tests/goods.ts'
import { proofPicture } from '#tests/orders.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import type { Api } from '#modules/client.ts'

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

/** A buyer of a company, with an address. */
async function business(companyId?: string) {
  const { token, accountId, addressId } = await signedInBuyer(shop.db)
  const company = await joinBusiness(shop.db, accountId, companyId ? { companyId } : {})
  return { api: shop.client({ token }), token, addressId, companyId: company, accountId }
}
type Business = Awaited<ReturnType<typeof business>>

const paper = (bytes: Uint8Array = pdf(), name = 'po-ruko.pdf') =>
  new File([new Uint8Array(bytes)], name)
const uploaded = async (api: Api, file = paper()) => (await api.upo.upload({ files: { file } })).id
const sheet = async (rows: string[][], name = 'rab.xlsx') =>
  paper(await writeXlsx({ sheets: [{ name: 'RAB', rows }] }), name)

const facts = {
  project: 'Ruko Blok C',
  projectType: 'ruko' as const,
  paymentMethod: 'tempo',
  note: 'Kirim bertahap.',
}
const line = { written: '1 · Semen · 10', text: 'semen', qty: 10 }

async function sent({ api, addressId }: Business, lines: object[] = []) {
  const fileId = await uploaded(api)
  return api.upo.create({
    table: 'upo',
    body: { ...facts, fileId, addressId, lines: lines as never },
  })
}

test('what a company sends becomes a record with its facts, its lines and a letter', async () => {
  const buyer = await business()
  const record = await sent(buyer, [
    { ...line, product_variant_id: goods },
    { text: 'barang aneh', qty: 2.5 },
  ])
  assert.match(record.number, /^UPO\/2026\/11\/\d{6}$/)
  assert.deepEqual(
    [record.status, record.project, record.projectType.name, record.paymentMethod.name],
    ['new', 'Ruko Blok C', 'Ruko dan toko', 'Tempo'],
  )
  assert.equal(record.address.id, buyer.addressId)
  assert.deepEqual(
    record.lines.map(({ number, qty, item }) => [number, qty, item?.product_variant_id]),
    [
      [1, 10, goods],
      [2, 2.5, undefined],
    ],
  )
  assert.deepEqual(
    record.events.map(({ status, by }) => [status, by]),
    [['new', 'Pembeli Uji']],
  )
  const { email } = await buyer.api.customers.profile()
  const { results } = await shop.visitor().notifications.demoMail({ query: { email } })
  assert.ok(results.some(({ subject }) => subject.includes(record.number)))
  assert.deepEqual(Buffer.from(await buyer.api.upo.file({ id: record.id })), pdf())
})

test('a record keeps the address as it was when it was sent', async () => {
  const buyer = await business()
  const { id, address } = await sent(buyer)
  await buyer.api.customers.changeAddress({ id: buyer.addressId, body: { street: 'Jl. Lain 99' } })
  assert.equal((await buyer.api.upo.show({ id })).address.street, address.street)
})

test('a company’s people see its records, everybody else a 404 to the letter', async () => {
  const buyer = await business()
  const { id } = await sent(buyer)
  const colleague = await business(buyer.companyId)
  assert.equal((await colleague.api.upo.show({ id })).id, id)
  const all = await colleague.api.upo.list({ table: 'upo' })
  assert.deepEqual([all.total, all.results[0]!.sender], [1, 'Pembeli Uji'])
  const stranger = await business()
  assert.equal((await stranger.api.upo.list({ table: 'upo' })).total, 0)
  for (const ask of [stranger.api.upo.show, stranger.api.upo.file, stranger.api.upo.cancel])
    await refused(ask({ id }), 404, 'not_found')
  await refused(stranger.api.upo.list({ table: 'lain' }), 404, 'not_found')
})

test('without the service’s access header nobody gets in, with it only who is signed in', async () => {
  const { token } = await business()
  for (const access of [undefined, {}, { upo: 'lain-sekali' }]) {
    const api = shop.client({ token, access })
    await refused(api.upo.list({ table: 'upo' }), 401, 'access.missing')
    await refused(api.upo.upload({ files: { file: paper() } }), 401, 'access.missing')
  }
  const open = shop.client({ access: BUILT_IN_ACCESS })
  await refused(open.upo.list({ table: 'upo' }), 401, 'session.missing')
})

test('who buys for no verified company is told so', async () => {
  const { token, addressId } = await signedInBuyer(shop.db)
  const api = shop.client({ token })
  const body = { ...facts, addressId, fileId: addressId }
  for (const attempt of [
    () => api.upo.list({ table: 'upo' }),
    () => api.upo.paymentMethods(),
    () => api.upo.upload({ files: { file: paper() } }),
    () => api.upo.create({ table: 'upo', body }),
  ])
    await refused(attempt(), 422, 'business.only')
})

test('the lines of a spreadsheet are read and matched; of another file nothing is', async () => {
  const { api } = await business()
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
  const { api } = await business()
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
  const buyer = await business()
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
  const buyer = await business()
  const colleague = await business(buyer.companyId)
  const fileId = await uploaded(buyer.api)
  await refused(colleague.api.upo.reading({ id: fileId }), 404, 'not_found')
  const body = { ...facts, fileId, addressId: buyer.addressId }
  const theirs = { ...body, addressId: colleague.addressId }
  await refused(colleague.api.upo.create({ table: 'upo', body: theirs }), 422, 'file.gone')
  await buyer.api.upo.create({ table: 'upo', body })
  await refused(buyer.api.upo.create({ table: 'upo', body }), 422, 'file.gone')
  await refused(buyer.api.upo.reading({ id: fileId }), 404, 'not_found')
})

test('the same key makes one record', async () => {
  const buyer = await business()
  const body = { ...facts, fileId: await uploaded(buyer.api), addressId: buyer.addressId }
  const once = () => buyer.api.upo.create({ table: 'upo', body }, { key: 'upo-kunci-1' })
  assert.equal((await once()).id, (await once()).id)
  assert.equal((await buyer.api.upo.list({ table: 'upo' })).total, 1)
})

test('bad input is told field by field, and the file is still there afterwards', async () => {
  const buyer = await business()
  const other = await business()
  const fileId = await uploaded(buyer.api)
  const good = { ...facts, fileId, addressId: buyer.addressId }
  const wrong: [object, string][] = [
    [{ project: 'x' }, 'project'],
    [{ projectType: 'kapal' }, 'projectType'],
    [{ addressId: 'abc' }, 'addressId'],
    [{ addressId: other.addressId }, 'addressId'],
    [{ paymentMethod: '' }, 'paymentMethod'],
    [{ paymentMethod: 'barter' }, 'paymentMethod'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ fileId: undefined }, 'fileId'],
    [{ lines: [{ ...line, qty: 0 }] }, 'lines.0.qty'],
    [{ lines: [{ ...line, text: ' ' }] }, 'lines.0.text'],
    [{ lines: [line, { ...line, product_variant_id: '999999' }] }, 'lines.1.product_variant_id'],
  ]
  for (const [change, field] of wrong) {
    const attempt = buyer.api.upo.create({ table: 'upo', body: { ...good, ...change } as never })
    const { status, errors } = await refused(attempt, 422, await codeOf(attempt))
    assert.deepEqual([status, Object.keys(errors)], [422, [field]], JSON.stringify(errors))
  }
  assert.equal((await buyer.api.upo.create({ table: 'upo', body: good })).status, 'new')
})

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    ({ code }) => code as string,
  )

test('a file of another kind, too large or hostile is refused', async () => {
  const { api } = await business()
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

test('a record is taken back while nobody has begun with it', async () => {
  const buyer = await business()
  const { id } = await sent(buyer)
  assert.equal((await buyer.api.upo.cancel({ id })).status, 'cancelled')
  await refused(buyer.api.upo.cancel({ id }), 409, 'upo.state')
})
