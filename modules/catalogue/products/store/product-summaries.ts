import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Whether a summary is out of date: what it shows was changed, or a price begins by this day. */
export async function hasDue(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from product_summary_due)
      or exists (select from product_summary where next_price_on <= ${day}::date) as due`.execute(
    db,
  )
  return rows[0]!.due
}

/** Takes the products whose summaries are out of date. Waits for a process that takes the same ones. */
export async function claimDue(tx: Db, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (delete from product_summary_due returning product_id)
    select product_id as id from taken
    union select product_id from product_summary where next_price_on <= ${day}::date
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Works out the summaries of products with the prices of a day. */
export async function summarize(tx: Db, ids: readonly number[], day: string): Promise<void> {
  await sql`select summarize_products(${ids}::int[], ${day}::date)`.execute(tx)
}
