import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct, findSku } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff()
const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 10 } })

/** Asserts a 409 that names the stored values, and who saved the fields last. */
async function assertStale(
  call: Promise<unknown>,
  current: Record<string, unknown>,
  savedFields: readonly string[],
  code = 'desk.changed',
) {
  const { status, code: actual, data } = await expectRefusal(call)
  assert.deepEqual([status, actual], [409, code])
  assert.deepEqual(data['current'], current)
  const saved = data['saved'] as Record<string, { by: string; at: string }>
  assert.deepEqual(Object.keys(saved).sort(), [...savedFields].sort())
  for (const { by, at } of Object.values(saved)) {
    assert.ok(by.length > 0)
    assert.match(at, /^2026-11-20T12:00:00/)
  }
}

test('PUT /staff/brands/{id}: a stale revision shows the stored values and who saved each field', async () => {
  const { catalogueAdmin } = staff
  const { id } = await catalogueAdmin.addBrand({ body: { name: 'Beringin', story: 'Awal.' } })
  const { revision, logo } = await catalogueAdmin.brand({ id })
  const body = { name: 'Beringin', story: 'Rekan.', revision }
  await catalogueAdmin.changeBrand({ id, body })
  await assertStale(
    catalogueAdmin.changeBrand({ id, body: { ...body, story: 'Saya.' } }),
    { name: 'Beringin', slug: 'beringin', story: 'Rekan.', logo },
    ['name', 'slug', 'story', 'logo'],
  )
})

test('PATCH /staff/variants/{id}/price: a price that was not seen is not overwritten', async () => {
  const { staffPricing } = staff
  const change = (body: Parameters<typeof staffPricing.changePrice>[0]['body'] & {}) =>
    staffPricing.changePrice({ id: variantId, body })
  await change({ retail: 51_000, seen: { retail: 50_000, business: null } })
  await assertStale(
    change({ retail: 52_000, seen: { retail: 50_000, business: null } }),
    { retail: 51_000, business: null },
    ['retail'],
  )
  await change({ business: 48_000, seen: { retail: 50_000, business: null } })
  await change({ retail: 53_000 })
})

test('PUT /staff/variants/{id}/tiers: tiers that were not seen are not overwritten', async () => {
  const { staffPricing } = staff
  const tiers = [{ minQty: 50, discount: 1.5 }]
  await staffPricing.setTiers({ id: variantId, body: { tiers, seen: [] } })
  await assertStale(
    staffPricing.setTiers({ id: variantId, body: { tiers, seen: [] } }),
    { tiers },
    ['tiers'],
  )
})

test('PUT /staff/price-lists/{id}/prices: a price of that day that was not seen is not overwritten', async () => {
  const { staffPricing } = staff
  const { id: companyId } = await shop.db
    .insertInto('company')
    .values({ name: 'PT Kontrak', state: 'verified', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await staffPricing.addList({ body: { name: 'Kontrak', companyId } })
  const sku = await findSku(shop.db, variantId)
  await staffPricing.setPrice({ id, body: { sku, price: 41_000, seen: null } })
  await assertStale(
    staffPricing.setPrice({ id, body: { sku, price: 42_000, seen: null } }),
    { price: 41_000 },
    ['price'],
  )
  await staffPricing.setPrice({ id, body: { sku, price: 42_000, seen: 41_000 } })
})

test('PUT /staff/synonyms/{id}: a synonym that was not seen is not overwritten', async () => {
  const { staffSearch } = staff
  const seen = { phrase: 'sirtu lama', meaning: 'pasir' }
  const { id } = await staffSearch.addSynonym({ body: seen })
  const change = (meaning: string) =>
    staffSearch.changeSynonym({ id, body: { ...seen, meaning, seen } })
  await change('pasir beton')
  await assertStale(change('pasir halus'), { ...seen, meaning: 'pasir beton' }, [
    'phrase',
    'meaning',
  ])
})

test('PUT /staff/settings/uploads: a rule that was not seen is not overwritten', async () => {
  const { staffSettings } = staff
  const [rule] = (await staffSettings.show()).uploads
  const { upload, ...seen } = { upload: rule!.upload, kinds: rule!.kinds, maxBytes: rule!.maxBytes }
  const change = (maxBytes: number) =>
    staffSettings.changeUpload({ body: { upload, kinds: seen.kinds, maxBytes, seen } })
  await change(2_000_000)
  await assertStale(change(3_000_000), { kinds: seen.kinds, maxBytes: 2_000_000 }, ['maxBytes'])
})

test('PUT /staff/settings/letterhead: a letterhead that was not seen is not overwritten', async () => {
  const { staffSettings } = staff
  const { letterhead: seen } = await staffSettings.show()
  const change = (legalName: string) =>
    staffSettings.changeLetterhead({ body: { ...seen, legalName, seen } })
  await change('PT Baru')
  await assertStale(change('PT Lain'), { ...seen, legalName: 'PT Baru' }, ['legalName'])
})

test('PUT /staff/settings/letterhead: of two at once who saw the same, one is refused', async () => {
  const { staffSettings } = staff
  const { letterhead: seen } = await staffSettings.show()
  const names = Array.from({ length: 8 }, (_, at) => `PT Serentak ${at}`)
  const outcomes = await Promise.allSettled(
    names.map((legalName) =>
      staffSettings.changeLetterhead({ body: { ...seen, legalName, seen } }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('PUT /staff/settings/uploads: rules of several uploads that are changed at once all count', async () => {
  const { staffSettings } = staff
  const { uploads } = await staffSettings.show()
  assert.ok(uploads.length > 2)
  await Promise.all(
    uploads.map(({ upload, kinds }) =>
      staffSettings.changeUpload({ body: { upload, kinds, maxBytes: 1_500_000 } }),
    ),
  )
  const changed = (await staffSettings.show()).uploads
  assert.deepEqual(new Set(changed.map(({ maxBytes }) => maxBytes)), new Set([1_500_000]))
})

test('PUT /staff/settings/task-emails: a choice that was not seen is not overwritten', async () => {
  const { staffSettings } = staff
  const { taskEmails: seen } = await staffSettings.show()
  const change = (kinds: typeof seen.kinds) =>
    staffSettings.changeTaskEmails({ body: { kinds, seen } })
  await change(['return'])
  await assertStale(change(['refund']), { kinds: ['return'] }, ['kinds'])
})

test('PUT /staff/staff/{id}/roles: roles that were not seen are not overwritten', async () => {
  const { staffMembers } = staff
  const body = { name: 'Rekan Baru', email: 'rekan@contoh.id', roles: ['content' as const] }
  const { id } = await staffMembers.invite({ body })
  const change = (role: 'sales' | 'finance') =>
    staffMembers.changeRoles({ id, body: { roles: [role], seen: ['content'] } })
  await change('sales')
  await assertStale(change('finance'), { roles: ['sales'] }, ['roles'])
})

test('PATCH /staff/variants/{id}/stock: a quantity that was not seen names the stored one and who saved it', async () => {
  const { staffStock } = staff
  const change = (onHand: number) =>
    staffStock.changeStock({
      id: variantId,
      body: { warehouse: 'CBT', onHand, seen: 10, reason: 'Hasil hitung gudang' },
    })
  await change(12)
  await assertStale(change(14), { onHand: 12 }, ['onHand'], 'stock.changed')
})
