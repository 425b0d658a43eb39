import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate } from '#platform/clock.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const DAY_MS = 24 * 3_600_000

/** Sets the retail price of the first featured variant from a day on. */
async function setPrice(variantId: string, daysAgo: number, amount: number) {
  const day = toJakartaDate(new Date(shop.clock.now().getTime() - daysAgo * DAY_MS))
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
     select $1, id, $2, $3 from price_list where code = 'retail'`,
    [variantId, day, amount],
  )
}

test('GET /product/ec/featured: has the day of its prices, and beside each the price of a week ago', async () => {
  const { catalogue } = shop.asVisitor()
  const { day, results } = await catalogue.featured()
  assert.equal(day, toJakartaDate(shop.clock.now()))
  const first = results[0]!
  assert.deepEqual(first.priceWeekAgo, first.price)
  await setPrice(first.offer.id, 20, 5_000_000)
  await setPrice(first.offer.id, 2, 5_100_000)
  const [changed, other] = (await catalogue.featured()).results
  assert.equal(changed!.price.amount, '51000.00')
  assert.equal(changed!.priceWeekAgo?.amount, '50000.00')
  assert.deepEqual(other!.priceWeekAgo, other!.price)
})

test('GET /product/ec/featured: a product that had no price a week ago says so', async () => {
  const { catalogue } = shop.asVisitor()
  const last = (await catalogue.featured()).results.at(-1)!
  await shop.pool.query('delete from price where variant_id = $1', [last.offer.id])
  await setPrice(last.offer.id, 1, 7_000_000)
  const found = (await catalogue.featured()).results.find(({ offer }) => offer.id === last.offer.id)
  assert.equal(found!.price.amount, '70000.00')
  assert.equal(found!.priceWeekAgo, null)
})
