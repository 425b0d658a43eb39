import type pg from 'pg'
import { findBrokenRules } from '../agreed-order-audit.ts'
import type { OrderAudit } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditPayments } from '../payment-audit.ts'
import type { DayRecord } from './record.ts'

/** What staff have done, each with a query that counts the orders for which it does not hold. */
const STAFF_EFFECTS: Record<string, { query: string; ids: (record: DayRecord) => string[] }> = {
  'orders whose matched transfer is not in one paid invoice': {
    query: `select count(*) from unnest($1::uuid[]) as matched (id)
      where (select array_agg(status::text) from invoice where order_id = matched.id) is distinct from array['paid']`,
    ids: ({ confirmedOrderIds }) => confirmedOrderIds,
  },
  'orders that left and are not shipped as a whole': {
    query: `select count(*) from sales_order_line where order_id = any($1::uuid[]) and shipped <> quantity`,
    ids: ({ departedOrderIds }) => departedOrderIds,
  },
}

/**
 * Compares what the shop has acknowledged with its database, once its jobs have run: every order once, with its e-mail; every
 * payment settled, booked and notified; stock, numbers and totals. Returns what is wrong.
 */
export async function auditDay(
  { databaseUrl, pool, accountIds }: { databaseUrl: string; pool: pg.Pool; accountIds: string[] },
  record: DayRecord,
): Promise<{ orders: OrderAudit; failures: string[] }> {
  const failures = [
    ...(await auditJobs(databaseUrl, { acknowledged: record.orders })),
    ...(await auditPayments(databaseUrl, record.payments)),
    ...(await findBrokenRules(pool)),
  ]
  const orders = await countOrders(pool, accountIds, record)
  if (orders.missing > 0 || orders.surplus > record.unanswered)
    failures.push(`${orders.missing} orders are missing, ${orders.surplus} are too many`)
  for (const [what, { query, ids }] of Object.entries(STAFF_EFFECTS)) {
    const { rows } = await pool.query<{ count: number }>(query, [ids(record)])
    if (rows[0]!.count > 0) failures.push(`${rows[0]!.count} ${what}`)
  }
  return { orders, failures }
}

async function countOrders(
  pool: pg.Pool,
  accountIds: readonly string[],
  { orders, agreedOrders }: DayRecord,
): Promise<OrderAudit> {
  const { rows } = await pool.query<{ number: string }>(
    'select number from sales_order where account_id = any($1::uuid[])',
    [accountIds],
  )
  const stored = new Set(rows.map(({ number }) => number))
  const numbers = [...orders, ...agreedOrders].map(({ number }) => number)
  const missing = numbers.filter((number) => !stored.has(number)).length
  return {
    acknowledged: numbers.length,
    missing,
    surplus: rows.length + missing - numbers.length,
  }
}
