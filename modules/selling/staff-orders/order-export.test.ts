import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, sales, createPaidOrder } = await setUpStaffOrders()
const MANY = 30_000
const oldest = 'SO/2020/01/000001'

/** As many orders as a shop has in a year, copied from one, each an hour older than the next. */
before(async () => {
  const { id } = await createPaidOrder()
  await shop.pool.query(
    `insert into sales_order
     select copy.* from sales_order as o, generate_series(1, $2::int) as n,
       jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'number', 'SO/2020/01/' || lpad(n::text, 6, '0'),
         'placed_at', o.placed_at - (($2::int + 1 - n) * interval '1 hour'))) as copy
     where o.id = $1`,
    [id, MANY],
  )
  await shop.pool.query(
    `insert into sales_order_line
     select copy.* from sales_order_line as line, sales_order as o,
       jsonb_populate_record(line, jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id)) as copy
     where line.order_id = $1 and o.number like 'SO/2020/%'`,
    [id],
  )
})

test('GET /staff/exports/orders: tens of thousands of rows are read while they are written, a batch at a time', async () => {
  const chunks = await sales.staffOrders.export({ query: { format: 'csv' } })
  const iterator = chunks[Symbol.asyncIterator]()
  const parts: Uint8Array[] = []
  const first = await iterator.next()
  assert.ok(!first.done)
  parts.push(first.value)
  // An export that had read all rows first would not see what changes now.
  await shop.pool.query(`update sales_order set po_number = 'BARU-SAJA' where number = $1`, [
    oldest,
  ])
  for (let next = await iterator.next(); !next.done; next = await iterator.next())
    parts.push(next.value)
  assert.ok(Math.max(...parts.map(({ length }) => length)) < 1_000_000)
  const bytes = Buffer.concat(parts)
  const rows = await Array.fromAsync(
    await readRows({ name: 'pesanan.csv', bytes }, { rows: MANY + 10, columns: 30 }),
  )
  assert.equal(rows.length, MANY + 2)
  const numbers = rows
    .slice(1)
    .map((row) => /SO\/\d{4}\/\d{2}\/\d{6}/.exec(JSON.stringify(row))![0])
  assert.equal(new Set(numbers).size, MANY + 1)
  assert.equal(numbers.at(-1), oldest)
  assert.ok(JSON.stringify(rows.at(-1)).includes('BARU-SAJA'))
})
