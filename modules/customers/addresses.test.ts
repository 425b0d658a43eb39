import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallFailed } from '#platform/contract/failure.ts'
import type { Api } from '#modules/client.ts'
import { createAccount } from '#modules/identity/service.ts'
import { createCompany } from '#modules/companies/service.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let here: Regions
let there: Regions
before(async () => {
  shop = await testShop()
  here = await regionsOf('31')
  there = await regionsOf('32')
})
after(() => shop.close())

type Regions = { provinceId: string; cityId: string; districtId: string; villageId: string }
/** The first region of each level below a province. */
async function regionsOf(provinceId: string): Promise<Regions> {
  const { regions } = shop.visitor()
  const cityId = (await regions.cities({ query: { provinceId } })).results[0]!.id
  const districtId = (await regions.districts({ query: { cityId } })).results[0]!.id
  const villageId = (await regions.villages({ id: districtId })).results[0]!.id
  return { provinceId, cityId, districtId, villageId }
}

let people = 0
async function buyer(companyId: string | null = null): Promise<Api> {
  const email = `alamat${(people += 1)}@contoh.id`
  const password = 'batu kali di halaman'
  await createAccount(shop.tools, {
    name: 'Budi',
    email,
    phone: '+6281290417735',
    password,
    status: 'active',
    companyId,
  })
  return shop.as(email, password)
}
const home = (more: object = {}) => ({
  label: 'Rumah',
  recipient: 'Budi Santoso',
  phone: '0812 9041 7735',
  street: 'Jalan Melati 12',
  ...here,
  postalCode: '10110',
  ...more,
})
const labels = async ({ customers }: Api) =>
  (await customers.addresses()).results.map(({ label, isMain }) => (isMain ? `${label}*` : label))
const failure = (promise: Promise<unknown>): Promise<CallFailed> =>
  promise.then(
    () => assert.fail('went through'),
    (thrown: CallFailed) => thrown,
  )

test('an address is kept with the names of its regions, and the first becomes the main one', async () => {
  const api = await buyer()
  const added = await api.customers.addAddress({
    body: home({ roadWidthM: 4.5, driverNote: 'Gang kedua' }),
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
  const api = await buyer()
  const first = await api.customers.addAddress({ body: home({ label: 'A' }) })
  shop.clock.forward(1)
  await api.customers.addAddress({ body: home({ label: 'B' }) })
  shop.clock.forward(1)
  const third = await api.customers.addAddress({ body: home({ label: 'C', isMain: true }) })
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
  const api = await buyer()
  await Promise.all(
    Array.from({ length: 10 }, () => api.customers.addAddress({ body: home({ isMain: true }) })),
  )
  assert.equal((await labels(api)).filter((label) => label.endsWith('*')).length, 1)
})

test('a change touches only what it names', async () => {
  const api = await buyer()
  const before = await api.customers.addAddress({
    body: home({ roadWidthM: 3, driverNote: 'Pagar hijau' }),
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

test('regions that do not lie in each other are told at the field that is wrong', async () => {
  const api = await buyer()
  const wrong: [field: keyof Regions, value: string][] = [
    ['provinceId', '99'],
    ['cityId', there.cityId],
    ['districtId', there.districtId],
    ['villageId', there.villageId],
    ['villageId', '31.99.99.9999'],
  ]
  for (const [field, value] of wrong) {
    const { status, code, errors } = await failure(
      api.customers.addAddress({ body: home({ [field]: value }) }),
    )
    assert.deepEqual([status, code, Object.keys(errors)], [422, 'address.region', [field]])
  }
  const { id } = await api.customers.addAddress({ body: home() })
  const change = await failure(
    api.customers.changeAddress({ id, body: { provinceId: there.provinceId } }),
  )
  assert.deepEqual([change.code, Object.keys(change.errors)], ['address.region', ['cityId']])
  assert.equal((await api.customers.addresses()).results.length, 1)
})

test('what is wrong is told at its field, in Indonesian', async () => {
  const api = await buyer()
  const body = home({
    recipient: 'B',
    phone: '12',
    street: 'Jl',
    postalCode: '123',
    roadWidthM: 0,
    villageId: 'desa',
  })
  const { status, errors } = await failure(api.customers.addAddress({ body }))
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
  const [owner, other] = [await buyer(), await buyer()]
  const { id } = await owner.customers.addAddress({ body: home() })
  const asked = (address: string) => [
    other.customers.changeAddress({ id: address, body: { label: 'Milik saya' } }),
    other.customers.removeAddress({ id: address }),
  ]
  const answer = ({ status, code, message, data }: CallFailed) => ({ status, code, message, data })
  const foreign = (await Promise.all(asked(id).map(failure))).map(answer)
  const missing = (
    await Promise.all(asked('00000000-0000-4000-8000-000000000000').map(failure))
  ).map(answer)
  const impossible = (await Promise.all(asked('apa-saja').map(failure))).map(answer)
  assert.equal(foreign[0]!.status, 404)
  assert.deepEqual(foreign, missing)
  assert.deepEqual(foreign, impossible)
  assert.deepEqual(await labels(owner), ['Rumah*'])
})

test('a removed address is gone, and cannot be changed or removed again', async () => {
  const api = await buyer()
  const { id } = await api.customers.addAddress({ body: home() })
  await api.customers.removeAddress({ id })
  assert.deepEqual(await labels(api), [])
  assert.equal((await failure(api.customers.removeAddress({ id }))).status, 404)
  assert.equal(
    (await failure(api.customers.changeAddress({ id, body: { isMain: true } }))).status,
    404,
  )
})

test('a book of fifty addresses is full', async () => {
  const api = await buyer()
  for (let added = 0; added < 50; added += 1) await api.customers.addAddress({ body: home() })
  const { status, code } = await failure(api.customers.addAddress({ body: home() }))
  assert.deepEqual([status, code], [422, 'address.too_many'])
})

test('nobody has an address book without signing in', async () => {
  assert.equal((await failure(shop.visitor().customers.addresses())).status, 401)
  assert.equal((await failure(shop.visitor().customers.addAddress({ body: home() }))).status, 401)
})

test('the profile counts addresses, and its name and phone can be changed', async () => {
  const api = await buyer()
  await api.customers.addAddress({ body: home() })
  const before = await api.customers.profile()
  assert.deepEqual(
    [before.addresses, before.openOrders, before.isBusiness, before.companyState],
    [1, 0, false, 'none'],
  )
  const changed = await api.customers.changeProfile({ body: { phone: '+62 813-1111-2222' } })
  assert.deepEqual(changed, { ...before, phone: '+6281311112222' })
  assert.equal(
    (await api.customers.changeProfile({ body: { name: ' Budi Hartono ' } })).name,
    'Budi Hartono',
  )
  assert.equal((await api.identity.session()).user.name, 'Budi Hartono')
})

test('a company opens business buying once it is verified', async () => {
  const [waiting, verified] = await Promise.all([
    createCompany(shop.tools, { name: 'PT Menunggu', state: 'submitted' }),
    createCompany(shop.tools, {
      name: 'PT Beton Jaya',
      npwp: '0123456789012000',
      state: 'verified',
    }),
  ])
  const ask = async (id: string) => await (await buyer(id)).customers.profile()
  const [before, after] = [await ask(waiting), await ask(verified)]
  assert.deepEqual(
    [before.isBusiness, before.companyState, before.companyName],
    [false, 'submitted', 'PT Menunggu'],
  )
  assert.deepEqual(
    [after.isBusiness, after.companyState, after.companyName],
    [true, 'verified', 'PT Beton Jaya'],
  )
})

test('an address carries the point that was pasted from a map, and loses it when it is emptied', async () => {
  const { token } = await signedInBuyer(shop.db)
  const { customers } = shop.client({ token })
  const { id } = (await customers.addresses()).results[0]!
  const link = 'https://maps.example/@-6.25001,107.00002,17z'
  const { pin } = await customers.changeAddress({ id, body: { pin: link } })
  assert.deepEqual(pin, { latitude: -6.25001, longitude: 107.00002 })
  assert.deepEqual((await customers.changeAddress({ id, body: { label: 'Proyek' } })).pin, pin)
  assert.equal((await customers.changeAddress({ id, body: { pin: '' } })).pin, null)
  const abroad = customers.changeAddress({ id, body: { pin: '52.5200, 13.4050' } })
  assert.deepEqual(Object.keys((await refused(abroad)).errors), ['pin'])
})
