import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  makeAddressInput,
  listAddressLabels,
  createBuyerWithoutAddress,
  findRegions,
} from '#tests/support/accounts/address-book.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const here = await findRegions(shop, '31')
const there = await findRegions(shop, '32')

test('POST /customer/my/address: an address is stored with its regions’ names, and the first becomes the main one', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const added = await api.customers.addAddress({
    body: makeAddressInput(here, { roadWidthM: 4.5, driverNote: 'Gang kedua' }),
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

test('/customer/my/address: exactly one address is the main one after every addition, change and removal', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const first = await api.customers.addAddress({ body: makeAddressInput(here, { label: 'A' }) })
  shop.clock.advance(1)
  await api.customers.addAddress({ body: makeAddressInput(here, { label: 'B' }) })
  shop.clock.advance(1)
  const third = await api.customers.addAddress({
    body: makeAddressInput(here, { label: 'C', isMain: true }),
  })
  assert.deepEqual(await listAddressLabels(api), ['C*', 'A', 'B'])
  await api.customers.changeAddress({ id: third.id, body: { isMain: false } })
  assert.deepEqual(await listAddressLabels(api), ['C*', 'A', 'B'])
  await api.customers.changeAddress({ id: first.id, body: { isMain: true } })
  assert.deepEqual(await listAddressLabels(api), ['A*', 'B', 'C'])
  await api.customers.removeAddress({ id: first.id })
  assert.deepEqual(await listAddressLabels(api), ['B*', 'C'])
  await api.customers.removeAddress({ id: third.id })
  assert.deepEqual(await listAddressLabels(api), ['B*'])
})

test('POST /customer/my/address: the same key twice adds one address, another body is refused', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const body = makeAddressInput(here, { label: 'A' })
  const key = randomUUID()
  const first = await api.customers.addAddress({ body }, { key })
  assert.deepEqual(await api.customers.addAddress({ body }, { key }), first)
  const other = api.customers.addAddress({ body: { ...body, label: 'B' } }, { key })
  assert.equal((await expectRefusal(other)).code, 'idempotency.other_body')
  assert.deepEqual(await listAddressLabels(api), ['A*'])
})

test('POST /customer/my/address: ten first addresses at once give one main one and nine others', async () => {
  const api = await createBuyerWithoutAddress(shop)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      api.customers.addAddress({ body: makeAddressInput(here, { isMain: true }) }),
    ),
  )
  assert.equal((await listAddressLabels(api)).filter((label) => label.endsWith('*')).length, 1)
})

test('PATCH /customer/my/address: a change affects only the given fields', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const before = await api.customers.addAddress({
    body: makeAddressInput(here, { roadWidthM: 3, driverNote: 'Pagar hijau' }),
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

test('DELETE /customer/my/address: a removed address cannot be changed or removed again', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const { id } = await api.customers.addAddress({ body: makeAddressInput(here) })
  await api.customers.removeAddress({ id })
  assert.deepEqual(await listAddressLabels(api), [])
  assert.equal((await expectRefusal(api.customers.removeAddress({ id }))).status, 404)
  assert.equal(
    (await expectRefusal(api.customers.changeAddress({ id, body: { isMain: true } }))).status,
    404,
  )
})

test('POST /customer/my/address: an address book has at most fifty addresses', async () => {
  const api = await createBuyerWithoutAddress(shop)
  for (let added = 0; added < 50; added += 1)
    await api.customers.addAddress({ body: makeAddressInput(here) })
  const { status, code } = await expectRefusal(
    api.customers.addAddress({ body: makeAddressInput(here) }),
  )
  assert.deepEqual([status, code], [422, 'address.too_many'])
})
