import type pg from 'pg'
import { connect } from '#platform/database/database.ts'
import type { AgreedOrderLoad } from './agreed-orders.ts'
import type { OrderAudit } from './drill.ts'

/** What must hold in the database whatever happened, each with a query that counts what does not. */
const RULES: Record<string, string> = {
  'accepted offers without their one order, or orders of none': `
    select count(*) from negotiation where (status = 'ordered') <> (order_id is not null)`,
  'orders at another price than their offer': `
    select count(*) from negotiation_line line join negotiation n on n.id = line.negotiation_id
      join sales_order_line sold on sold.order_id = n.order_id and sold.variant_id = line.variant_id
    where line.status = 'accepted' and sold.tax_exclusive <> round(line.price * sold.quantity)`,
  'stock rows that hold another quantity than open orders': `
    select count(*) from (
      select variant_id, sum(held) as held from stock group by variant_id) as kept
      full join (select variant_id, sum(quantity - shipped - cancelled) as open from sales_order_line
        join sales_order on sales_order.id = order_id
        where status not in ('cancelled', 'completed') group by variant_id) as sold using (variant_id)
    where coalesce(held, 0) <> coalesce(open, 0)`,
  'stock rows that are oversold': 'select count(*) from stock where held > on_hand or on_hand < 0',
  'gaps or doubles in the numbers of invoices and orders': `
    select count(*) from (
      select number from invoice union all select number from sales_order) as document
    group by substring(number from '^.*/')
    having count(distinct number) <> count(*) or count(*) <> max(substring(number from '[0-9]+$')::int)`,
  'orders without exactly one invoice': `
    select count(*) from sales_order where (select count(*) from invoice where order_id = sales_order.id) <> 1`,
  'orders whose lines and freight are not their total': `
    select count(*) from sales_order o
    where total <> freight_total + (select sum(line.total) from sales_order_line line where order_id = o.id)`,
}

/** Which of those rules do not hold, one sentence each. */
export async function findBrokenRules(pool: pg.Pool): Promise<string[]> {
  const failures: string[] = []
  for (const [what, query] of Object.entries(RULES)) {
    const count = Number((await pool.query<{ count: string }>(query)).rows[0]?.count ?? 0)
    if (count > 0) failures.push(`${count} ${what}`)
  }
  return failures
}

/** Compares acknowledged orders with the database, and looks at what must hold in it. */
export async function auditAgreedOrders(
  databaseUrl: string,
  load: AgreedOrderLoad,
): Promise<{ orders: OrderAudit; failures: string[] }> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query<{ number: string }>(
      'select number from sales_order where account_id = any($1::uuid[])',
      [load.accountIds],
    )
    const stored = new Set(rows.map(({ number }) => number))
    const missing = load.acknowledged.filter(({ number }) => !stored.has(number)).length
    const acknowledged = load.acknowledged.length
    const wrong = load.acknowledged.filter(({ total, expectedTotal }) => total !== expectedTotal)
    const orders = { acknowledged, missing, surplus: rows.length + missing - acknowledged }
    const failures = [
      ...load.differences,
      ...[...load.unexpected].map((answer) => `the shop answered ${answer}`),
      ...wrong.map((each) => `${each.number} costs ${each.total}, not ${each.expectedTotal}`),
    ].slice(0, 10)
    failures.push(...(await findBrokenRules(pool)))
    return { orders, failures }
  } finally {
    await db.destroy()
  }
}
