import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testShop, type TestShop } from '#tests/shop.ts'
import { importPostalCodes } from './import-postal.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

const csv = (text: string) => ({ name: 'kode-pos.csv', bytes: Buffer.from(text) })
const codesOf = async (districtId: string) =>
  (await shop.visitor().regions.postalCodes({ query: { cityId: '32.16', districtId } })).results

test('an official list takes the place of made-up codes, in the districts that it names', async () => {
  const before = await codesOf('32.16.06')
  const beside = await codesOf('32.16.07')
  const text = 'Kode Desa;Nama;Kode Pos\n3216062001;Mekarsari;17510\n32.16.06.2002;Tambun;17511\n'
  const { codes, faults } = await importPostalCodes(shop.db, csv(text), 'uji')
  assert.deepEqual([codes, faults], [2, []])
  const now = await codesOf('32.16.06')
  assert.deepEqual(now.map(({ code }) => code).sort(), ['17510', '17511'])
  assert.notDeepEqual(now, before)
  assert.deepEqual(await codesOf('32.16.07'), beside)
  await importPostalCodes(shop.db, csv(text), 'uji')
  assert.equal((await codesOf('32.16.06')).length, 2)
})

test('with a faulty row nothing changes, and every one of them is told', async () => {
  const before = await codesOf('32.16.06')
  const text = 'kode desa,kode pos\n3216062001,99999\n9999999999,17510\n3216062002,abc\n'
  const { codes, faults } = await importPostalCodes(shop.db, csv(text), 'uji')
  assert.deepEqual([codes, faults.map(({ number }) => number)], [0, [3, 4]])
  assert.deepEqual(await codesOf('32.16.06'), before)
  const none = await importPostalCodes(shop.db, csv('a,b\n1,2\n'), 'uji')
  assert.equal(none.faults.length, 1)
})
