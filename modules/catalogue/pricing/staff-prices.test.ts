import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
let content = await shop.asStaff('konten@contoh.id')

const common = { subCategory: 'semen-abu', stock: { CBT: 100 } }
const idr = (amount: string) => ({ amount, currency: 'IDR' })

/** The price of a variant for a visitor, on its page and in the list. */
async function shownPrices(id: string) {
  const { catalogue } = shop.asVisitor()
  const { product_id } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  const list = await catalogue.products({ query: { subCategory: 'semen-abu', count: 100 } })
  const page = await catalogue.variant({ id: String(product_id), variantId: id })
  return [page.price.amount, list.results.find(({ offer }) => offer.id === id)?.offer.price.amount]
}

test('PATCH /staff/variants/{id}/price: the next response shows the new price, on the page and in the list', async () => {
  const id = await createProduct(shop.db, { ...common, price: 54_500 })
  assert.deepEqual(await shownPrices(id), ['54500.00', '54500.00'])
  const answer = await content.staffPricing.changePrice({ id, body: { retail: 56_250 } })
  assert.deepEqual(answer, { retail: idr('56250.00'), business: null })
  assert.deepEqual(await shownPrices(id), ['56250.00', '56250.00'])
})

test('PATCH /staff/variants/{id}/price: earlier prices stay on record, a second change of a day replaces the first', async () => {
  const id = await createProduct(shop.db, { ...common, price: 54_500 })
  await content.staffPricing.changePrice({ id, body: { retail: 60_000 } })
  await content.staffPricing.changePrice({ id, body: { retail: 61_000 } })
  shop.clock.advance(days(1))
  content = await shop.asStaff('konten@contoh.id')
  await content.staffPricing.changePrice({ id, body: { retail: 62_000 } })
  const rows = await shop.db
    .selectFrom('price')
    .select(['valid_from', 'amount'])
    .where('variant_id', '=', Number(id))
    .orderBy('valid_from')
    .execute()
  assert.deepEqual(rows, [
    { valid_from: '2020-01-01', amount: 5_450_000 },
    { valid_from: '2026-11-20', amount: 6_100_000 },
    { valid_from: '2026-11-21', amount: 6_200_000 },
  ])
})

test('PATCH /staff/variants/{id}/price: a business price changes neither the retail price nor other variants', async () => {
  const id = await createProduct(shop.db, { ...common, price: 54_500 })
  const other = await createProduct(shop.db, { ...common, price: 48_000 })
  const answer = await content.staffPricing.changePrice({ id, body: { business: 50_000 } })
  assert.deepEqual(answer, { retail: idr('54500.00'), business: idr('50000.00') })
  assert.deepEqual(await shownPrices(id), ['54500.00', '54500.00'])
  assert.deepEqual(await shownPrices(other), ['48000.00', '48000.00'])
})

test('PATCH /staff/variants/{id}/price: a business price above retail is refused', async () => {
  const id = await createProduct(shop.db, { ...common, price: 54_500 })
  const { changePrice } = content.staffPricing
  const tooHigh = await expectRefusal(changePrice({ id, body: { business: 60_000 } }))
  assert.equal(tooHigh.code, 'price.business_above_retail')
  assert.match(tooHigh.errors['business']!, /^Paling tinggi Rp 54\.500, yaitu harga eceran\./)
  await changePrice({ id, body: { business: 50_000 } })
  const tooLow = await expectRefusal(changePrice({ id, body: { retail: 5_450 } }))
  assert.match(tooLow.errors['retail']!, /^Paling rendah Rp 50\.000, yaitu harga bisnis\./)
  await changePrice({ id, body: { retail: 49_000, business: 47_000 } })
  assert.equal((await shownPrices(id))[0], '49000.00')
})

test('PATCH /staff/variants/{id}/price: an invalid price is refused at its field, an unknown variant is 404', async () => {
  const id = await createProduct(shop.db, { ...common, price: 54_500 })
  const { changePrice } = content.staffPricing
  for (const body of [
    {},
    { retail: 0 },
    { retail: -1 },
    { retail: 1.5 },
    { retail: 1e11 },
    { retail: '1000' as never },
  ]) {
    const { status, errors } = await expectRefusal(changePrice({ id, body }))
    assert.equal(status, 422, JSON.stringify(body))
    assert.ok(errors['retail'], JSON.stringify(body))
  }
  assert.equal(
    (await expectRefusal(changePrice({ id: '999999999', body: { retail: 1000 } }))).status,
    404,
  )
  assert.equal((await shownPrices(id))[0], '54500.00')
})

test('PATCH /staff/variants/{id}/price: a change is audited with the values before and after, a no-op is not', async () => {
  const id = await createProduct(shop.db, { ...common, name: 'Semen catatan', price: 54_500 })
  await content.staffPricing.changePrice({ id, body: { retail: 54_500 } })
  await content.staffPricing.changePrice({ id, body: { retail: 55_000 } })
  const { results } = await (
    await shop.asStaff()
  ).audit.list({ query: { search: 'Semen catatan' } })
  assert.equal(results.length, 1)
  const { action, thing, thingId, before, after } = results[0]!
  assert.deepEqual(
    { action, thing, thingId, before, after },
    {
      action: 'Ubah harga',
      thing: 'variant',
      thingId: id,
      before: { retail: '54500.00', business: null },
      after: { retail: '55000.00', business: null },
    },
  )
})

test('PATCH /staff/variants/{id}/price: requires the content role', async () => {
  const id = await createProduct(shop.db, { ...common, price: 54_500 })
  for (const email of ['sales@contoh.id', 'finance@contoh.id', 'verifikasi@contoh.id']) {
    const { staffPricing } = await shop.asStaff(email)
    assert.equal(
      (await expectRefusal(staffPricing.changePrice({ id, body: { retail: 1 } }))).status,
      403,
    )
  }
  const admin = await shop.asStaff()
  await admin.staffPricing.changePrice({ id, body: { retail: 54_000 } })
  assert.equal((await shownPrices(id))[0], '54000.00')
})
