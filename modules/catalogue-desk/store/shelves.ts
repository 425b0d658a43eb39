import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Attribute } from '#modules/catalogue/rules/facts.ts'

export type CategoryRow = {
  id: number
  slug: string
  name: string
  group: string
  picture: string
  position: number
  revision: number
}
export type SubCategoryRow = {
  id: number
  categoryId: number
  slug: string
  name: string
  aliases: string[]
  attributes: Attribute[]
  picture: string
  position: number
  revision: number
}

const categoryRows = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'menu_group as group', 'picture', 'position', 'revision'])
const subCategoryRows = (db: Db) =>
  db
    .selectFrom('sub_category')
    .select(['id', 'category_id as categoryId', 'slug', 'name', 'aliases', 'picture', 'position'])
    .select(['revision', sql<Attribute[]>`attributes`.as('attributes')])

export const categories = (db: Db): Promise<CategoryRow[]> =>
  categoryRows(db).orderBy('position').orderBy('id').execute()

export const subCategories = (db: Db): Promise<SubCategoryRow[]> =>
  subCategoryRows(db).orderBy('position').orderBy('id').execute()

/** A category, its row held until the transaction ends. */
export const lockCategory = (tx: Db, id: number): Promise<CategoryRow | undefined> =>
  categoryRows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** A sub-category, its row held until the transaction ends. */
export const lockSubCategory = (tx: Db, id: number): Promise<SubCategoryRow | undefined> =>
  subCategoryRows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const subCategory = (db: Db, id: number): Promise<SubCategoryRow | undefined> =>
  subCategoryRows(db).where('id', '=', id).executeTakeFirst()

/** How many products stand in each sub-category, off sale or on. */
export async function productCounts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['sub_category_id as id', (eb) => eb.fn.countAll<number>().as('size')])
    .groupBy('sub_category_id')
    .execute()
  return new Map(rows.map(({ id, size }) => [id, size]))
}

/** How many variants of a sub-category carry each attribute. */
export async function attributeUse(db: Db, subCategoryId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; size: number }>`
    select key, count(*) as size
    from product join variant on variant.product_id = product.id, jsonb_object_keys(variant.attributes) as key
    where product.sub_category_id = ${subCategoryId} group by key`.execute(db)
  return new Map(rows.map(({ key, size }) => [key, size]))
}

export type CategorySaved = Omit<CategoryRow, 'id' | 'revision'>

const categoryColumns = ({ group, ...rest }: CategorySaved) => ({ ...rest, menu_group: group })

/** Adds a category; answers its id. */
export async function insertCategory(db: Db, saved: CategorySaved): Promise<number> {
  const values = categoryColumns(saved)
  const row = await db
    .insertInto('category')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const updateCategory = (db: Db, id: number, saved: CategorySaved) =>
  db
    .updateTable('category')
    .set({ ...categoryColumns(saved), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const removeCategory = (db: Db, id: number) =>
  db.deleteFrom('category').where('id', '=', id).execute()

export type SubCategorySaved = Omit<SubCategoryRow, 'id' | 'revision'>

const subCategoryColumns = ({ categoryId, attributes, ...rest }: SubCategorySaved) => ({
  ...rest,
  category_id: categoryId,
  attributes: JSON.stringify(attributes),
})

/** Adds a sub-category; answers its id. */
export async function insertSubCategory(db: Db, saved: SubCategorySaved): Promise<number> {
  const values = subCategoryColumns(saved)
  const row = await db
    .insertInto('sub_category')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const updateSubCategory = (db: Db, id: number, saved: SubCategorySaved) =>
  db
    .updateTable('sub_category')
    .set({ ...subCategoryColumns(saved), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const removeSubCategory = (db: Db, id: number) =>
  db.deleteFrom('sub_category').where('id', '=', id).execute()
