import { sql } from 'kysely'
import { isBarcode, padBarcode } from '#platform/barcode.ts'
import type { Db } from '#platform/database/database.ts'
import type { StockLine } from '../rules.ts'

/** A warehouse with the free stock of a variant, in the variant's unit. */
export type WarehouseAvailability = {
  warehouseId: number
  code: string
  name: string
  cityId: string
  latitude: number
  longitude: number
  free: number
}

/** How often a line's quantity is added to what is on hand, and to what is reserved. */
export type StockDelta = { hand: -1 | 0 | 1; held: -1 | 1 }

/** The free stock of variants by warehouse: on hand and not reserved. */
export async function findAvailability(
  db: Db,
  variantIds: number[],
): Promise<(WarehouseAvailability & { variantId: number })[]> {
  const { rows } = await sql<WarehouseAvailability & { variantId: number }>`
    select stock.variant_id as "variantId", warehouse.id as "warehouseId", warehouse.code, warehouse.name,
      warehouse.city_id as "cityId", warehouse.latitude, warehouse.longitude,
      stock.on_hand - stock.held as free
    from current_stock as stock join warehouse on warehouse.id = stock.warehouse_id
    where stock.variant_id = any(${variantIds}::int[])
    order by stock.variant_id, warehouse.id`.execute(db)
  return rows
}

/**
 * Adds each line's quantity, times `hand` and `held`, to what is on hand and reserved. Locks the rows
 * first, by variant and then warehouse, so that two orders never deadlock. Returns how many rows
 * changed: all, or none if any has too little free or a staged quantity.
 */
export async function adjustStock(
  tx: Db,
  lines: readonly StockLine[],
  { hand, held }: StockDelta,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with line as materialized (${unnestLines(lines)}), locked as materialized (
      select line.quantity, stock.on_hand - stock.held as free
      from stock join line using (variant_id, warehouse_id)
      order by stock.variant_id, stock.warehouse_id
      for update of stock
    )
    update stock set on_hand = stock.on_hand + ${hand}::int * line.quantity,
      held = stock.held + ${held}::int * line.quantity
    from line
    where stock.variant_id = line.variant_id and stock.warehouse_id = line.warehouse_id
      and (select count(*) from locked where free >= ${held - hand}::int * quantity) = ${lines.length}::int
      and not exists (select from staged_stock join line using (variant_id, warehouse_id))`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

/**
 * Reserves as much of each line as is free, and returns what it reserved. Locks as `adjustStock`; a row with
 * a staged quantity is left alone.
 */
export async function reserveFree(tx: Db, lines: readonly StockLine[]): Promise<StockLine[]> {
  const { rows } = await sql<StockLine>`
    with line as materialized (${unnestLines(lines)}), locked as materialized (
      select stock.variant_id, stock.warehouse_id, least(line.quantity, stock.on_hand - stock.held) as taken
      from stock join line using (variant_id, warehouse_id)
      order by stock.variant_id, stock.warehouse_id
      for update of stock
    )
    update stock set held = stock.held + locked.taken
    from locked
    where stock.variant_id = locked.variant_id and stock.warehouse_id = locked.warehouse_id
      and locked.taken > 0
      and not exists (select from staged_stock where variant_id = stock.variant_id
        and warehouse_id = stock.warehouse_id)
    returning stock.variant_id as "variantId", stock.warehouse_id as "warehouseId", locked.taken as quantity`.execute(
    tx,
  )
  return rows
}

/** Locks as `adjustStock`. What is free by row (`variant/warehouse`), without rows with a staged quantity. */
export async function lockFreeOfLines(
  tx: Db,
  lines: readonly StockLine[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; free: number }>`
    with line as materialized (${unnestLines(lines)}), locked as materialized (
      select stock.variant_id, stock.warehouse_id, stock.on_hand - stock.held as free
      from stock join line using (variant_id, warehouse_id)
      order by stock.variant_id, stock.warehouse_id
      for update of stock
    )
    select variant_id || '/' || warehouse_id as key, free from locked
    where not exists (select from staged_stock where variant_id = locked.variant_id
      and warehouse_id = locked.warehouse_id)`.execute(tx)
  return new Map(rows.map(({ key, free }) => [key, free]))
}

/** The query that reserves locked rows, all of which have enough free stock. */
export const reserveQuery = (lines: readonly StockLine[]) => sql`
  update stock set held = stock.held + line.quantity from (${unnestLines(lines)}) as line
  where stock.variant_id = line.variant_id and stock.warehouse_id = line.warehouse_id`

/** The variants of lines whose warehouse has too little free. */
export async function findShortVariants(db: Db, lines: readonly StockLine[]): Promise<number[]> {
  const { rows } = await sql<{ variantId: number }>`
    select line.variant_id as "variantId"
    from (${unnestLines(lines)}) as line left join current_stock as stock using (variant_id, warehouse_id)
    where coalesce(stock.on_hand - stock.held, 0) < line.quantity
    order by line.variant_id, line.warehouse_id`.execute(db)
  return rows.map((row) => row.variantId)
}

const unnestLines = (lines: readonly StockLine[]) => sql`
  select * from unnest(${lines.map((line) => line.variantId)}::int[],
    ${lines.map((line) => line.warehouseId)}::int[], ${lines.map((line) => line.quantity)}::numeric[])
    as line (variant_id, warehouse_id, quantity)`

/** Name and unit of a variant, and its free stock over all warehouses. */
export async function findVariantAvailability(db: Db, variantId: number) {
  const { rows } = await sql<{ name: string; unit: string; free: number }>`
    select product.name || ' ' || variant.name as name, variant.unit,
      coalesce((select sum(on_hand - held) from current_stock where variant_id = variant.id), 0) as free
    from variant join product on product.id = variant.product_id
    where variant.id = ${variantId}`.execute(db)
  return rows[0]
}

/** Name, SKU and unit of a variant. */
export async function findVariant(db: Db, variantId: number) {
  const { rows } = await sql<{ name: string; sku: string; unit: string; measured: boolean }>`
    select product.name || ' ' || variant.name as name, variant.sku, variant.unit, variant.measured
    from variant join product on product.id = variant.product_id
    where variant.id = ${variantId}`.execute(db)
  return rows[0]
}

/** Variants by SKU, on sale or not. */
export const findVariantsByCode = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('variant')
    .select(['id', 'sku', 'barcode', 'unit', 'measured'])
    .where((eb) =>
      eb.or([
        eb('sku', 'in', [...codes]),
        sql<boolean>`lpad(barcode, 14, '0') = any(${codes.filter(isBarcode).map(padBarcode)}::text[])`,
      ]),
    )
    .execute()

/** Adds to the quantity on hand, merged by variant and warehouse, in the usual order of locking. */
export async function addOnHand(tx: Db, lines: readonly StockLine[]): Promise<void> {
  await sql`
    with line as (
      select variant_id, warehouse_id, sum(quantity) as quantity from (${unnestLines(lines)}) as each
      group by variant_id, warehouse_id order by variant_id, warehouse_id)
    insert into stock (variant_id, warehouse_id, on_hand) select * from line
    on conflict (variant_id, warehouse_id) do update set on_hand = stock.on_hand + excluded.on_hand`.execute(
    tx,
  )
}

/** Locks the rows of variants in warehouses, in the usual order; what is free by `variant/warehouse`. */
export async function lockFree(
  tx: Db,
  variantIds: readonly number[],
  warehouseIds: readonly number[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; free: number }>`
    select variant_id || '/' || warehouse_id as key, on_hand - held as free from stock
    where variant_id = any(${[...variantIds]}::int[]) and warehouse_id = any(${[...warehouseIds]}::int[])
    order by variant_id, warehouse_id for update`.execute(tx)
  return new Map(rows.map(({ key, free }) => [key, free]))
}

/** Moves quantities from their warehouse to another one; the rows of both are locked. */
export async function moveOnHand(
  tx: Db,
  lines: readonly StockLine[],
  targetId: number,
): Promise<void> {
  await sql`
    with line as (${unnestLines(lines)})
    update stock set on_hand = on_hand
      + case when stock.warehouse_id = line.warehouse_id then -line.quantity else line.quantity end
    from line
    where stock.variant_id = line.variant_id and stock.warehouse_id in (line.warehouse_id, ${targetId}::int)`.execute(
    tx,
  )
}

/** The stock of variants in every warehouse; zero where there is no row. */
export async function findStock(db: Db, variantIds: readonly number[]) {
  const { rows } = await sql<{
    variantId: number
    warehouse: string
    name: string
    onHand: number
    held: number
    free: number
  }>`
    select requested.id as "variantId", warehouse.code as warehouse, warehouse.name,
      coalesce(on_hand, 0) as "onHand", coalesce(held, 0) as held, coalesce(on_hand - held, 0) as free
    from unnest(${variantIds}::int[]) as requested (id) cross join warehouse
    left join current_stock on warehouse_id = warehouse.id and variant_id = requested.id
    order by requested.id, warehouse.id`.execute(db)
  return rows
}

export const findWarehouse = (db: Db, code: string) =>
  db
    .selectFrom('warehouse')
    .select(['id', 'code', 'name'])
    .where('code', '=', code)
    .executeTakeFirst()

type StockRow = { onHand: number; held: number }

/** Locks the stock row of a variant in a warehouse; inserts it if missing. */
export async function lockStockRow(
  tx: Db,
  variantId: number,
  warehouseId: number,
): Promise<StockRow> {
  const { rows } = await sql<StockRow>`
    select on_hand as "onHand", held from stock
    where variant_id = ${variantId} and warehouse_id = ${warehouseId} for update`.execute(tx)
  if (rows[0]) return rows[0]
  await sql`insert into stock (variant_id, warehouse_id, on_hand) values (${variantId}, ${warehouseId}, 0)
    on conflict do nothing`.execute(tx)
  return lockStockRow(tx, variantId, warehouseId)
}

export async function writeOnHand(
  tx: Db,
  { variantId, warehouseId, onHand }: { variantId: number; warehouseId: number; onHand: number },
): Promise<void> {
  await tx
    .updateTable('stock')
    .set({ on_hand: onHand })
    .where('variant_id', '=', variantId)
    .where('warehouse_id', '=', warehouseId)
    .execute()
}
