import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson } from '#platform/money.ts'
import type { Api } from '#modules/client.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { createProduct, findWellStockedSkus } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createPurchaseOrder } from '#tests/support/orders/purchase-order.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const sales = await shop.asStaff('sales@contoh.id')
const cement = await createProduct(shop.db, {
  name: 'Semen telepon',
  unit: 'sak',
  price: 100_000,
  stock: { CBT: 5_000 },
})
const rupiah = (amount: number) => ({ amount: `${amount}.00`, currency: 'IDR' }) as const

type Goods = Parameters<Api['staffAssistedOrders']['preview']>[0]['body']

/** Previews an order and places it as it was shown. */
async function place(goods: Goods, more: { note?: string; poNumber?: string } = {}) {
  const { summary, quotes, vehicle } = await sales.staffAssistedOrders.preview({ body: goods })
  const body = {
    ...goods,
    ...more,
    ...(vehicle ? { vehicle: vehicle as 'cdd' } : {}),
    paymentType: 'transfer' as const,
    date: quotes.dates[0]!,
    window: quotes.windows[0]!,
    contactName: 'Pak Warsito',
    contactPhone: '+628129041773',
    seen: summary.seen,
  }
  return { summary, quotes, body, placed: await sales.staffAssistedOrders.place({ body }) }
}

test('POST /staff/assisted-orders: a buyer who phoned gets their order at their own prices, and a message', async () => {
  const { api, accountId, addressId } = await createBuyerClient(shop)
  await api.cart.add({ body: { product_variant_id: cement, qty: 3 } })
  const source = await sales.staffAssistedOrders.source({
    query: { accountId, text: 'semen telepon 12 sak' },
  })
  assert.equal(source.addresses[0]!.id, addressId)
  assert.equal(source.lines[0]!.product_variant_id, cement)
  assert.equal(source.lines[0]!.qty, 12)
  const goods = {
    accountId,
    addressId,
    method: 'delivery' as const,
    lines: [{ product_variant_id: cement, qty: 12 }],
  }
  const { summary, placed } = await place(goods, { note: 'Telepon sebelum datang.' })
  assert.equal(moneyFromJson(summary.goods), 1_200_000_00)
  const header = await api.orders.header({ id: placed.id })
  assert.deepEqual(header.totals.total, placed.total)
  assert.equal(header.note, 'Telepon sebelum datang.')
  assert.equal(header.status, 'awaiting_payment')
  assert.match(header.timeline.at(-1)!.note!, /tim penjualan/)
  const { results } = await api.orders.products({ id: placed.id })
  assert.deepEqual(
    results.map(({ qty, unitPrice }) => [qty, unitPrice]),
    [[12, rupiah(100_000)]],
  )
  // What the buyer has put into the cart stays there.
  assert.equal((await api.cart.show()).lines[0]!.qty, 3)
  const { rows } = await shop.pool.query(
    `select count(*)::int as n from message where template = 'order.placed' and subject like '%' || $1 || '%'`,
    [placed.number],
  )
  assert.equal(rows[0].n, 1)
  const admin = await shop.asStaff()
  const { results: audited } = await admin.audit.list({ query: { search: placed.number } })
  assert.equal(audited[0]!.action, 'Buat pesanan untuk pembeli')
})

test('POST /staff/assisted-orders: an agreed price is kept to the sen, and never above the buyer’s own', async () => {
  const { api, accountId, addressId } = await createBuyerClient(shop)
  const goods = (price: number): Goods => ({
    accountId,
    addressId,
    method: 'pickup',
    lines: [{ product_variant_id: cement, qty: 7, price: rupiah(price) }],
  })
  const dear = await expectRefusal(sales.staffAssistedOrders.preview({ body: goods(100_001) }))
  assert.equal(dear.code, 'assisted.price')
  assert.match(dear.errors['lines.0.price']!, /Rp\s100\.000/)
  const { placed, body } = await place(goods(93_333))
  assert.equal(moneyFromJson(placed.total), 7 * 93_333_00)
  const { results } = await api.orders.products({ id: placed.id })
  assert.deepEqual(results[0]!.unitPrice, rupiah(93_333))
  const changed = sales.staffAssistedOrders.place({
    body: { ...body, lines: [{ product_variant_id: cement, qty: 8, price: rupiah(93_333) }] },
  })
  assert.equal((await expectRefusal(changed)).code, 'order.changed')
})

test('POST /staff/assisted-orders: some of it is picked up, and the rest delivered', async () => {
  const { api, accountId, addressId } = await createBuyerClient(shop)
  const driven = await createProduct(shop.db, { price: 40_000, stock: { CBT: 100 } })
  const { quotes, placed } = await place({
    accountId,
    addressId,
    method: 'delivery',
    pickupItems: [cement],
    lines: [
      { product_variant_id: cement, qty: 4 },
      { product_variant_id: driven, qty: 2 },
    ],
  })
  assert.deepEqual(
    quotes.pickup!.lines.map(({ qty }) => qty),
    [4],
  )
  const { results } = await api.orders.products({ id: placed.id })
  assert.deepEqual(
    results.map(({ product_variant_id: id, isPickup }) => [id, isPickup]),
    [
      [cement, true],
      [driven, false],
    ],
  )
  const { delivery } = await api.orders.shipping({ id: placed.id })
  assert.deepEqual([delivery.method, delivery.pickup?.warehouse], ['delivery', 'Gudang Cibitung'])
})

test('POST /staff/assisted-orders: goods twice, goods above the stock and a closed account are refused', async () => {
  const { accountId, addressId } = await createBuyerClient(shop)
  const preview = (lines: Goods['lines'], id = accountId) =>
    sales.staffAssistedOrders.preview({
      body: { accountId: id, addressId, method: 'delivery', lines },
    })
  const line = { product_variant_id: cement, qty: 1 }
  assert.equal((await expectRefusal(preview([line, line]))).code, 'assisted.repeated')
  const short = await expectRefusal(preview([{ ...line, qty: 9_000 }]))
  assert.equal(short.status, 422)
  assert.ok(short.errors['lines.0.qty'], short.message)
  await shop.pool.query("update account set status = 'suspended' where id = $1", [accountId])
  assert.equal((await expectRefusal(preview([line]))).code, 'assisted.buyer')
})

test('POST /staff/assisted-orders: a purchase order of 40 lines becomes one order with its number and file, once', async () => {
  const api = await shop.asBuyer('bisnis@contoh.id')
  const { results: addresses } = await api.customers.addresses()
  const { record } = await createPurchaseOrder(api, addresses[0]!.id)
  const skus = await findWellStockedSkus(shop.db, 40)
  const before = await sales.staffPurchaseOrders.show({ id: record })
  await sales.staffPurchaseOrders.saveLines({
    id: record,
    body: {
      lines: [],
      add: skus.map((sku) => `${sku} 2`).join('\n'),
    },
  })
  const { lines: added } = await sales.staffPurchaseOrders.show({ id: record })
  await sales.staffPurchaseOrders.saveLines({
    id: record,
    body: {
      lines: added.map(({ id, text, candidates }) => ({
        id,
        text,
        qty: candidates[0]!.minOrder * 2,
        product_variant_id: candidates[0]!.product_variant_id,
      })),
    },
  })
  const source = await sales.staffAssistedOrders.source({ query: { purchaseOrderId: record } })
  assert.equal(source.purchaseOrder!.number, before.number)
  const lines = source.lines.flatMap(({ product_variant_id: id, candidates }) =>
    id && candidates[0] ? [{ product_variant_id: id, qty: candidates[0].qty }] : [],
  )
  assert.equal(lines.length, 40)
  const goods = {
    purchaseOrderId: record,
    addressId: source.purchaseOrder!.addressId,
    method: 'delivery' as const,
    lines,
  }
  const { placed, body } = await place(goods, { poNumber: 'PO-2026-118' })
  const { poNumber, purchaseOrder } = await api.orders.header({ id: placed.id })
  assert.equal(poNumber, 'PO-2026-118')
  assert.equal(purchaseOrder!.number, before.number)
  assert.ok((await api.purchaseOrders.file({ id: purchaseOrder!.id })).size > 0)
  assert.equal((await api.orders.products({ id: placed.id })).results.length >= 40, true)
  const done = await api.purchaseOrders.show({ id: record })
  assert.equal(done.status, 'done')
  assert.match(done.outcome!, new RegExp(placed.number))
  assert.deepEqual(
    (await sales.staffOrders.show({ id: placed.id })).header.purchaseOrder,
    purchaseOrder,
  )
  const again = sales.staffAssistedOrders.place({ body })
  assert.equal((await expectRefusal(again)).code, 'upo.state')
})
