import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import type { Api } from '#modules/client.ts'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { AMBON, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createDebtor } from '#tests/support/finance/credit.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders, findLatestDelivery } from '#tests/support/orders/staff-orders.ts'
import { orderPaymentStatusNames, StaffOrderSort } from './rules/order-filter.ts'

const { shop, cement, tile, sales, finance, createPaidOrder, prepare } = await setUpStaffOrders()

type Filter = Omit<
  NonNullable<Parameters<Api['staffOrders']['list']>[0]>['query'],
  'page' | 'count'
>
type ListedOrder = Awaited<ReturnType<Api['staffOrders']['list']>>['results'][number]

const HEADINGS = [
  'Nomor',
  'Masuk',
  'Status',
  'Pembeli',
  'Penerima',
  'Kota',
  'Tanggal kirim',
  'Gudang',
  'Cara bayar',
  'Pembayaran',
  'Barang',
  'Total (Rp)',
  'Nomor PO',
  'Petugas',
  'Tanda',
]

/** Orders that differ in every column. */
before(async () => {
  const both = [
    { variant: cement, qty: 7 },
    { variant: tile, qty: 5 },
  ]
  const shipped = await createPaidOrder(both)
  const line = shipped.lines[0]!
  const prepared = await prepare(shipped.id, [{ lineId: line.id, qty: line.toShip }])
  await sales.staffOrders.depart({ id: findLatestDelivery(prepared).id })
  shop.clock.advance(minutes(1))
  const moved = await createPaidOrder()
  const slot = { date: '2026-11-24', window: '14.00–17.00 WIB' }
  await sales.staffDeliveries.reschedule({ id: moved.id, body: slot })
  await placeOrder(shop, [{ variant: tile, qty: 3 }])
  const debtor = await createDebtor(shop)
  const tempo = { payment: { paymentType: 'tempo' } } as const
  await shop.pool.query(`update address set recipient = 'Bu "Sri", gudang' where id = $1`, [
    debtor.addressId,
  ])
  await placeOrder(shop, [{ variant: cement, qty: 11 }], debtor, tempo)
  const { api, id } = await placeOrder(shop, both)
  await api.orders.setPoNumber({ id, body: { poNumber: '=PO;"12", 3' } })
  const cancelled = await placeOrder(shop, [{ variant: cement, qty: 2 }])
  const body = { reason: 'Salah ukuran' }
  await cancelled.api.orderCancellation.cancel({ id: cancelled.id, body })
  const distant = await createSignedInBuyer(shop.db, { city: AMBON })
  const fetching = shop.client({ token: distant.token })
  await fetching.cart.add({ body: { product_variant_id: cement, qty: 4 } })
  await fetching.checkout.placeOrder({
    body: {
      ...(await buildOrderInput(fetching, { addressId: distant.addressId, method: 'pickup' })),
      paymentType: 'va',
      bank: 'bca',
    },
  })
  const { colleagues } = await sales.staffOrders.work({ id })
  await sales.staffOrders.assign({ id, body: { staffId: colleagues[0]!.id } })
  for (const tag of ['proyek lama', 'vip']) await sales.staffOrders.tag({ id, body: { tag } })
  await sales.staffOrders.tag({ id: shipped.id, body: { tag: 'vip' } })
})

/** Every order of a filter in its order, page after page. */
async function listAll(query: Filter): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = []
  for (let after: string | undefined; ;) {
    const page = await sales.staffOrders.list({
      query: { ...query, count: 3, ...(after ? { after } : {}) },
    })
    orders.push(...page.results)
    if (!page.hasNext) return orders
    after = orders.at(-1)!.id
  }
}

/** The cells of an order, as the calls answer it. */
async function describeOrder(order: ListedOrder): Promise<(string | number)[]> {
  const { header, shipping } = await sales.staffOrders.show({ id: order.id })
  return [
    order.number,
    order.placedAt.slice(0, 16).replace('T', ' '),
    orderStatusNames[order.status],
    order.buyer,
    shipping.shipTo.recipient,
    order.city,
    shipping.delivery.date,
    order.warehouses.join(', '),
    paymentTypes.find(({ code }) => code === order.paymentType)!.name,
    orderPaymentStatusNames[order.paymentStatus],
    order.lines,
    moneyFromJson(order.total) / 100,
    header.poNumber ?? '',
    order.assignee?.name ?? '',
    order.tags.join(', '),
  ]
}

const FIGURES = ['Barang', 'Total (Rp)']

/** The rows of an exported file, with figures as figures; an empty cell at the end is not there. */
async function exportRows(query: Filter, format: 'csv' | 'xlsx') {
  // Each of them may ask for so many files a minute.
  const { staffOrders } = format === 'csv' ? sales : finance
  const chunks = await staffOrders.export({ query: { ...query, format } })
  const bytes = Buffer.concat(await Array.fromAsync(chunks))
  const rows = await Array.fromAsync(
    await readRows({ name: `pesanan.${format}`, bytes }, { rows: 100, columns: 30 }),
  )
  return rows.map(({ number, cells }) =>
    HEADINGS.map((heading, column) => {
      const text = cells[column] ?? ''
      return number > 1 && FIGURES.includes(heading) ? parseIndonesianNumber(text) : text
    }),
  )
}

const FILTERS: readonly Filter[] = [
  {},
  ...StaffOrderSort.map((sort) => ({ sort })),
  { status: 'partly_shipped' },
  { status: 'cancelled' },
  { payment: 'paid' },
  { payment: 'unpaid', sort: 'largest' },
  { warehouse: 'CKP' },
  { tag: 'vip' },
  { assignee: 'none' },
  { deliveryFrom: '2026-11-21', deliveryTo: '2026-11-21' },
  { search: 'semen uji' },
  { search: 'tidak ada yang begini' },
]

for (const query of FILTERS)
  test(`GET /staff/exports/orders: every row and column of ${JSON.stringify(query)} is what the list and the order answer`, async () => {
    const orders = await listAll(query)
    const expected = await Promise.all(orders.map(describeOrder))
    for (const format of ['csv', 'xlsx'] as const) {
      const [head, ...rows] = await exportRows(query, format)
      assert.deepEqual(head, HEADINGS)
      assert.deepEqual(rows, expected, format)
    }
  })

test('GET /staff/exports/orders: the orders of these tests differ in every column', async () => {
  const rows = await Promise.all((await listAll({})).map(describeOrder))
  for (const [column, heading] of HEADINGS.entries())
    assert.ok(new Set(rows.map((row) => row[column])).size > 1, heading)
})
