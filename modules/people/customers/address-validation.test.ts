import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import {
  makeAddressInput,
  listAddressLabels,
  createBuyerWithoutAddress,
  findRegions,
  type TestRegionIds,
} from '#tests/support/accounts/address-book.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const here = await findRegions(shop, '31')
const there = await findRegions(shop, '32')

test('POST /customer/my/address: regions that do not match are reported at the wrong field', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const wrong: [field: keyof TestRegionIds, value: string][] = [
    ['provinceId', '99'],
    ['cityId', there.cityId],
    ['districtId', there.districtId],
    ['villageId', there.villageId],
    ['villageId', '31.99.99.9999'],
  ]
  for (const [field, value] of wrong) {
    const { status, code, errors } = await expectRefusal(
      api.customers.addAddress({ body: makeAddressInput(here, { [field]: value }) }),
    )
    assert.deepEqual([status, code, Object.keys(errors)], [422, 'address.region', [field]])
  }
  const { id } = await api.customers.addAddress({ body: makeAddressInput(here) })
  const change = await expectRefusal(
    api.customers.changeAddress({ id, body: { provinceId: there.provinceId } }),
  )
  assert.deepEqual([change.code, Object.keys(change.errors)], ['address.region', ['cityId']])
  assert.equal((await api.customers.addresses()).results.length, 1)
})

test('POST /customer/my/address: errors are reported at their fields, in Indonesian', async () => {
  const api = await createBuyerWithoutAddress(shop)
  const body = makeAddressInput(here, {
    recipient: 'B',
    phone: '12',
    street: 'Jl',
    postalCode: '123',
    roadWidthM: 0,
    villageId: 'desa',
  })
  const { status, errors } = await expectRefusal(api.customers.addAddress({ body }))
  assert.equal(status, 422)
  assert.deepEqual(errors, {
    recipient: 'Tulis nama lengkap.',
    phone: 'Tulis nomor ponsel, misalnya 0812 9041 7735.',
    street: 'Tulis jalan dan nomor, paling sedikit 5 karakter.',
    villageId: 'Pilih salah satu yang ada.',
    postalCode: 'Kode pos terdiri dari 5 angka.',
    roadWidthM: 'Paling sedikit 1.',
  })
})

test(`PATCH and DELETE /customer/my/address: another buyer’s address responds like one that does not exist`, async () => {
  const [owner, other] = [
    await createBuyerWithoutAddress(shop),
    await createBuyerWithoutAddress(shop),
  ]
  const { id } = await owner.customers.addAddress({ body: makeAddressInput(here) })
  const requests = (address: string) => [
    other.customers.changeAddress({ id: address, body: { label: 'Milik saya' } }),
    other.customers.removeAddress({ id: address }),
  ]
  const toComparable = ({ status, code, message, data }: CallError) => ({
    status,
    code,
    message,
    data,
  })
  const answers = (address: string) =>
    Promise.all(requests(address).map(async (call) => toComparable(await expectRefusal(call))))
  const foreign = await answers(id)
  const missing = await answers('00000000-0000-4000-8000-000000000000')
  const impossible = await answers('apa-saja')
  assert.equal(foreign[0]!.status, 404)
  assert.deepEqual(foreign, missing)
  assert.deepEqual(foreign, impossible)
  assert.deepEqual(await listAddressLabels(owner), ['Rumah*'])
})

test('GET /customer/my/address: requires a session', async () => {
  assert.equal((await expectRefusal(shop.asVisitor().customers.addresses())).status, 401)
  assert.equal(
    (await expectRefusal(shop.asVisitor().customers.addAddress({ body: makeAddressInput(here) })))
      .status,
    401,
  )
})
