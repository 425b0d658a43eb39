import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'
import { seedOrders } from './orders.ts'

let shop: TestShop
before(async () => {
  // Just past midnight: nothing of yesterday's may lie in the future.
  shop = await openTestShop({ at: '2026-11-20T00:05:00+07:00' })
  await seedOrders(shop.deps)
})
after(() => shop.close())

const queryOne = async (query: string) => (await shop.pool.query(query)).rows[0]

test('the demo’s buyers have their past, and the desk sees every state but approval', async () => {
  assert.equal((await (await shop.asBuyer('retail@contoh.id')).orders.list()).total, 12)
  assert.equal((await (await shop.asBuyer('bisnis@contoh.id')).orders.list()).total, 30)
  const { counts, total } = await (await shop.asStaff()).staffOrders.list()
  assert.equal(total, 102)
  const missing = OrderStatus.filter((status) => !counts[status])
  assert.deepEqual(missing, ['awaiting_approval'])
})

test('what the stock holds is what the open orders wait for', async () => {
  const { held } = await queryOne('select sum(held) as held from stock')
  const { wanted } = await queryOne(
    `select sum(quantity - shipped) as wanted from sales_order_line line
     join sales_order on sales_order.id = order_id where status <> 'cancelled'`,
  )
  assert.equal(held, wanted)
})

test('nothing of the past lies in the future, and its letters were sent', async () => {
  const now = shop.clock.now().toISOString()
  for (const table of ['sales_order_event', 'invoice_event', 'audit_entry'])
    assert.equal(
      (await queryOne(`select count(*) from ${table} where at > '${now}'`)).count,
      0,
      table,
    )
  assert.equal((await queryOne('select count(*) from message where sent_at is null')).count, 0)
})

test('a proof that waits for finance can be looked at', async () => {
  const finance = await shop.asStaff('finance@contoh.id')
  const { results } = await finance.staffOrders.list({ query: { status: 'awaiting_confirmation' } })
  const bytes = await finance.staffOrders.proof({ id: results[0]!.id })
  assert.deepEqual(Array.from(bytes.slice(0, 3)), [0xff, 0xd8, 0xff])
})

test('numbers of invoices follow their days without a gap', async () => {
  const { rows } = await shop.pool.query(
    `select count(*) as issued, max(right(number, 6)::int) as last,
       bool_and(previous is null or issued_at >= previous) as ordered
     from (select number, issued_at, left(number, 11) as period,
       lag(issued_at) over (order by number) as previous from invoice) numbered group by period`,
  )
  for (const { issued, last, ordered } of rows) assert.ok(issued === last && ordered)
})
