import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const search = async (text: string) =>
  (await shop.asVisitor().regions.origin({ query: { search: text } })).results.map(
    ({ district, city }) => `${district}, ${city}`,
  )

test('GET /region/origin: the name of a city finds its districts before one of that name elsewhere', async () => {
  const found = await search('depok')
  assert.equal(found[0], 'Beji, Kota Depok')
  assert.ok(found.includes('Depok, Kabupaten Sleman'), found.join('; '))
  assert.ok((await search('bekasi'))[0]!.startsWith('Bekasi '))
  assert.deepEqual(await search('depok, sleman'), ['Depok, Kabupaten Sleman'])
  assert.deepEqual((await search('tebet')).slice(0, 1), [
    'Tebet, Kota Administrasi Jakarta Selatan',
  ])
})

test('GET /region/origin: the name of a village finds its district where no district has that name', async () => {
  assert.deepEqual(await search('telaga asih'), ['Cikarang Barat, Kabupaten Bekasi'])
  assert.deepEqual(await search('Telaga As'), ['Cikarang Barat, Kabupaten Bekasi'])
  assert.deepEqual(await search('telaga asih, bogor'), [])
  // Many villages have that name, and a district of each is found once.
  const found = await search('sukamaju, jawa barat')
  assert.ok(found.length > 1)
  assert.deepEqual(found, [...new Set(found)])
  assert.deepEqual(await search('tidak ada desa ini'), [])
})
