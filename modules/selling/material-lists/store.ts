import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type SavedListRecord = {
  id: string
  name: string
  accountId: string
  companyId: string | null
  owner: string
  lines: number
  changedAt: Date
}
export type SavedListItem = { variantId: number; qty: number; name: string }

const listColumns = sql`
  list.id, list.name, list.account_id as "accountId", list.company_id as "companyId", account.name as owner,
  (select count(*) from saved_list_line where list_id = list.id) as lines, list.changed_at as "changedAt"
  from saved_list as list join account on account.id = list.account_id`

type ListViewer = { accountId: string; companyId: string | null }

const isVisibleTo = ({ accountId, companyId }: ListViewer) =>
  sql`(list.account_id = ${accountId}::uuid or list.company_id = ${companyId}::uuid)`

/** The lists that a buyer can see, their own first. */
export async function listVisible(db: Db, viewer: ListViewer): Promise<SavedListRecord[]> {
  const { rows } = await sql<SavedListRecord>`
    select ${listColumns} where ${isVisibleTo(viewer)}
    order by list.account_id <> ${viewer.accountId}::uuid, list.changed_at desc, list.id`.execute(
    db,
  )
  return rows
}

export async function findList(
  db: Db,
  id: string,
  viewer: ListViewer,
): Promise<SavedListRecord | undefined> {
  const { rows } = await sql<SavedListRecord>`
    select ${listColumns} where list.id = ${id}::uuid and ${isVisibleTo(viewer)}`.execute(db)
  return rows[0]
}

/** The lines of a list in their order with product names, whether they are on sale or not. */
export async function listLines(db: Db, listId: string): Promise<SavedListItem[]> {
  const { rows } = await sql<SavedListItem>`
    select variant.id as "variantId", line.qty, product.name || ' ' || variant.name as name
    from saved_list_line as line join variant on variant.id = line.variant_id
    join product on product.id = variant.product_id
    where line.list_id = ${listId}::uuid order by line.position`.execute(db)
  return rows
}

/** Serializes counting and adding one buyer's lists until the transaction ends. */
export const lockLists = (tx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`saved lists ${accountId}`}, 0))`.execute(tx)

type ListInput = { accountId: string; companyId: string | null; name: string; at: Date }

/** Inserts a list; returns its id. */
export async function insert(
  tx: Db,
  { accountId, companyId, name, at }: ListInput,
): Promise<string> {
  const { id } = await tx
    .insertInto('saved_list')
    .values({ account_id: accountId, company_id: companyId, name, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a list of this owner; false where there is none. */
export async function update(tx: Db, id: string, { accountId, companyId, name, at }: ListInput) {
  const { numUpdatedRows } = await tx
    .updateTable('saved_list')
    .set({ company_id: companyId, name, changed_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a list of this owner; false where there is none. */
export async function remove(db: Db, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_list')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Replaces the lines of a list; returns how many of the variants exist. */
export async function replaceLines(
  tx: Db,
  listId: string,
  lines: readonly { variantId: number; qty: number }[],
): Promise<number> {
  await tx.deleteFrom('saved_list_line').where('list_id', '=', listId).execute()
  const { numAffectedRows } = await sql`
    insert into saved_list_line (list_id, position, variant_id, qty)
    select ${listId}::uuid, row.place, variant.id, row.qty
    from unnest(${lines.map(({ variantId }) => variantId)}::int[], ${lines.map(({ qty }) => qty)}::numeric[])
      with ordinality as row (variant_id, qty, place)
    join variant on variant.id = row.variant_id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** The variants that a buyer has ordered, latest first, each with its last quantity. */
export async function listPurchased(
  db: Db,
  accountId: string,
  maxLines: number,
): Promise<SavedListItem[]> {
  const { rows } = await sql<SavedListItem>`
    select "variantId", qty, name from (
      select distinct on (line.variant_id) line.variant_id as "variantId", line.quantity as qty,
        product.name || ' ' || variant.name as name, sold.placed_at
      from sales_order as sold join sales_order_line as line on line.order_id = sold.id
      join variant on variant.id = line.variant_id join product on product.id = variant.product_id
      where sold.account_id = ${accountId}::uuid and sold.status <> 'cancelled'
      order by line.variant_id, sold.placed_at desc) as last
    order by placed_at desc, "variantId" limit ${maxLines}`.execute(db)
  return rows
}

type OwnListLine = { listId: string; listName: string; shared: boolean; changedAt: Date } & Pick<
  SavedListItem,
  'name' | 'qty'
>

/** The lines of an account's own lists. */
export async function listOwnLines(db: Db, accountId: string): Promise<OwnListLine[]> {
  const { rows } = await sql<OwnListLine>`
    select list.id as "listId", list.name as "listName", list.company_id is not null as shared,
      list.changed_at as "changedAt", line.qty, product.name || ' ' || variant.name as name
    from saved_list as list join saved_list_line as line on line.list_id = list.id
    join variant on variant.id = line.variant_id join product on product.id = variant.product_id
    where list.account_id = ${accountId}::uuid order by list.name, list.id, line.position`.execute(
    db,
  )
  return rows
}

/** Deletes an account's own lists. */
export const deleteAll = (tx: Db, accountId: string) =>
  tx.deleteFrom('saved_list').where('account_id', '=', accountId).execute()
