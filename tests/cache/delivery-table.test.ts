import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '../support/catalogue/products.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { fetchUncompressed, openShopWithTwoServers } from '../support/servers/two-servers.ts'

const { shop, servers } = await closeAfterTests(openShopWithTwoServers())

test('PUT /staff/settings/delivery: the very next estimate of every process goes by it', async () => {
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  const { staffSettings } = await shop.asStaff()
  const { delivery: usual } = await staffSettings.show()
  const { id: districtId } = await shop.db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select('district.id')
    .where('city.name', 'like', '%Bekasi%')
    .executeTakeFirstOrThrow()
  const path = `/api/delivery/estimate?product_variant_id=${variant}&qty=10&districtId=${districtId}`
  const read = () => Promise.all(servers.map((server) => fetchUncompressed(server, path)))
  const steps: [Partial<typeof usual>, string][] = [
    [{}, '"earliest":"2026-11-21"'],
    [{ cutOff: '12.00' }, '"earliest":"2026-11-23"'],
    [{ cutOff: '12.00', closedWeekdays: [0, 1] }, '"earliest":"2026-11-24"'],
    [{ reachKm: 1 }, 'sampai 1 km dari gudang'],
    [{}, '"earliest":"2026-11-21"'],
  ]
  for (const [changes, says] of steps) {
    await staffSettings.changeDelivery({ body: { ...usual, ...changes } })
    for (const { text } of await read()) assert.ok(text.includes(says), `${says}: ${text}`)
  }
})
