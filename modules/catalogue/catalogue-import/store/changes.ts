import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { VariantChange } from '../rules/row-diff.ts'

/** What a row of a sheet would change. */
export type RowChange = { number: number; sku: string; change: VariantChange }

export async function insertChanges(
  db: Db,
  id: string,
  changes: readonly RowChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into catalogue_import_change (import_id, number, sku, change)
    select ${id}::uuid, * from json_to_recordset(${JSON.stringify(changes)}::json)
      as row (number int, sku text, change jsonb)`.execute(db)
}

/** A row that changes a known variant, or adds one. */
export type ChangedRow = RowChange & { change: Extract<VariantChange, { kind: 'change' }> }
export type AddedRow = RowChange & { change: Extract<VariantChange, { kind: 'add' }> }

/** The next rows that change a variant, in the order of variant ids. */
export async function findChangedAfter(
  db: Db,
  id: string,
  afterVariantId: number,
  count: number,
): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select number, sku, change from catalogue_import_change
    where import_id = ${id} and variant_id > ${afterVariantId} order by variant_id limit ${count}`.execute(
    db,
  )
  return rows
}

/** The next rows that add a variant, in the order of SKUs. */
export async function findAddedAfter(
  db: Db,
  id: string,
  afterSku: string,
  count: number,
): Promise<AddedRow[]> {
  const { rows } = await sql<AddedRow>`
    select number, sku, change from catalogue_import_change
    where import_id = ${id} and variant_id is null and sku > ${afterSku} order by sku limit ${count}`.execute(
    db,
  )
  return rows
}

/** The row that changes a variant. */
export const findChangeOf = (db: Db, id: string, variantId: number) =>
  db
    .selectFrom('catalogue_import_change')
    .select(['number', 'sku'])
    .where('import_id', '=', id)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()

/** Warehouses whose stock an import changes of a variant that has no row there yet. */
export async function findMissingStock(
  db: Db,
  id: string,
): Promise<{ variantId: number; code: string }[]> {
  const { rows } = await sql<{ variantId: number; code: string }>`
    select change.variant_id as "variantId", warehouse.code
    from catalogue_import_change as change
    cross join jsonb_object_keys(change.change -> 'stock') as counted (code)
    join warehouse using (code)
    where change.import_id = ${id} and change.variant_id is not null and not exists (
      select from stock where variant_id = change.variant_id and warehouse_id = warehouse.id)`.execute(
    db,
  )
  return rows
}

export type ChangeFilter = {
  /** Only rows that also carry somebody else's change. */
  overlapping: boolean
  /** Part of a SKU. */
  search?: string | undefined
}

const selectMatching = (db: Db, id: string, { overlapping, search }: ChangeFilter) =>
  db
    .selectFrom('catalogue_import_change')
    .where('import_id', '=', id)
    .$if(overlapping, (query) => query.where(sql<boolean>`jsonb_exists(change, 'overlaps')`))
    .$if(Boolean(search), (query) => query.where('sku', 'ilike', toContainsPattern(search!)))

/** A page of an import's changes, by row. */
export async function findPage(
  db: Db,
  id: string,
  { page, count, ...filter }: ChangeFilter & Paging,
): Promise<RowChange[]> {
  return selectMatching(db, id, filter)
    .select(['number', 'sku', sql<VariantChange>`change`.as('change')])
    .orderBy('number')
    .limit(count)
    .offset(page * count)
    .execute()
}

/** How many changes match, counted exactly up to a bound. */
export const count = (db: Db, id: string, filter: ChangeFilter) =>
  countUpTo(db, selectMatching(db, id, filter).select('number'))
