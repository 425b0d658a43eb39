import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Whether an order has changed since its summary was worked out. */
export async function hasDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from order_summary_due) as due`.execute(db)
  return rows[0]!.due
}

/** Takes the orders whose summaries are out of date. Waits for a process that takes the same ones. */
export async function claimDue(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with taken as (delete from order_summary_due returning order_id)
    select distinct order_id as id from taken order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Works out the summaries of orders. */
export async function summarize(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`select summarize_orders(${ids}::uuid[])`.execute(tx)
}
