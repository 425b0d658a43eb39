import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'
import {
  matchAssignee,
  matchWarehouse,
  orderTaskColumns,
  orderTaskJoins,
  type OrderTaskRow,
} from '#modules/selling/staff-orders/sql.ts'

/** `amount` is what the transfer asked for, in sen: of one for several invoices, their sum. */
type PaymentTaskRow = OrderTaskRow & { since: Date; amount: number }

/** Orders whose proof of transfer waits, oldest proof first; on credit terms they are under way meanwhile. */
export async function listProofs(db: Db, filter: StaffTaskFilter): Promise<PaymentTaskRow[]> {
  const { rows } = await sql<PaymentTaskRow>`
    select ${orderTaskColumns}, invoice.proof_sent_at as since,
      coalesce(together.amount, transfer_amount(invoice.amount, invoice.unique_code)) as amount
    from sales_order as o join invoice on invoice.order_id = o.id and invoice.status = 'proof_submitted'
      ${orderTaskJoins}
      left join lateral (
        select transfer_amount(bundle.amount, bundle.unique_code) as amount
        from payment_bundle_invoice as bundled join payment_bundle as bundle on bundle.id = bundled.bundle_id
        where bundled.invoice_id = invoice.id and bundled.is_open and bundle.proof_sent_at is not null
      ) as together on true
    where o.status <> 'cancelled' and ${matchAssignee(filter)} and ${matchWarehouse(filter)}
    order by invoice.proof_sent_at, o.id limit ${filter.limit}`.execute(db)
  return rows
}
