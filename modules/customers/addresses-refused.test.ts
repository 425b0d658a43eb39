import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallFailed } from '#platform/contract/failure.ts'
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

test('regions that do not lie in each other are told at the field that is wrong', async () => {
  const api = await newcomer(shop)
  const wrong: [field: keyof Regions, value: string][] = [
    ['provinceId', '99'],
    ['cityId', there.cityId],
    ['districtId', there.districtId],
    ['villageId', there.villageId],
    ['villageId', '31.99.99.9999'],
  ]
  for (const [field, value] of wrong) {
    const { status, code, errors } = await refused(
      api.customers.addAddress({ body: home(here, { [field]: value }) }),
    )
    assert.deepEqual([status, code, Object.keys(errors)], [422, 'address.region', [field]])
  }
  const { id } = await api.customers.addAddress({ body: home(here) })
  const change = await refused(
    api.customers.changeAddress({ id, body: { provinceId: there.provinceId } }),
  )
  assert.deepEqual([change.code, Object.keys(change.errors)], ['address.region', ['cityId']])
  assert.equal((await api.customers.addresses()).results.length, 1)
})

test('what is wrong is told at its field, in Indonesian', async () => {
  const api = await newcomer(shop)
  const body = home(here, {
    recipient: 'B',
    phone: '12',
    street: 'Jl',
    postalCode: '123',
    roadWidthM: 0,
    villageId: 'desa',
  })
  const { status, errors } = await refused(api.customers.addAddress({ body }))
  assert.equal(status, 422)
  assert.deepEqual(errors, {
    recipient: 'Tulis nama lengkap.',
    phone: 'Tulis nomor ponsel, misalnya 0812 9041 7735.',
    street: 'Tulis jalan dan nomor, paling sedikit 5 huruf.',
    villageId: 'Pilih salah satu yang ada.',
    postalCode: 'Kode pos terdiri dari 5 angka.',
    roadWidthM: 'Paling sedikit 1.',
  })
})

test("another buyer's address answers exactly as one that does not exist", async () => {
  const [owner, other] = [await newcomer(shop), await newcomer(shop)]
  const { id } = await owner.customers.addAddress({ body: home(here) })
  const asked = (address: string) => [
    other.customers.changeAddress({ id: address, body: { label: 'Milik saya' } }),
    other.customers.removeAddress({ id: address }),
  ]
  const answer = ({ status, code, message, data }: CallFailed) => ({ status, code, message, data })
  const answers = (address: string) =>
    Promise.all(asked(address).map(async (call) => answer(await refused(call))))
  const foreign = await answers(id)
  const missing = await answers('00000000-0000-4000-8000-000000000000')
  const impossible = await answers('apa-saja')
  assert.equal(foreign[0]!.status, 404)
  assert.deepEqual(foreign, missing)
  assert.deepEqual(foreign, impossible)
  assert.deepEqual(await labels(owner), ['Rumah*'])
})

test('nobody has an address book without signing in', async () => {
  assert.equal((await refused(shop.visitor().customers.addresses())).status, 401)
  assert.equal(
    (await refused(shop.visitor().customers.addAddress({ body: home(here) }))).status,
    401,
  )
})
