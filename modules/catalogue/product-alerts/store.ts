import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type ProductAlertRow = {
  id: string
  kind: 'stock' | 'price'
  variantId: number
  slug: string
  name: string
  isSold: boolean
  unit: string
  minOrder: number
  price: number
  createdAt: Date
}

const columns = sql`
  watch.id, watch.kind, watch.variant_id as "variantId", product.slug,
  product.name || ' ' || variant.name as name, product.active and variant.active as "isSold", variant.unit, variant.min_order as "minOrder",
  watch.price, watch.created_at as "createdAt"`
const productJoins = sql`
  join variant on variant.id = watch.variant_id join product on product.id = variant.product_id`

/** The active alerts of an account, newest first. */
export async function findActive(db: Db, accountId: string): Promise<ProductAlertRow[]> {
  const { rows } = await sql<ProductAlertRow>`
    select ${columns} from watch ${productJoins}
    where watch.account_id = ${accountId}::uuid and told_at is null
    order by watch.created_at desc, watch.id`.execute(db)
  return rows
}

/** Minimum order and free stock of a variant on sale. */
export async function findVariant(db: Db, variantId: number) {
  const { rows } = await sql<{ minOrder: number; free: number }>`
    select min_order as "minOrder", coalesce((
      select sum(on_hand - held) from current_stock where variant_id = variant.id), 0) as free
    from variant join product on product.id = product_id
    where variant.id = ${variantId} and variant.active and product.active`.execute(db)
  return rows[0]
}

type NewProductAlert = {
  accountId: string
  variantId: number
  kind: string
  price: number
  at: Date
}

/** Adds an alert; an existing active one stays unchanged. */
export const insert = (db: Db, { accountId, variantId, kind, price, at }: NewProductAlert) =>
  sql`
    insert into watch (account_id, variant_id, kind, price, created_at)
    values (${accountId}::uuid, ${variantId}, ${kind}, ${price}, ${at})
    on conflict (account_id, variant_id, kind) where told_at is null do nothing`.execute(db)

/** Deletes an active alert; false if the account has none with that id. */
export async function remove(db: Db, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('watch')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export type DueAlert = ProductAlertRow & {
  accountId: string
  email: string
  isBusiness: boolean
  companyId: string | null
  free: number
}

/** The next active alerts after an id, with free stock; without those of suspended accounts. */
export async function findDueAfter(db: Db, after: string, count: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select ${columns}, account.id as "accountId", account.email,
      coalesce(company.state = 'verified', false) as "isBusiness", account.company_id as "companyId",
      coalesce((select sum(on_hand - held) from current_stock where variant_id = watch.variant_id), 0) as free
    from watch ${productJoins}
    join account on account.id = watch.account_id and account.status = 'active'
    left join company on company.id = account.company_id
    where told_at is null and watch.id > ${after}::uuid and product.active and variant.active
    order by watch.id limit ${count}`.execute(db)
  return rows
}

/** Marks an alert as sent, once; false if another worker was faster. */
export async function markNotified(
  tx: Db,
  id: string,
  { at, stopHash }: { at: Date; stopHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('watch')
    .set({ told_at: at, stop_hash: stopHash })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the active alerts of the account that a token was sent to; returns their number. */
export async function removeByStopToken(db: Db, stopHash: Buffer): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from watch where told_at is null
      and account_id = (select account_id from watch where stop_hash = ${stopHash})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** All alerts of an account, sent ones included, newest first. */
export async function findAll(
  db: Db,
  accountId: string,
): Promise<(ProductAlertRow & { notifiedAt: Date | null })[]> {
  const { rows } = await sql<ProductAlertRow & { notifiedAt: Date | null }>`
    select ${columns}, told_at as "notifiedAt" from watch ${productJoins}
    where watch.account_id = ${accountId}::uuid order by watch.created_at desc, watch.id`.execute(
    db,
  )
  return rows
}

/** Deletes all alerts of an account. */
export const removeAll = (tx: Db, accountId: string) =>
  tx.deleteFrom('watch').where('account_id', '=', accountId).execute()
