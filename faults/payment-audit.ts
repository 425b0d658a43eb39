import { connect } from '#platform/database/database.ts'
import type { NotifiedPayment } from './payment-load.ts'
import { waitFor } from './wait.ts'

/** The ledger is booked by a job every minute. */
const BOOKING_LIMIT_MS = 90_000

/** What every acknowledged payment has done once, each with a query that counts those for which it does not hold. */
const EFFECTS: Record<string, string> = {
  'are not settled': `
    select count(*) from payment where id = any($1::uuid[]) and status <> 'settled'`,
  'have an invoice that is not paid': `
    select count(*) from payment join invoice on invoice.id = payment.invoice_id
    where payment.id = any($1::uuid[]) and invoice.status <> 'paid'`,
  'have an order that does not go on': `
    select count(*) from payment join sales_order on sales_order.id = payment.order_id
    where payment.id = any($1::uuid[]) and sales_order.status <> 'processing'`,
  'were not noted once': `
    select count(*) from unnest($1::uuid[]) as notified (payment)
    where (select count(*) from payment_notification where payment_id = notified.payment and verdict = 'settled') <> 1`,
  'were not paid once in the history of their invoice': `
    select count(*) from payment where id = any($1::uuid[])
      and (select count(*) from invoice_event where invoice_id = payment.invoice_id and to_status = 'paid') <> 1`,
  'are not booked once at their amount': `
    select count(*) from payment where id = any($1::uuid[]) and (
      select coalesce(array_agg(-entry.amount), '{}') from ledger_transaction as booked
        join ledger_entry as entry on entry.transaction_id = booked.id and entry.account = 'receivables'
      where booked.source_kind = 'invoice_paid' and booked.source_id = payment.invoice_id::text
    ) <> array[payment.amount]`,
  'did not send one e-mail': `
    select count(*) from payment join sales_order as o on o.id = payment.order_id
      join account on account.id = o.account_id
    where payment.id = any($1::uuid[]) and (
      select count(*) from message where template = 'invoice.paid' and channel = 'mail' and sent_at is not null
        and recipient = account.email and (subject || body_text) like '%' || o.number || '%') <> 1`,
}

/** Compares acknowledged payments with the database once the ledger is booked. Returns the differences. */
export async function auditPayments(
  databaseUrl: string,
  acknowledged: readonly NotifiedPayment[],
): Promise<string[]> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  const count = async (query: string, values: unknown[] = []) =>
    Number((await pool.query<{ count: string }>(query, values)).rows[0]?.count)
  try {
    await waitFor('the ledger is booked', BOOKING_LIMIT_MS, async () =>
      (await count('select count(*) from ledger_due')) === 0 ? true : undefined,
    )
    const failures: string[] = []
    for (const [what, query] of Object.entries(EFFECTS)) {
      const wrong = await count(query, [acknowledged.map(({ paymentId }) => paymentId)])
      if (wrong > 0) failures.push(`${wrong} of ${acknowledged.length} payments ${what}`)
    }
    const unbalanced = await count(
      'select count(*) from (select sum(amount) as total from ledger_entry) as ledger where total <> 0',
    )
    return unbalanced > 0 ? [...failures, 'debits and credits of the ledger differ'] : failures
  } finally {
    await db.destroy()
  }
}
