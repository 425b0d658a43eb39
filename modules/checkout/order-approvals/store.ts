import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Records that an order waits for an approver of its company. */
export const insertRequest = (tx: Db, orderId: string, companyId: string, at: Date) =>
  tx
    .insertInto('order_approval')
    .values({ order_id: orderId, company_id: companyId, asked_at: at })
    .execute()

export type PendingApprovalRow = {
  id: string
  number: string
  by: string
  total: number
  limit: number | null
  askedAt: Date
  lines: { name: string; quantity: number; unit: string; total: number }[]
}

/** Orders of a company that wait for an approver, the oldest request first. */
export async function listPending(db: Db, companyId: string): Promise<PendingApprovalRow[]> {
  const { rows } = await sql<PendingApprovalRow>`
    select sales_order.id, sales_order.number, account.name as by, sales_order.total,
      account.spending_limit as "limit",
      approval.asked_at as "askedAt", (
        select json_agg(json_build_object('name', product_name || ' ' || variant_name,
          'quantity', quantity, 'unit', unit, 'total', total) order by position)
        from sales_order_line where order_id = sales_order.id) as lines
    from order_approval as approval join sales_order on sales_order.id = approval.order_id
    join account on account.id = sales_order.account_id
    where approval.company_id = ${companyId}::uuid and decided_at is null
      and sales_order.status = 'awaiting_approval'
    order by approval.asked_at`.execute(db)
  return rows
}

/** Saves a decision; false where this company has no such request, or it is decided already. */
export async function saveDecision(
  tx: Db,
  decision: {
    orderId: string
    companyId: string
    by: string
    approve: boolean
    note: string | null
    at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_approval')
    .set({
      decided_at: decision.at,
      decided_by: decision.by,
      approved: decision.approve,
      note: decision.note,
    })
    .where('order_id', '=', decision.orderId)
    .where('company_id', '=', decision.companyId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What was decided about a company's request, and by whom; undefined where it has none, or it is open. */
export const findDecision = (
  db: Db,
  { orderId, companyId }: { orderId: string; companyId: string },
) =>
  db
    .selectFrom('order_approval as approval')
    .innerJoin('account', 'account.id', 'approval.decided_by')
    .select(['approval.approved', 'account.name as by'])
    .where('approval.order_id', '=', orderId)
    .where('approval.company_id', '=', companyId)
    .executeTakeFirst()

/** The decisions of an account about colleagues' orders, oldest first. */
export const listDecisions = (db: Db, accountId: string) =>
  db
    .selectFrom('order_approval as approval')
    .innerJoin('sales_order', 'sales_order.id', 'approval.order_id')
    .select(['sales_order.number', 'approval.decided_at', 'approval.approved', 'approval.note'])
    .where('approval.decided_by', '=', accountId)
    .orderBy('approval.decided_at')
    .execute()
