import { sql } from 'kysely'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'

/** An order with its assignee and tags; optionally locked until the transaction ends. */
export async function findWork(db: Db, id: string, isLocked = false) {
  const row = await db
    .selectFrom('sales_order')
    .leftJoin('staff', 'staff.id', 'sales_order.assignee_id')
    .select(['sales_order.id', 'sales_order.number', 'sales_order.account_id as accountId'])
    .select(['sales_order.assignee_id as assigneeId', 'staff.name as assignee', 'sales_order.tags'])
    .where('sales_order.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('sales_order'))
    .executeTakeFirst()
  return row
}

export type OrderWorkRecord = NonNullable<Awaited<ReturnType<typeof findWork>>>

export const saveAssignee = (tx: Db, id: string, staffId: string | null) =>
  tx.updateTable('sales_order').set({ assignee_id: staffId }).where('id', '=', id).execute()

export const saveTags = (tx: Db, id: string, tags: readonly string[]) =>
  tx
    .updateTable('sales_order')
    .set({ tags: [...tags] })
    .where('id', '=', id)
    .execute()

/** Staff who work on orders, by name. */
export async function listColleagues(db: Db) {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .select(sql<Role[]>`roles`.as('roles'))
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.filter(({ roles }) =>
    (['sales', 'finance', 'admin'] as const).some((role) => roles.includes(role)),
  )
}

/** The notes of staff about an order, oldest first. */
export const listNotes = (db: Db, orderId: string) =>
  db
    .selectFrom('sales_order_note')
    .select(['id', 'at', 'author', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('nr')
    .execute()

export const insertNote = (
  tx: Db,
  note: { orderId: string; at: Date; staffId: string; author: string; text: string },
) =>
  tx
    .insertInto('sales_order_note')
    .values({
      order_id: note.orderId,
      at: note.at,
      staff_id: note.staffId,
      author: note.author,
      text: note.text,
    })
    .execute()

/** Tags of the orders that were tagged last, the most frequent first. */
export async function listKnownTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (select tags from order_summary where tags <> '{}'
      order by placed_at desc limit 500) as tagged,
      unnest(tags) as tag
    group by tag order by count(*) desc, tag limit 30`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** How many orders an account has, up to a thousand. */
export async function countOrders(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select count(*) as size from (
      select from sales_order where account_id = ${accountId}::uuid limit 1000) as counted`.execute(
    db,
  )
  return rows[0]!.size
}

export const listWarehouses = (db: Db) =>
  db.selectFrom('warehouse').select(['code', 'name']).orderBy('code').execute()
