import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { BUILT_IN_ACCESS } from '#server/environment.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { pdf } from '#tests/files/honest.ts'
import { putOnShelf } from '#tests/goods.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { business, codeOf, facts, paper, uploaded, type Business } from '#tests/purchase-order.ts'

let shop: TestShop
let goods: string
before(async () => {
  shop = await testShop()
  goods = await putOnShelf(shop.db, { name: 'Semen Uji Jaya', price: 60_000, stock: { CBT: 900 } })
})
after(() => shop?.close())

const line = { written: '1 · Semen · 10', text: 'semen', qty: 10 }

async function sent({ api, addressId }: Business, lines: object[] = []) {
  const fileId = await uploaded(api)
  return api.upo.create({
    table: 'upo',
    body: { ...facts, fileId, addressId, lines: lines as never },
  })
}

test('what a company sends becomes a record with its facts, its lines and a letter', async () => {
  const buyer = await business(shop)
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
  const buyer = await business(shop)
  const { id, address } = await sent(buyer)
  await buyer.api.customers.changeAddress({ id: buyer.addressId, body: { street: 'Jl. Lain 99' } })
  assert.equal((await buyer.api.upo.show({ id })).address.street, address.street)
})

test('a company’s people see its records, everybody else a 404 to the letter', async () => {
  const buyer = await business(shop)
  const { id } = await sent(buyer)
  const colleague = await business(shop, buyer.companyId)
  assert.equal((await colleague.api.upo.show({ id })).id, id)
  const all = await colleague.api.upo.list({ table: 'upo' })
  assert.deepEqual([all.total, all.results[0]!.sender], [1, 'Pembeli Uji'])
  const stranger = await business(shop)
  assert.equal((await stranger.api.upo.list({ table: 'upo' })).total, 0)
  for (const ask of [stranger.api.upo.show, stranger.api.upo.file, stranger.api.upo.cancel])
    await refused(ask({ id }), 404, 'not_found')
  await refused(stranger.api.upo.list({ table: 'lain' }), 404, 'not_found')
})

test('without the service’s access header nobody gets in, with it only who is signed in', async () => {
  const { token } = await business(shop)
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

test('the same key makes one record', async () => {
  const buyer = await business(shop)
  const body = { ...facts, fileId: await uploaded(buyer.api), addressId: buyer.addressId }
  const once = () => buyer.api.upo.create({ table: 'upo', body }, { key: 'upo-kunci-1' })
  assert.equal((await once()).id, (await once()).id)
  assert.equal((await buyer.api.upo.list({ table: 'upo' })).total, 1)
})

test('bad input is told field by field, and the file is still there afterwards', async () => {
  const buyer = await business(shop)
  const other = await business(shop)
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

test('a record is taken back while nobody has begun with it', async () => {
  const buyer = await business(shop)
  const { id } = await sent(buyer)
  assert.equal((await buyer.api.upo.cancel({ id })).status, 'cancelled')
  await refused(buyer.api.upo.cancel({ id }), 409, 'upo.state')
})
