import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { type CartOwner, upsertCartQuery } from './carts.ts'

/** Adds a line; returns undefined where a concurrent request has added the variant. */
export async function insertLine(
  db: Db,
  owner: CartOwner,
  variantId: number,
  qty: number,
  at: Date,
) {
  const { rows } = await sql<{ id: string }>`
    with own_cart as (${upsertCartQuery(owner, at)})
    insert into cart_line (cart_id, variant_id, quantity, added_at)
    select id, ${variantId}::int, ${qty}::numeric, ${at}::timestamptz from own_cart
    on conflict (cart_id, variant_id) do nothing
    returning id`.execute(db)
  return rows[0]?.id
}

/** Sets a line's quantity if it still is `seen`; false where it was changed or removed meanwhile. */
export async function updateQuantity(
  db: Db,
  owner: CartOwner,
  line: { id: string; seen: number; qty: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with own_cart as (${upsertCartQuery(owner, at)})
    update cart_line set quantity = ${line.qty}::numeric from own_cart
    where cart_line.cart_id = own_cart.id and cart_line.id = ${line.id}::uuid
      and cart_line.quantity = ${line.seen}::numeric
    returning cart_line.id`.execute(db)
  return rows.length > 0
}

/** How long a removed line can come back. */
const RESTORABLE = '1 hour'

/** Removes a line, restorable for a while; false where it is not the owner's. */
export async function removeLine(db: Db, owner: CartOwner, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with own_cart as (${upsertCartQuery(owner, at)}), forgotten as (
      delete from removed_cart_line using own_cart
      where removed_cart_line.cart_id = own_cart.id
        and removed_at < ${at}::timestamptz - ${RESTORABLE}::interval
    ), removed as (
      delete from cart_line using own_cart
      where cart_line.cart_id = own_cart.id and cart_line.id = ${id}::uuid
      returning cart_line.id, cart_id, variant_id, quantity, added_at
    )
    insert into removed_cart_line (id, cart_id, variant_id, quantity, added_at, removed_at)
    select id, cart_id, variant_id, quantity, added_at, ${at}::timestamptz from removed
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Brings a removed line back as it was. A line of the same variant that was added meanwhile stays as it
 * is. False where there is nothing to bring back.
 */
export async function restoreLine(
  db: Db,
  owner: CartOwner,
  id: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with own_cart as (${upsertCartQuery(owner, at)}), restored as (
      delete from removed_cart_line using own_cart
      where removed_cart_line.cart_id = own_cart.id and removed_cart_line.id = ${id}::uuid
        and removed_at >= ${at}::timestamptz - ${RESTORABLE}::interval
      returning removed_cart_line.id, cart_id, variant_id, quantity, added_at
    ), inserted as (
      insert into cart_line (id, cart_id, variant_id, quantity, added_at)
      select id, cart_id, variant_id, quantity, added_at from restored
      on conflict (cart_id, variant_id) do nothing
    )
    select id from restored`.execute(db)
  return rows.length > 0
}

/** Forgets the lines that were removed before. */
export const deleteRemovedLines = (db: Db, before: Date) =>
  db.deleteFrom('removed_cart_line').where('removed_at', '<', before).execute()

/** Sets the quantities of variants, whether they are in the cart or not. */
export const upsertLines = (
  tx: Db,
  cartId: string,
  lines: readonly { variantId: number; qty: number }[],
  at: Date,
) =>
  sql`
    insert into cart_line (cart_id, variant_id, quantity, added_at)
    select ${cartId}::uuid, variant_id, quantity, ${at}::timestamptz + place * interval '1 microsecond'
    from unnest(${lines.map(({ variantId }) => variantId)}::int[], ${lines.map(({ qty }) => qty)}::numeric[])
      with ordinality as row (variant_id, quantity, place)
    on conflict (cart_id, variant_id) do update set quantity = excluded.quantity`.execute(tx)

/**
 * Moves a visitor's lines into a locked cart, adding up quantities of the same variant, and deletes the
 * visitor's cart.
 */
export async function moveVisitorLines(tx: Db, visitor: Buffer, cartId: string): Promise<void> {
  const visitorCart = await tx
    .selectFrom('cart')
    .select('id')
    .where('visitor_hash', '=', visitor)
    .forUpdate()
    .executeTakeFirst()
  if (!visitorCart) return
  await sql`
    insert into cart_line (cart_id, variant_id, quantity, added_at)
    select ${cartId}::uuid, variant_id, quantity, added_at from cart_line where cart_id = ${visitorCart.id}::uuid
    on conflict (cart_id, variant_id)
    do update set quantity = cart_line.quantity + excluded.quantity`.execute(tx)
  await tx.deleteFrom('cart').where('id', '=', visitorCart.id).execute()
}

/** The query that deletes all lines of the carts of accounts. */
export const deleteLinesQuery = (accounts: readonly string[]) => sql`
  delete from cart_line using cart
  where cart.id = cart_line.cart_id and cart.account_id = any(${accounts}::uuid[])`

/** The lines of an account's cart with product names. */
export const listNamedLines = (db: Db, account: string) =>
  db
    .selectFrom('cart')
    .innerJoin('cart_line as line', 'line.cart_id', 'cart.id')
    .innerJoin('variant', 'variant.id', 'line.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['line.quantity', 'line.added_at as addedAt', 'variant.unit'])
    .select(sql<string>`trim(product.name || ' ' || variant.name)`.as('name'))
    .where('cart.account_id', '=', account)
    .orderBy('line.added_at')
    .execute()
