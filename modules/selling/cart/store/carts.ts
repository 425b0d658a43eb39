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
 * Every write locks the cart's own row, so that no line changes between placing an order and emptying the
 * cart.
 */
export const upsertCartQuery = (owner: CartOwner, at: Date) =>
  'account' in owner
    ? sql<{ id: string }>`
      insert into cart (account_id, updated_at) values (${owner.account}::uuid, ${at}::timestamptz)
      on conflict (account_id) do update set updated_at = excluded.updated_at returning id`
    : sql<{ id: string }>`
      insert into cart (visitor_hash, updated_at) values (${owner.visitor}::bytea, ${at}::timestamptz)
      on conflict (visitor_hash) do update set updated_at = excluded.updated_at returning id`

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
