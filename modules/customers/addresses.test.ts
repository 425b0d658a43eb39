import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { home, labels, newcomer, regionsOf, type Regions } from '#tests/address-book.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let here: Regions
let there: Regions
before(async () => {
  shop = await testShop()
  here = await regionsOf(shop, '31')
  there = await regionsOf(shop, '32')
})
after(() => shop?.close())

test('an address is kept with the names of its regions, and the first becomes the main one', async () => {
  const api = await newcomer(shop)
  const added = await api.customers.addAddress({
    body: home(here, { roadWidthM: 4.5, driverNote: 'Gang kedua' }),
  })
  assert.deepEqual(
    [added.isMain, added.phone, added.roadWidthM, added.driverNote],
    [true, '+6281290417735', 4.5, 'Gang kedua'],
  )
  assert.deepEqual(
    [added.province.id, added.city.id, added.district.id, added.village.id],
    [here.provinceId, here.cityId, here.districtId, here.villageId],
  )
  assert.match(added.province.name, /Jakarta/)
  assert.deepEqual((await api.customers.addresses()).results, [added])
})

test('exactly one address is the main one, whatever is added, changed or removed', async () => {
  const api = await newcomer(shop)
  const first = await api.customers.addAddress({ body: home(here, { label: 'A' }) })
  shop.clock.forward(1)
  await api.customers.addAddress({ body: home(here, { label: 'B' }) })
  shop.clock.forward(1)
  const third = await api.customers.addAddress({ body: home(here, { label: 'C', isMain: true }) })
  assert.deepEqual(await labels(api), ['C*', 'A', 'B'])
  await api.customers.changeAddress({ id: third.id, body: { isMain: false } })
  assert.deepEqual(await labels(api), ['C*', 'A', 'B'])
  await api.customers.changeAddress({ id: first.id, body: { isMain: true } })
  assert.deepEqual(await labels(api), ['A*', 'B', 'C'])
  await api.customers.removeAddress({ id: first.id })
  assert.deepEqual(await labels(api), ['B*', 'C'])
  await api.customers.removeAddress({ id: third.id })
  assert.deepEqual(await labels(api), ['B*'])
})

test('ten first addresses at once are one main one and nine others', async () => {
  const api = await newcomer(shop)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      api.customers.addAddress({ body: home(here, { isMain: true }) }),
    ),
  )
  assert.equal((await labels(api)).filter((label) => label.endsWith('*')).length, 1)
})

test('a change touches only what it names', async () => {
  const api = await newcomer(shop)
  const before = await api.customers.addAddress({
    body: home(here, { roadWidthM: 3, driverNote: 'Pagar hijau' }),
  })
  const after = await api.customers.changeAddress({ id: before.id, body: { label: 'Proyek' } })
  assert.deepEqual(after, { ...before, label: 'Proyek' })
  const cleared = await api.customers.changeAddress({
    id: before.id,
    body: { roadWidthM: null, driverNote: '' },
  })
  assert.deepEqual(cleared, { ...after, roadWidthM: null, driverNote: '' })
  const moved = await api.customers.changeAddress({ id: before.id, body: there })
  assert.deepEqual([moved.province.id, moved.village.id], [there.provinceId, there.villageId])
})

test('a removed address is gone, and cannot be changed or removed again', async () => {
  const api = await newcomer(shop)
  const { id } = await api.customers.addAddress({ body: home(here) })
  await api.customers.removeAddress({ id })
  assert.deepEqual(await labels(api), [])
  assert.equal((await refused(api.customers.removeAddress({ id }))).status, 404)
  assert.equal(
    (await refused(api.customers.changeAddress({ id, body: { isMain: true } }))).status,
    404,
  )
})

test('a book of fifty addresses is full', async () => {
  const api = await newcomer(shop)
  for (let added = 0; added < 50; added += 1) await api.customers.addAddress({ body: home(here) })
  const { status, code } = await refused(api.customers.addAddress({ body: home(here) }))
  assert.deepEqual([status, code], [422, 'address.too_many'])
})
