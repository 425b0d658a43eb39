import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { findLatestDelivery, setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'

const { shop, cement, tile, sales, finance, createPaidOrder, prepare } = await setUpStaffOrders()

type ListQuery = NonNullable<NonNullable<Parameters<typeof sales.staffOrders.list>[0]>['query']>
const list = (query: ListQuery) => sales.staffOrders.list({ query: { count: 100, ...query } })
const listNumbers = async (query: ListQuery) =>
  (await list(query)).results.map(({ number }) => number)

test('GET /staff/orders?search: finds by plate, driver, delivery order, invoice, amount, phone and several words', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 37 }])
  const prepared = await prepare(order.id, [{ lineId: order.lines[0]!.id, qty: 37 }])
  const { header, transfer } = await sales.staffOrders.show({ id: order.id })
  const searches = [
    'B 9123 KXR',
    'b9123kxr',
    findLatestDelivery(prepared).number,
    transfer!.invoiceNumber,
    `Rp ${Number(header.totals.total.amount).toLocaleString('id-ID')}`,
    String(Number(transfer!.expected.amount)),
    '+62 812-9041-773',
    '08129041773',
    'warsito',
    'Semen uji joko',
  ]
  for (const search of searches)
    assert.ok((await listNumbers({ search })).includes(order.number), search)
  assert.deepEqual(await listNumbers({ search: 'semen qqzzxx' }), [])
})

test('GET /staff/orders?search: a whole number finds that order alone, and a part of one all that have it', async () => {
  const buyer = await createBuyerClient(shop)
  const first = await placeOrder(shop, [{ variant: tile, qty: 2 }], buyer)
  // Their own number contains the other order's.
  const second = await placeOrder(shop, [{ variant: tile, qty: 4 }], buyer)
  await buyer.api.orders.setPoNumber({ id: second.id, body: { poNumber: `ulang ${first.number}` } })
  assert.deepEqual(await listNumbers({ search: first.number }), [first.number])
  assert.deepEqual(await listNumbers({ search: first.number.toLowerCase() }), [first.number])
  const part = first.number.slice(3)
  const numbers = [first.number, second.number]
  assert.deepEqual((await listNumbers({ search: part })).toSorted(), numbers.toSorted())
  assert.deepEqual(await listNumbers({ search: `ulang ${first.number}` }), [second.number])
})

test('GET /staff/orders: days of order and of delivery together, in every sort', async () => {
  const buyer = await createBuyerClient(shop)
  const { number, accountId } = await placeOrder(shop, [{ variant: tile, qty: 3 }], buyer)
  const row = (await list({ account: accountId })).results[0]!
  const [placed, day] = [row.placedAt.slice(0, 10), row.deliveryDay]
  for (const sort of ['newest', 'oldest', 'deliverySoonest', 'deliveryLatest'] as const) {
    const both = { from: placed, to: placed, deliveryFrom: day, deliveryTo: day, sort }
    assert.ok((await listNumbers(both)).includes(number), sort)
    assert.ok((await listNumbers({ deliveryFrom: day, sort })).includes(number), sort)
    assert.ok((await listNumbers({ to: placed, sort })).includes(number), sort)
    assert.deepEqual(
      await listNumbers({ from: day, deliveryTo: placed, account: accountId, sort }),
      [],
    )
  }
})

test('GET /staff/orders: filters by warehouse, delivery day, payment, assignee, tag and account', async () => {
  const buyer = await createBuyerClient(shop)
  const { id, number, accountId } = await placeOrder(shop, [{ variant: tile, qty: 3 }], buyer)
  const row = (await list({ account: accountId })).results[0]!
  assert.equal(row.number, number)
  assert.equal(row.paymentStatus, 'unpaid')
  assert.deepEqual(row.warehouses, ['CKP'])
  const find = async (query: ListQuery) => (await listNumbers(query)).includes(number)
  const day = row.deliveryDay
  assert.ok(await find({ warehouse: 'CKP', payment: 'unpaid', deliveryFrom: day, deliveryTo: day }))
  assert.ok(!(await find({ warehouse: 'CBT' })))
  assert.ok(!(await find({ payment: 'paid' })))
  assert.ok(!(await find({ deliveryTo: '2026-11-01' })))
  const { colleagues } = await sales.staffOrders.work({ id })
  const member = colleagues.find(({ name }) => /sales/i.test(name)) ?? colleagues[0]!
  assert.ok(await find({ assignee: 'none' }))
  await sales.staffOrders.assign({ id, body: { staffId: member.id } })
  await sales.staffOrders.tag({ id, body: { tag: 'Proyek Besar' } })
  assert.ok(!(await find({ assignee: 'none' })))
  assert.ok(await find({ assignee: member.id, tag: 'proyek besar' }))
  assert.deepEqual((await list({ tag: 'proyek besar' })).results[0]!.assignee, member)
  await sales.staffOrders.untag({ id, body: { tag: 'proyek besar' } })
  assert.ok(!(await find({ tag: 'proyek besar' })))
  await expectRefusal(list({ deliveryFrom: '2026-02-30' }), 422, 'input.invalid')
})

test('GET /staff/orders?after, before: every order once in either direction and in each sort, also after it left the filter', async () => {
  for (let count = 0; count < 4; count++)
    await placeOrder(shop, [{ variant: cement, qty: 3 + count }])
  for (const sort of [
    'newest',
    'oldest',
    'deliverySoonest',
    'deliveryLatest',
    'largest',
    'smallest',
  ] as const) {
    const all = (await list({ sort })).results.map(({ id }) => id)
    const seen: string[] = []
    for (let after: string | undefined; ; after = seen.at(-1)) {
      const page = await list({ sort, count: 2, ...(after ? { after } : {}) })
      seen.push(...page.results.map(({ id }) => id))
      assert.equal(page.hasNext, seen.length < all.length)
      if (!page.hasNext) break
    }
    assert.deepEqual(seen, all, sort)
    const back = await list({ sort, count: 2, before: all[3]! })
    assert.deepEqual(
      back.results.map(({ id }) => id),
      all.slice(1, 3),
      sort,
    )
    assert.ok(back.hasPrevious)
  }
  const waiting = (await list({ status: 'awaiting_payment' })).results
  const admin = await shop.asStaff()
  await admin.staffOrderCancellation.cancel({ id: waiting[0]!.id, body: { reason: 'Salah pesan' } })
  const next = await list({ status: 'awaiting_payment', after: waiting[0]!.id, count: 1 })
  assert.equal(next.results[0]!.id, waiting[1]!.id)
})

test('POST /staff/orders/{id}/messages: a note is for staff alone, a message reaches the buyer by e-mail and timeline', async () => {
  const order = await createPaidOrder()
  await sales.staffOrders.message({ id: order.id, body: { text: 'Hati-hati, sering komplain.' } })
  await sales.staffOrders.message({
    id: order.id,
    body: { text: 'Truk kami datang sebelum pukul 9.', internal: false },
  })
  const { notes } = await finance.staffOrders.work({ id: order.id })
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['Hati-hati, sering komplain.'],
  )
  const { timeline } = await order.api.orders.header({ id: order.id })
  assert.ok(timeline.some(({ note }) => note === 'Truk kami datang sebelum pukul 9.'))
  assert.ok(!JSON.stringify(timeline).includes('komplain'))
  const { rows } = await shop.pool.query(
    `select count(*)::int as size from message where template = 'order.message' and body_text like '%sebelum pukul 9%'`,
  )
  assert.equal(rows[0].size, 1)
})

test('POST /staff/orders/{id}/confirm-payment: the note of finance is for staff alone', async () => {
  const order = await placeOrder(shop, [{ variant: cement, qty: 10 }])
  const { toSend } = await order.api.invoices.header({ id: order.invoiceId })
  await finance.staffPayments.confirmPayment({
    id: order.id,
    body: { received: toSend, note: 'Rekening atas nama istrinya.' },
  })
  const { timeline } = await order.api.orders.header({ id: order.id })
  assert.ok(!JSON.stringify(timeline).includes('istrinya'))
  const { notes } = await sales.staffOrders.work({ id: order.id })
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['Rekening atas nama istrinya.'],
  )
})

test('POST /staff/orders/changes: each order has its own outcome', async () => {
  const paid = await createPaidOrder()
  const missing = crypto.randomUUID()
  const change = (
    client: typeof sales,
    body: Parameters<typeof sales.staffOrders.change>[0]['body'],
  ) => client.staffOrders.change({ body })
  const { results: tagged } = await change(sales, {
    ids: [paid.id, missing],
    change: { kind: 'tag', tag: 'segera' },
  })
  assert.deepEqual(
    tagged.map(({ number, isDone }) => [number, isDone]),
    [
      [paid.number, true],
      [null, false],
    ],
  )
  assert.deepEqual((await sales.staffOrders.work({ id: paid.id })).tags, ['segera'])
  const { results } = await change(sales, { ids: [paid.id], change: { kind: 'complete' } })
  assert.equal(results[0]!.isDone, false)
  assert.match(results[0]!.reason!, /Diproses/)
  const refused = await change(finance, { ids: [paid.id], change: { kind: 'complete' } })
  assert.match(refused.results[0]!.reason!, /Penjualan/)
  await expectRefusal(
    change(sales, { ids: [], change: { kind: 'complete' } }),
    422,
    'input.invalid',
  )
})

test('POST /staff/orders/{id}/tags: an order has eight tags at most', async () => {
  const { id } = await createPaidOrder()
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8])
    await sales.staffOrders.tag({ id, body: { tag: `tanda ${count}` } })
  await expectRefusal(sales.staffOrders.tag({ id, body: { tag: 'satu lagi' } }), 422, 'order.tags')
  await expectRefusal(
    sales.staffOrders.assign({ id, body: { staffId: crypto.randomUUID() } }),
    422,
    'order.colleague',
  )
})

test('PUT /staff/order-filters: each member of staff keeps their own, and removes them', async () => {
  const filter = { name: 'Kirim besok', query: 'status=processing&warehouse=CBT' }
  await sales.staffOrders.saveFilter({ body: filter })
  await sales.staffOrders.saveFilter({ body: { ...filter, query: 'status=processing' } })
  assert.deepEqual((await sales.staffOrders.filters()).results, [
    { name: 'Kirim besok', query: 'status=processing' },
  ])
  assert.deepEqual((await finance.staffOrders.filters()).results, [])
  await sales.staffOrders.removeFilter({ body: { name: 'Kirim besok' } })
  assert.deepEqual((await sales.staffOrders.filters()).results, [])
  for (let count = 0; count < 20; count++)
    await finance.staffOrders.saveFilter({ body: { name: `Saringan ${count}`, query: '' } })
  await expectRefusal(
    finance.staffOrders.saveFilter({ body: { name: 'Satu lagi', query: '' } }),
    422,
    'order.filters',
  )
})

test('GET /staff/exports/orders: the filtered orders as CSV and XLSX', async () => {
  const { number, id } = await createPaidOrder()
  await sales.staffOrders.tag({ id, body: { tag: 'ekspor' } })
  for (const format of ['csv', 'xlsx'] as const) {
    const chunks = await sales.staffOrders.export({ query: { format, tag: 'ekspor' } })
    const bytes = Buffer.concat(await Array.fromAsync(chunks))
    const rows = await Array.fromAsync(
      await readRows({ name: `pesanan.${format}`, bytes }, { rows: 100, columns: 30 }),
    )
    assert.equal(rows.length, 2)
    assert.ok(JSON.stringify(rows).includes(number))
  }
})
