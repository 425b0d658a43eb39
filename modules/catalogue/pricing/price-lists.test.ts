import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { createGoods } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
let content = await shop.asStaff('konten@contoh.id')
const variant = await createGoods(shop.db, { price: 50_000, stock: { CBT: 10 } })

const listOf = async (code: string) =>
  (await content.staffPricing.lists()).results.find((list) => list.code === code)!
const priceFor = async (api: Api) =>
  (await api.catalogue.product({ id: variant.slug })).price.amount

test('POST /staff/price-lists: of two concurrent calls for one company one succeeds', async () => {
  const { id: companyId } = await shop.db
    .insertInto('company')
    .values({ name: 'PT Dua Daftar', state: 'verified', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const add = () => content.staffPricing.addList({ body: { name: 'Harga kontrak', companyId } })
  const outcomes = await Promise.allSettled([add(), add()])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const [refused] = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  assert.equal(refused.code, 'price.list_exists')
})

test('PUT /staff/price-lists/{id}/prices: a company’s price applies to its members only, until deleted', async () => {
  const { company_id: companyId } = await shop.db
    .selectFrom('account')
    .select('company_id')
    .where('email', '=', 'bisnis@contoh.id')
    .executeTakeFirstOrThrow()
  const { id } = await content.staffPricing.addList({
    body: { name: 'Harga kontrak', companyId: companyId! },
  })
  const body = { sku: variant.sku, price: 41_000 }
  const { validFrom } = await content.staffPricing.setPrice({ id, body })
  const business = await shop.asBuyer('bisnis@contoh.id')
  assert.equal(await priceFor(business), '41000.00')
  assert.equal(await priceFor(shop.asVisitor()), '50000.00')
  const twice = { name: 'Sekali lagi', companyId: companyId! }
  assert.equal(
    (await expectRefusal(content.staffPricing.addList({ body: twice }))).code,
    'price.list_exists',
  )
  const { results } = await content.staffPricing.prices({ id, query: {} })
  assert.deepEqual(
    results.map(({ sku, price, retail }) => [sku, price.amount, retail?.amount]),
    [[variant.sku, '41000.00', '50000.00']],
  )
  await content.staffPricing.removePrice({ id, variantId: variant.id, query: { validFrom } })
  assert.equal(await priceFor(business), '50000.00')
})

test('PUT /staff/price-lists/{id}/prices: a future price applies from its day on and can be deleted before', async () => {
  const { id } = await listOf('retail')
  const body = { sku: variant.sku, price: 55_000, validFrom: '2026-11-25' }
  await content.staffPricing.setPrice({ id, body })
  assert.equal(await priceFor(shop.asVisitor()), '50000.00')
  await content.staffPricing.setPrice({
    id,
    body: { ...body, price: 59_000, validFrom: '2026-12-01' },
  })
  const query = { search: variant.sku }
  const future = await content.staffPricing.prices({ id, query })
  assert.deepEqual(
    future.results.map(({ coming }) => coming),
    [false, true, true],
  )
  await content.staffPricing.removePrice({
    id,
    variantId: variant.id,
    query: { validFrom: '2026-12-01' },
  })
  shop.clock.advance(days(20))
  assert.equal(await priceFor(shop.asVisitor()), '55000.00')
  content = await shop.asStaff('konten@contoh.id')
  const removal = content.staffPricing.removePrice({
    id,
    variantId: variant.id,
    query: { validFrom: '2026-11-25' },
  })
  assert.equal((await expectRefusal(removal)).code, 'price.stays')
})

test('PUT /staff/price-lists/{id}/prices: a past day and an unknown SKU are refused at their fields', async () => {
  const { id } = await listOf('business')
  for (const [body, field] of [
    [{ sku: variant.sku, price: 1000, validFrom: '2020-01-01' }, 'validFrom'],
    [{ sku: 'TIDAK-ADA', price: 1000 }, 'sku'],
    [{ sku: variant.sku, price: 900_000 }, 'business'],
  ] as const)
    assert.deepEqual(
      Object.keys((await expectRefusal(content.staffPricing.setPrice({ id, body }))).errors),
      [field],
    )
  const companyId = '00000000-0000-4000-8000-000000000000'
  const none = content.staffPricing.addList({ body: { name: 'Tanpa', companyId } })
  assert.equal((await expectRefusal(none)).code, 'price.company')
})

test('PUT /staff/variants/{id}/tiers: tiers must ascend, and show in the next response', async () => {
  const falling = [
    { minQty: 10, discount: 5 },
    { minQty: 20, discount: 3 },
  ]
  const refusedLadder = content.staffPricing.setTiers({ id: variant.id, body: { tiers: falling } })
  assert.equal((await expectRefusal(refusedLadder)).code, 'price.no_ladder')
  await content.staffPricing.setTiers({ id: variant.id, body: { tiers: falling.slice(0, 1) } })
  const { results } = await shop.asVisitor().catalogue.tiers({ id: variant.id })
  assert.deepEqual(
    results.map(({ min_qty: from, discount }) => [from, discount]),
    [[10, 5]],
  )
})
