import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { NegotiationStatus } from '../rules/negotiation-status.ts'

/** The negotiations of an account, newest first. */
export const listOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('negotiation')
    .select(['id', 'number', 'status', 'project', 'round', 'target_date', 'value', 'created_at'])
    .$narrowType<{ status: NegotiationStatus }>()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

const selectOwnIds = (db: Db, accountId: string) =>
  db.selectFrom('negotiation').select('id').where('account_id', '=', accountId)

/** The lines of all its negotiations. */
export const listLinesOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('negotiation_line')
    .select(['negotiation_id', 'sku', 'product_name', 'variant_name', 'quantity', 'unit'])
    .select(['list_price', 'price', 'status'])
    .where('negotiation_id', 'in', selectOwnIds(db, accountId))
    .orderBy('position')
    .execute()

/** What the account and its guests wrote. */
export const listMessagesOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('negotiation_message')
    .select(['negotiation_id', 'author', 'author_name', 'text', 'at'])
    .where('negotiation_id', 'in', selectOwnIds(db, accountId))
    .where('author', '<>', 'staff')
    .orderBy('at')
    .orderBy('nr')
    .execute()

/** The guests to whom it gave links. */
export const listGuestsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('negotiation_guest_link')
    .select(['negotiation_id', 'guest_name', 'created_at'])
    .where('negotiation_id', 'in', selectOwnIds(db, accountId))
    .orderBy('created_at')
    .execute()

/** Deletes the negotiations that no order came of. */
export const deleteUnordered = (tx: Db, accountId: string) =>
  tx
    .deleteFrom('negotiation')
    .where('account_id', '=', accountId)
    .where('order_id', 'is', null)
    .execute()

/** Takes the names and what was written out of those that are behind an order. */
export async function anonymizeOrdered(tx: Db, accountId: string): Promise<void> {
  const own = sql`(select id from negotiation where account_id = ${accountId}::uuid)`
  for (const statement of [
    sql`delete from negotiation_guest_link where negotiation_id in ${own}`,
    sql`delete from negotiation_message where negotiation_id in ${own}`,
    sql`update negotiation_event set actor_name = 'Pembeli'
      where negotiation_id in ${own} and actor = 'buyer'`,
    sql`update negotiation_round set bid_by = 'Pembeli'
      where negotiation_id in ${own} and bid_by is not null`,
  ])
    await statement.execute(tx)
}
