import { sql } from 'kysely'
import { startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { bindingOrderStatuses } from '#modules/selling/orders/rules/order-status.ts'

/** An order that still waits for its payment ends by itself, so its invoice does not become overdue. */
const statuses = [...bindingOrderStatuses, 'delivered', 'completed']

/**
 * Marks unpaid invoices as overdue that were due before today (Jakarta), with their events. Returns how many.
 * A payment that is recorded meanwhile wins: its row is no longer unpaid when this statement reaches it.
 */
export async function markOverdue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with marked as (
      update invoice set status = 'overdue', overdue_at = coalesce(overdue_at, ${now})
      from sales_order as o
      where o.id = invoice.order_id and invoice.status = 'unpaid'
        and invoice.due_at < ${startOfJakartaDay(toJakartaDate(now))} and o.status = any(${statuses}::text[])
      returning invoice.id
    ), noted as (
      insert into invoice_event (invoice_id, from_status, to_status, at, actor_kind, actor_name)
      select id, 'unpaid', 'overdue', ${now}, 'system', 'Sistem' from marked
    )
    select count(*) as count from marked`.execute(db)
  return rows[0]!.count
}
