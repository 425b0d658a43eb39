import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen } from '#platform/money.ts'
import type { DiscountTier } from '#modules/catalogue/pricing/rules.ts'
import type { TaxRate } from '#modules/catalogue/tax/rules.ts'
import type { CartVariant, CartLineRow, CartPrice, CartTaxRates } from './rules/pricing.ts'

/** The owner of a cart: an account, or a visitor by the hash of their token. */
export type CartOwner = { account: string } | { visitor: Buffer }
/** The owners whose carts one request may read: a buyer who was a visitor before has both. */
export type CartOwners = { account: string | null; visitor: Buffer | null }

/** Which prices apply, and on which day (`2026-11-20`, Jakarta). */
export type CartPriceContext = { isBusiness: boolean; companyId: string | null; day: string }

/**
 * A line, or a requested variant that is not in the cart (`line` is null). Without a price it is not sold.
 */
export type CartRow = {
  variant: CartVariant
  price: CartPrice | undefined
  line: (CartLineRow & { isFromVisitorCart: boolean }) | null
}

/** The rows of a cart with the day's PPN rates, which are undefined where there are no rows. */
export type CartSnapshot = { rows: CartRow[]; rates: CartTaxRates | undefined }
export const emptySnapshot: CartSnapshot = { rows: [], rates: undefined }

type CartQueryRow = CartVariant & {
  id: string | null
  qty: number | null
  visitors: boolean | null
  amount: number | null
  tiers: DiscountTier[] | null
  general: TaxRateTuple | null
  luxuryRate: TaxRateTuple | null
}
type TaxRateTuple = [percent: number, baseNumerator: number, baseDenominator: number]

/**
 * The lines in the order they were added, and other requested variants. Prices and the day's rates are
 * chosen as pricing and tax do it, but in the same statement: every write reads the cart, and separate
 * queries would halve the throughput.
 */
export async function readCart(
  db: Db,
  { account, visitor }: CartOwners,
  { isBusiness, companyId, day }: CartPriceContext,
  variantIds: readonly number[],
): Promise<CartSnapshot> {
  const { rows } = await sql<CartQueryRow>`
    with own_line as (
      select line.id, line.variant_id, line.quantity, line.added_at, cart.account_id is null as visitors
      from cart join cart_line line on line.cart_id = cart.id
      where cart.account_id = ${account}::uuid or cart.visitor_hash = ${visitor}::bytea
    ), ids as (
      select variant_id from own_line union ${selectVariantIds(variantIds)}
    ), lists as materialized (
      select array(select id from price_list
        where code = 'retail' and company_id is null
          or ${isBusiness}::bool and code = 'business' and company_id is null
          or company_id = ${companyId}::uuid
        order by company_id is null, code = 'retail', id) as ids
    )
    select own_line.id, own_line.quantity as qty, own_line.visitors, variant.id as "variantId",
      product.id as "productId", product.slug, product.name, variant.name as "variantName",
      brand.name as brand, variant.sku, variant.picture, variant.unit, variant.measured,
      variant.weight_kg as "weightKg", variant.volume_m3 as "volumeM3", variant.length_m as "lengthM",
      variant.min_order as "minOrder", variant.multiple, variant.lead_days as "leadDays",
      sub_category.slug as "subCategory", product.luxury, variant.active and product.active as active,
      coalesce((select sum(on_hand - held) from stock where variant_id = variant.id), 0) as stock,
      (select amount from price
        where variant_id = variant.id and price_list_id = any((select ids from lists)::int[])
          and valid_from <= ${day}::date
        order by array_position((select ids from lists), price_list_id), valid_from desc
        limit 1) as amount,
      (select jsonb_agg(jsonb_build_object('minQty', min_qty, 'discount', discount) order by min_qty)
        from discount_tier where variant_id = variant.id) as tiers,
      ${taxRateSql('general', day)} as general, ${taxRateSql('luxury', day)} as "luxuryRate"
    from ids
      join variant on variant.id = ids.variant_id
      join product on product.id = variant.product_id
      join brand on brand.id = product.brand_id
      join sub_category on sub_category.id = product.sub_category_id
      left join own_line on own_line.variant_id = ids.variant_id
    order by own_line.added_at, ids.variant_id`.execute(db)
  const { general, luxuryRate } = rows[0] ?? {}
  const rates = general &&
    luxuryRate && { general: toTaxRate(general), luxury: toTaxRate(luxuryRate) }
  return { rows: rows.map(toCartRow), rates: rates ?? undefined }
}

/** A single variant is passed as a value: for an array the planner expects many rows and scans the table. */
const selectVariantIds = (variantIds: readonly number[]) => {
  const [first = null] = variantIds
  return variantIds.length < 2
    ? sql`select ${first}::int where ${first}::int is not null`
    : sql`select unnest(${variantIds}::int[])`
}

function toCartRow(row: CartQueryRow): CartRow {
  const { id, qty, visitors, amount, tiers, general: _, luxuryRate: __, ...variant } = row
  return {
    variant,
    price: amount === null ? undefined : { listPrice: sen(amount), tiers: tiers ?? [] },
    line: id === null ? null : { id, qty: qty!, isFromVisitorCart: visitors!, variant },
  }
}

const taxRateSql = (taxClass: keyof CartTaxRates, day: string) => sql`
  (select array[percent, base_numerator, base_denominator] from tax_rate
    where tax_class = ${taxClass} and valid_from <= ${day}::date order by valid_from desc limit 1)`

const toTaxRate = ([percent, baseNumerator, baseDenominator]: TaxRateTuple): TaxRate => ({
  percent,
  baseNumerator,
  baseDenominator,
})

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

/** Removes a line; false where it is not the owner's. */
export async function deleteLine(db: Db, owner: CartOwner, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with own_cart as (${upsertCartQuery(owner, at)})
    delete from cart_line using own_cart
    where cart_line.cart_id = own_cart.id and cart_line.id = ${id}::uuid
    returning cart_line.id`.execute(db)
  return rows.length > 0
}

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

/** Locks the owner's cart until the transaction ends; creates a missing one. */
export async function lockCart(tx: Db, owner: CartOwner, at: Date): Promise<string> {
  const { rows } = await upsertCartQuery(owner, at).execute(tx)
  return rows[0]!.id
}

/**
 * Every write locks the cart's own row, so that no line changes between placing an order and emptying the
 * cart.
 */
const upsertCartQuery = (owner: CartOwner, at: Date) =>
  'account' in owner
    ? sql<{ id: string }>`
      insert into cart (account_id, updated_at) values (${owner.account}::uuid, ${at}::timestamptz)
      on conflict (account_id) do update set updated_at = excluded.updated_at returning id`
    : sql<{ id: string }>`
      insert into cart (visitor_hash, updated_at) values (${owner.visitor}::bytea, ${at}::timestamptz)
      on conflict (visitor_hash) do update set updated_at = excluded.updated_at returning id`

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

/** The query that deletes all lines of an account's cart. */
export const deleteLinesQuery = (tx: Db, account: string) =>
  tx
    .deleteFrom('cart_line')
    .where('cart_id', 'in', tx.selectFrom('cart').select('id').where('account_id', '=', account))

/** Deletes visitors' carts that have not changed since; carts of accounts stay. */
export const deleteStaleVisitorCarts = (db: Db, before: Date) =>
  db
    .deleteFrom('cart')
    .where('visitor_hash', 'is not', null)
    .where('updated_at', '<', before)
    .execute()

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

/** Deletes an account's cart with its lines. */
export const deleteCart = (tx: Db, account: string) =>
  tx.deleteFrom('cart').where('account_id', '=', account).execute()
