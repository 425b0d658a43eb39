import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { seedOrders } from './orders.ts'

// Just past midnight, when events of the day before could easily land in the future.
const shop = await useTestShop({ at: '2026-11-20T00:05:00+07:00' })
await seedOrders(shop.deps)

const queryOne = async (query: string) => (await shop.pool.query(query)).rows[0]

test('seedOrders: the demo’s buyers have orders, and staff see every status but awaiting_approval', async () => {
  assert.equal((await (await shop.asBuyer('retail@contoh.id')).orders.list()).total, 12)
  assert.equal((await (await shop.asBuyer('bisnis@contoh.id')).orders.list()).total, 30)
  const { counts, total } = await (await shop.asStaff()).staffOrders.list()
  assert.equal(total, 102)
  const missing = OrderStatus.filter((status) => !counts[status])
  assert.deepEqual(missing, ['awaiting_approval'])
})

test('seedOrders: the reserved stock equals the unshipped quantities of open orders', async () => {
  const { held } = await queryOne('select sum(held) as held from stock')
  const { unshipped } = await queryOne(
    `select sum(quantity - shipped) as unshipped from sales_order_line line
     join sales_order on sales_order.id = order_id where status <> 'cancelled'`,
  )
  assert.equal(held, unshipped)
})

test('seedOrders: every vehicle and driver loads in one warehouse', async () => {
  const { rows } = await shop.pool.query(
    `select plate, driver, count(distinct warehouse_id)::int as warehouses
     from delivery_order group by plate, driver`,
  )
  assert.ok(rows.length > 8, `${rows.length} drivers`)
  assert.deepEqual(
    rows.filter(({ warehouses }) => warehouses !== 1),
    [],
  )
})

test('seedOrders: no event is in the future, and no e-mail is left to send', async () => {
  const now = shop.clock.now().toISOString()
  for (const table of ['sales_order_event', 'invoice_event', 'audit_entry'])
    assert.equal(
      (await queryOne(`select count(*) from ${table} where at > '${now}'`)).count,
      0,
      table,
    )
  assert.equal((await queryOne('select count(*) from message where sent_at is null')).count, 0)
})

test('GET /staff/orders/{id}/proof: finance can open a seeded proof that awaits confirmation', async () => {
  const finance = await shop.asStaff('finance@contoh.id')
  const { results } = await finance.staffOrders.list({ query: { status: 'awaiting_confirmation' } })
  const bytes = await collectFile(await finance.staffPayments.proof({ id: results[0]!.id }))
  assert.deepEqual(Array.from(bytes.slice(0, 3)), [0xff, 0xd8, 0xff])
})

test('seedOrders: invoice numbers are consecutive and in the order of their dates', async () => {
  const { rows } = await shop.pool.query(
    `select count(*) as issued, max(right(number, 6)::int) as last,
       bool_and(previous is null or issued_at >= previous) as ordered
     from (select number, issued_at, left(number, 11) as period,
       lag(issued_at) over (order by number) as previous from invoice) numbered group by period`,
  )
  for (const { issued, last, ordered } of rows) assert.ok(issued === last && ordered)
})
