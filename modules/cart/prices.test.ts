import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unitPriceAt } from '#modules/pricing/rules.ts'
import { askerOf, pricesFor } from '#modules/pricing/service.ts'
import { toAnswer } from '#platform/money.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { putOnShelf } from '#tests/goods.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

test('a cart costs what pricing says: dated prices, business prices, a company’s own', async () => {
  const today = '2026-11-20'
  const tile = await putOnShelf(shop.db, {
    price: 90_000,
    tiers: [
      { minQty: 5, discount: 3 },
      { minQty: 2, discount: 1.5 },
    ],
    stock: { CBT: 90 },
  })
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
    select $1, id, day::date, amount from price_list,
      (values ('retail', '2026-11-20', 9500000), ('retail', '2026-11-21', 9900000), ('business', '2026-01-01', 8800000)) as p (code, day, amount)
    where price_list.code = p.code and company_id is null`,
    [Number(tile)],
  )
  const retail = await signedInBuyer(shop.db)
  const business = await signedInBuyer(shop.db)
  const special = await signedInBuyer(shop.db)
  for (const [nr, { accountId }] of [business, special].entries())
    await shop.pool.query(
      `with c as (insert into company (name, state, created_at) values ($2, 'verified', now()) returning id),
      l as (insert into price_list (code, name, company_id) select $2, $2, id from c where $3 returning id),
      p as (insert into price (variant_id, price_list_id, valid_from, amount) select $4, id, '2026-01-01', 7700000 from l)
      update account set company_id = (select id from c) where id = $1`,
      [accountId, `PT Uji ${nr}`, nr === 1, Number(tile)],
    )
  const seen = []
  for (const { token } of [retail, business, special]) {
    const { lines } = await shop
      .client({ token })
      .cart.add({ body: { product_variant_id: tile, qty: 2 } })
    const actor = (await shop.dispatch.whoIs(token))!
    const priced = (await pricesFor(shop.db, [Number(tile)], askerOf(actor), today)).get(
      Number(tile),
    )!
    assert.equal(lines[0]!.listPrice.amount, toAnswer(priced.list).amount)
    assert.equal(
      lines[0]!.unitPrice.amount,
      toAnswer(unitPriceAt(priced.list, priced.tiers, 2).unitPrice).amount,
    )
    seen.push(lines[0]!.listPrice.amount)
  }
  assert.deepEqual(seen, ['95000.00', '88000.00', '77000.00'])
})
