import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AttributeValues } from '#modules/catalogue/rules/facts.ts'

/** kg, m³, m and m² of one selling unit. */
export type VariantRow = {
  id: number
  productId: number
  sku: string
  name: string
  attributes: AttributeValues
  unit: string
  measured: boolean
  weightKg: number
  volumeM3: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  minOrder: number
  multiple: number
  leadDays: number
  picture: string
  position: number
  active: boolean
  revision: number
}

const rows = (db: Db) =>
  db
    .selectFrom('variant')
    .select(['id', 'product_id as productId', 'sku', 'name', 'unit', 'measured'])
    .select(['weight_kg as weightKg', 'volume_m3 as volumeM3', 'length_m as lengthM'])
    .select(['pieces_per_unit as piecesPerUnit', 'coverage_m2 as coverageM2', 'multiple'])
    .select(['min_order as minOrder', 'lead_days as leadDays', 'picture', 'position', 'active'])
    .select(['revision', sql<AttributeValues>`attributes`.as('attributes')])

/** All variants of a product in their order, off sale or on. */
export const ofProduct = (db: Db, productId: number): Promise<VariantRow[]> =>
  rows(db).where('product_id', '=', productId).orderBy('position').orderBy('id').execute()

/** A variant, its row held until the transaction ends. */
export const lock = (tx: Db, id: number): Promise<VariantRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export type VariantSaved = Omit<VariantRow, 'id' | 'productId' | 'revision'>

const columns = (saved: VariantSaved) => ({
  sku: saved.sku,
  name: saved.name,
  attributes: JSON.stringify(saved.attributes),
  unit: saved.unit,
  measured: saved.measured,
  weight_kg: saved.weightKg,
  volume_m3: saved.volumeM3,
  length_m: saved.lengthM,
  pieces_per_unit: saved.piecesPerUnit,
  coverage_m2: saved.coverageM2,
  min_order: saved.minOrder,
  multiple: saved.multiple,
  lead_days: saved.leadDays,
  picture: saved.picture,
  position: saved.position,
  active: saved.active,
})

/** Adds a variant; answers its id. */
export async function insert(db: Db, productId: number, saved: VariantSaved): Promise<number> {
  const row = await db
    .insertInto('variant')
    .values({ ...columns(saved), product_id: productId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const update = (db: Db, id: number, saved: VariantSaved) =>
  db
    .updateTable('variant')
    .set({ ...columns(saved), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
