import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import {
  answerNegotiation,
  beginNegotiation,
  buildNegotiationOrder,
  createNegotiatingBuyer,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct, setPrice, setStock } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop({ connections: 20 })
const staff = await shop.asStaff('sales@contoh.id')

/** A buyer with a negotiation over goods at these prices, accepted except for the refused lines. */
async function createAccepted(
  offers: readonly { listPrice: number; offer: number; qty: number; refuse?: boolean }[],
  delivery: 'fleet' | 'courier' | 'pickup' = 'fleet',
) {
  const buyer = await createNegotiatingBuyer(shop)
  const variants: string[] = []
  for (const { listPrice } of offers)
    variants.push(
      await createProduct(shop.db, {
        price: listPrice,
        stock: { CBT: 300, CKP: 200 },
        unit: 'sak',
      }),
    )
  const wishes = Object.fromEntries(
    variants.map((variant, index) => [variant, [offers[index]!.qty, offers[index]!.offer - 1]]),
  ) as Record<string, [number, number]>
  const id = await beginNegotiation(buyer, wishes, { delivery })
  await answerNegotiation(
    staff,
    id,
    offers.map(({ offer }) => offer),
    { freight: 275_000 },
  )
  await decideNegotiation(
    buyer.api,
    id,
    offers.map(({ refuse }) => (refuse ? 'refuse' : 'accept')),
  )
  return { ...buyer, id, variants }
}

test('POST /ecom/negotiation/so: the order has exactly the agreed figures, whatever prices, tax and stock did meanwhile', async () => {
  const { api, id, addressId, variants } = await createAccepted([
    { listPrice: 54_500, offer: 47_333.33, qty: 290 },
    { listPrice: 131_500, offer: 99_999.99, qty: 7 },
    { listPrice: 80_000, offer: 70_000, qty: 3, refuse: true },
  ])
  const { totals: agreed } = await api.negotiations.header({ id })
  for (const variant of variants) await setPrice(shop.db, variant, 999_000)
  await setStock(shop.db, variants[0]!, 'CBT', 150)
  await shop.pool.query(
    `insert into tax_rate (tax_class, valid_from, percent, base_numerator, base_denominator)
     values ('general', '2026-11-20', 25, 1, 1) on conflict do nothing`,
  )
  const body = await buildNegotiationOrder(api, id, addressId)
  const placed = await api.negotiations.placeOrder({ body })
  await shop.pool.query(`delete from tax_rate where valid_from = '2026-11-20'`)
  assert.equal(placed.total.amount, agreed.total.amount)
  const { totals, invoice } = await api.orders.header({ id: placed.id })
  assert.deepEqual(
    [totals.exclusive, totals.taxBase, totals.tax, totals.total].map(({ amount }) => amount),
    [agreed.exclusive, agreed.taxBase, agreed.tax, agreed.total].map(({ amount }) => amount),
  )
  assert.equal(invoice?.id, placed.invoiceId)
  const { results } = await api.orders.products({ id: placed.id })
  // The first line comes from two warehouses, the refused one from none.
  assert.deepEqual(
    results.map(({ product_variant_id, qty }) => [product_variant_id, qty]),
    [
      [variants[0], 150],
      [variants[0], 140],
      [variants[1], 7],
    ],
  )
  const header = await api.negotiations.header({ id })
  assert.deepEqual([header.status, header.order?.number], ['ordered', placed.number])
})

test('POST /ecom/negotiation/so: fifty submits at once make one order', async () => {
  const { api, id, addressId, accountId } = await createAccepted([
    { listPrice: 54_500, offer: 45_000, qty: 10 },
  ])
  const body = await buildNegotiationOrder(api, id, addressId)
  const settled = await Promise.allSettled(
    Array.from({ length: 50 }, (_, nr) =>
      api.negotiations.placeOrder({ body }, { key: `negosiasi-${nr}` }),
    ),
  )
  const placed = settled.filter(({ status }) => status === 'fulfilled')
  assert.equal(placed.length, 1)
  for (const each of settled)
    if (each.status === 'rejected') {
      assert.ok(isCallError(each.reason), String(each.reason))
      assert.ok(['negotiation.state', 'unavailable'].includes(each.reason.code), each.reason.code)
    }
  const { rows } = await shop.pool.query(
    'select count(*) as orders from sales_order where account_id = $1',
    [accountId],
  )
  assert.equal(rows[0].orders, 1)
})

test('POST /ecom/negotiation/so: says what is left where the stock no longer does, and charges nothing', async () => {
  const { api, id, addressId, variants } = await createAccepted([
    { listPrice: 54_500, offer: 45_000, qty: 100 },
  ])
  const body = await buildNegotiationOrder(api, id, addressId)
  await setStock(shop.db, variants[0]!, 'CBT', 30)
  await setStock(shop.db, variants[0]!, 'CKP', 10)
  const { results } = await api.negotiations.items({ id })
  assert.match(results[0]!.problem ?? '', /tinggal 40 sak dari 100 sak/)
  const short = await expectRefusal(api.negotiations.placeOrder({ body }), 422, 'stock.short')
  assert.match(short.message, /tersedia 40 sak/)
  assert.equal((await api.orders.list()).total, 0)
  assert.equal((await api.negotiations.header({ id })).status, 'accepted')
})

test('POST /ecom/negotiation/so: goods that are fetched have no freight, and a haulier no vehicle of ours', async () => {
  const fetched = await createAccepted([{ listPrice: 54_500, offer: 45_000, qty: 10 }], 'pickup')
  const first = await fetched.api.negotiations.placeOrder({
    body: await buildNegotiationOrder(fetched.api, fetched.id, fetched.addressId),
  })
  const header = await fetched.api.orders.header({ id: first.id })
  assert.deepEqual(
    [header.totals.freight.amount, header.totals.total.amount],
    ['0.00', '499500.00'],
  )
  const sent = await createAccepted([{ listPrice: 54_500, offer: 45_000, qty: 10 }], 'courier')
  const second = await sent.api.negotiations.placeOrder({
    body: await buildNegotiationOrder(sent.api, sent.id, sent.addressId),
  })
  const { delivery } = await sent.api.orders.shipping({ id: second.id })
  assert.deepEqual([delivery.vehicle, delivery.vehicleName], [null, 'Ekspedisi'])
  assert.equal(second.total.amount, '804750.00')
})

test('POST /ecom/negotiation/repeat-order: names what is missing and what changed in price, and fills the cart', async () => {
  const { api, id, variants } = await createAccepted([
    { listPrice: 55_500, offer: 45_000, qty: 10 },
    { listPrice: 111_000, offer: 95_000, qty: 20 },
    { listPrice: 80_000, offer: 70_000, qty: 3 },
  ])
  await setPrice(shop.db, variants[0]!, 66_600)
  await setStock(shop.db, variants[1]!, 'CBT', 5)
  await setStock(shop.db, variants[1]!, 'CKP', 0)
  await shop.pool.query('update variant set active = false where id = $1', [Number(variants[2])])
  const preview = await api.negotiations.repeatItems({ id })
  assert.deepEqual(
    preview.results.map(({ formerPrice, listPrice, available }) => [
      formerPrice.amount,
      listPrice.amount,
      available,
    ]),
    [
      ['45000.00', '60000.00', 10],
      ['95000.00', '100000.00', 5],
      ['70000.00', '72072.07', 0],
    ],
  )
  assert.deepEqual([preview.formerTotal.amount, preview.total.amount], ['925000.00', '1100000.00'])
  const { added, rejected } = await api.negotiations.repeat({ body: { id } })
  assert.deepEqual([added, rejected.length], [2, 2])
  const { lines } = await api.cart.show()
  assert.deepEqual(
    lines.map(({ qty }) => qty).toSorted((a, b) => a - b),
    [5, 10],
  )
})

test('POST /ecom/negotiation/repeat-order: fifty submits of one key fill the cart once', async () => {
  const { api, id } = await createAccepted([
    { listPrice: 55_500, offer: 45_000, qty: 10 },
    { listPrice: 111_000, offer: 95_000, qty: 20 },
  ])
  const key = crypto.randomUUID()
  await Promise.allSettled(
    Array.from({ length: 50 }, () => api.negotiations.repeat({ body: { id } }, { key })),
  )
  await api.negotiations.repeat({ body: { id } }, { key })
  const { lines } = await api.cart.show()
  assert.deepEqual(
    lines.map(({ qty }) => qty).toSorted((a, b) => a - b),
    [10, 20],
  )
})

test('POST /ecom/negotiation/so: 409 before it is accepted, and once its time is over', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const open = await beginNegotiation(buyer, { [variant]: [10, 40_000] })
  const { api, id, addressId } = await createAccepted([
    { listPrice: 54_500, offer: 45_000, qty: 10 },
  ])
  const body = await buildNegotiationOrder(api, id, addressId)
  const early = { ...body, id: open, addressId: buyer.addressId }
  await expectRefusal(buyer.api.negotiations.placeOrder({ body: early }), 409, 'negotiation.state')
  await expectRefusal(buyer.api.negotiations.placeOrder({ body }), 404)
  shop.clock.advance(days(10))
  await expectRefusal(api.negotiations.placeOrder({ body }), 409, 'negotiation.expired')
})
