import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { createProduct } from '#tests/support/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let content: Api
before(async () => {
  shop = await openTestShop()
  content = await shop.asStaff('konten@contoh.id')
})
after(() => shop.close())

const shelf = { subCategory: 'semen-abu', stock: { CBT: 100 } }
const idr = (amount: string) => ({ amount, currency: 'IDR' })

/** What a visitor reads of a variant, on its page and on the list that it stands on. */
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

test('a changed price is what the very next buyer sees, on the page and on the list', async () => {
  const id = await createProduct(shop.db, { ...shelf, price: 54_500 })
  assert.deepEqual(await shownPrices(id), ['54500.00', '54500.00'])
  const answer = await content.staffPricing.changePrice({ id, body: { retail: 56_250 } })
  assert.deepEqual(answer, { retail: idr('56250.00'), business: null })
  assert.deepEqual(await shownPrices(id), ['56250.00', '56250.00'])
})

test('a price holds from its day on: what stood before stays, and a second change takes the day', async () => {
  const id = await createProduct(shop.db, { ...shelf, price: 54_500 })
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

test('a business price is for companies, and the other price and other goods stay as they were', async () => {
  const id = await createProduct(shop.db, { ...shelf, price: 54_500 })
  const other = await createProduct(shop.db, { ...shelf, price: 48_000 })
  const answer = await content.staffPricing.changePrice({ id, body: { business: 50_000 } })
  assert.deepEqual(answer, { retail: idr('54500.00'), business: idr('50000.00') })
  assert.deepEqual(await shownPrices(id), ['54500.00', '54500.00'])
  assert.deepEqual(await shownPrices(other), ['48000.00', '48000.00'])
})

test('a company never pays more than a passer-by', async () => {
  const id = await createProduct(shop.db, { ...shelf, price: 54_500 })
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

test('what is no price is refused at its field, and unknown goods are not there', async () => {
  const id = await createProduct(shop.db, { ...shelf, price: 54_500 })
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

test('every change is in the audit log with what it was, and a change of nothing is not', async () => {
  const id = await createProduct(shop.db, { ...shelf, name: 'Semen catatan', price: 54_500 })
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

test('prices are the work of the content role', async () => {
  const id = await createProduct(shop.db, { ...shelf, price: 54_500 })
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
