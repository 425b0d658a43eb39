import { sql, type InferResult } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AttributeValues } from '#modules/catalogue/categories/rules/attribute-labels.ts'

const selectVariants = (db: Db) =>
  db
    .selectFrom('variant')
    .select(['id', 'product_id as productId', 'sku', 'barcode', 'name', 'unit', 'measured'])
    .select(['weight_kg as weightKg', 'volume_m3 as volumeM3', 'length_m as lengthM'])
    .select(['pieces_per_unit as piecesPerUnit', 'coverage_m2 as coverageM2', 'multiple'])
    .select(['min_order as minOrder', 'lead_days as leadDays', 'picture', 'position', 'active'])
    .select(['revision', sql<AttributeValues>`attributes`.as('attributes')])

/** A variant with the measures of one selling unit: kg, m³, m and m². */
export type AdminVariantRow = InferResult<ReturnType<typeof selectVariants>>[number]

/** All variants of a product in their order, on sale or not. */
export const findByProduct = (db: Db, productId: number): Promise<AdminVariantRow[]> =>
  selectVariants(db).where('product_id', '=', productId).orderBy('position').orderBy('id').execute()

/** A variant, its row locked until the transaction ends. */
export const lock = (tx: Db, id: number): Promise<AdminVariantRow | undefined> =>
  selectVariants(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export type VariantValues = Omit<AdminVariantRow, 'id' | 'productId' | 'revision'>

const toColumns = (values: VariantValues) => ({
  sku: values.sku,
  barcode: values.barcode,
  name: values.name,
  attributes: JSON.stringify(values.attributes),
  unit: values.unit,
  measured: values.measured,
  weight_kg: values.weightKg,
  volume_m3: values.volumeM3,
  length_m: values.lengthM,
  pieces_per_unit: values.piecesPerUnit,
  coverage_m2: values.coverageM2,
  min_order: values.minOrder,
  multiple: values.multiple,
  lead_days: values.leadDays,
  picture: values.picture,
  position: values.position,
  active: values.active,
})

/** Adds a variant; returns its id. */
export async function insert(db: Db, productId: number, values: VariantValues): Promise<number> {
  const row = await db
    .insertInto('variant')
    .values({ ...toColumns(values), product_id: productId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const update = (db: Db, id: number, values: VariantValues) =>
  db
    .updateTable('variant')
    .set({ ...toColumns(values), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
