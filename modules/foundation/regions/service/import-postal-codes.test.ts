import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { importPostalCodes } from './import-postal-codes.ts'

const shop = await useTestShop()
/** Two villages of one district. */
const rows = await shop.db
  .selectFrom('village')
  .select('id')
  .where('district_id', '=', '32.16.06')
  .orderBy('id')
  .limit(2)
  .execute()
const villages = rows.map(({ id }) => id)

const csv = (text: string) => ({ name: 'kode-pos.csv', bytes: Buffer.from(text) })
const listCodes = async (districtId: string) =>
  (await shop.asVisitor().regions.postalCodes({ query: { cityId: '32.16', districtId } })).results

test('importPostalCodes: an official list replaces generated codes in the districts that it names', async () => {
  const before = await listCodes('32.16.06')
  const otherDistrict = await listCodes('32.16.07')
  const [plain, dotted] = [villages[0]!.replaceAll('.', ''), villages[1]!]
  const text = `Kode Desa;Nama;Kode Pos\n${plain};Satu;17510\n${dotted};Dua;17511\n`
  const { codes, faults } = await importPostalCodes(shop.db, csv(text), 'uji')
  assert.deepEqual([codes, faults], [2, []])
  const now = await listCodes('32.16.06')
  assert.deepEqual(now.map(({ code }) => code).sort(), ['17510', '17511'])
  assert.notDeepEqual(now, before)
  assert.deepEqual(await listCodes('32.16.07'), otherDistrict)
  await importPostalCodes(shop.db, csv(text), 'uji')
  assert.equal((await listCodes('32.16.06')).length, 2)
})

test('importPostalCodes: one faulty row prevents the import, and all faults are reported', async () => {
  const before = await listCodes('32.16.06')
  const text = `kode desa,kode pos\n${villages[0]},99999\n9999999999,17510\n${villages[1]},abc\n`
  const { codes, faults } = await importPostalCodes(shop.db, csv(text), 'uji')
  assert.deepEqual([codes, faults.map(({ number }) => number)], [0, [3, 4]])
  assert.deepEqual(await listCodes('32.16.06'), before)
  const none = await importPostalCodes(shop.db, csv('a,b\n1,2\n'), 'uji')
  assert.equal(none.faults.length, 1)
})
