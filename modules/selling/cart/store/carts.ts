import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The owner of a cart: an account, or a visitor by the hash of their token. */
export type CartOwner = { account: string } | { visitor: Buffer }

/** The owners whose carts one request may read: a buyer who was a visitor before has both. */
export type CartOwners = { account: string | null; visitor: Buffer | null }

/** Locks the owner's cart until the transaction ends; creates a missing one. */
export async function lockCart(tx: Db, owner: CartOwner, at: Date): Promise<string> {
  const { rows } = await upsertCartQuery(owner, at).execute(tx)
  return rows[0]!.id
}

/**
 * Every write locks the cart's own row and counts its revision up, so that no line changes between placing an
 * order and emptying the cart.
 */
export const upsertCartQuery = (owner: CartOwner, at: Date) =>
  'account' in owner
    ? sql<{ id: string }>`
      insert into cart (account_id, updated_at) values (${owner.account}::uuid, ${at}::timestamptz)
      on conflict (account_id) do update set updated_at = excluded.updated_at,
        revision = cart.revision + 1 returning id`
    : sql<{ id: string }>`
      insert into cart (visitor_hash, updated_at) values (${owner.visitor}::bytea, ${at}::timestamptz)
      on conflict (visitor_hash) do update set updated_at = excluded.updated_at,
        revision = cart.revision + 1 returning id`

/** Locks the carts of accounts, in the order of accounts. Returns the revisions that they have then. */
export async function lockCartRevisions(
  tx: Db,
  accounts: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ account: string; revision: number }>`
    select account_id as account, revision from cart where account_id = any(${accounts}::uuid[])
    order by account_id for update`.execute(tx)
  return new Map(rows.map(({ account, revision }) => [account, revision]))
}

/** The query that counts up the revisions of the carts of accounts. */
export const countRevisionsUpQuery = (accounts: readonly string[], at: Date) => sql`
  update cart set revision = revision + 1, updated_at = ${at}::timestamptz
  where account_id = any(${accounts}::uuid[])`

/** Deletes visitors' carts that have not changed since; carts of accounts stay. */
export const deleteStaleVisitorCarts = (db: Db, before: Date) =>
  db
    .deleteFrom('cart')
    .where('visitor_hash', 'is not', null)
    .where('updated_at', '<', before)
    .execute()

/** Deletes an account's cart with its lines. */
export const deleteCart = (tx: Db, account: string) =>
  tx.deleteFrom('cart').where('account_id', '=', account).execute()
