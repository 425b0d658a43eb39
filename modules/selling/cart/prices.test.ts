import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeUnitPrice } from '#modules/catalogue/pricing/rules/tiers.ts'
import { priceContextFor, loadPrices } from '#modules/catalogue/pricing/service/prices.ts'
import { moneyToJson } from '#platform/money.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('GET /cart: the same prices as pricing: dated, business and a company’s own', async () => {
  const today = '2026-11-20'
  const tile = await createProduct(shop.db, {
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
  const retail = await createSignedInBuyer(shop.db)
  const business = await createSignedInBuyer(shop.db)
  const special = await createSignedInBuyer(shop.db)
  for (const [nr, { accountId }] of [business, special].entries())
    await shop.pool.query(
      `with c as (insert into company (name, state, created_at) values ($2, 'verified', now()) returning id),
      l as (insert into price_list (code, name, company_id) select $2, $2, id from c where $3 returning id),
      p as (insert into price (variant_id, price_list_id, valid_from, amount) select $4, id, '2026-01-01', 7700000 from l)
      update account set company_id = (select id from c) where id = $1`,
      [accountId, `PT Uji ${nr}`, nr === 1, Number(tile)],
    )
  const listPrices = []
  for (const { token } of [retail, business, special]) {
    const { lines } = await shop
      .client({ token })
      .cart.add({ body: { product_variant_id: tile, qty: 2 } })
    const actor = (await shop.dispatch.findActor(token))!
    const priced = (await loadPrices(shop.db, [Number(tile)], priceContextFor(actor), today)).get(
      Number(tile),
    )!
    assert.equal(lines[0]!.listPrice.amount, moneyToJson(priced.list).amount)
    assert.equal(
      lines[0]!.unitPrice.amount,
      moneyToJson(computeUnitPrice(priced.list, priced.tiers, 2).unitPrice).amount,
    )
    listPrices.push(lines[0]!.listPrice.amount)
  }
  assert.deepEqual(listPrices, ['95000.00', '88000.00', '77000.00'])
})
