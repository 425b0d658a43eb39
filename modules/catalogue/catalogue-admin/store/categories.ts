import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { MaterialQuestion } from '#modules/catalogue/categories/rules/material-question.ts'

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
  attributes: AttributeDefinition[]
  questions: MaterialQuestion[]
  picture: string
  position: number
  revision: number
}

const selectCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'menu_group as group', 'picture', 'position', 'revision'])
const selectSubCategories = (db: Db) =>
  db
    .selectFrom('sub_category')
    .select(['id', 'category_id as categoryId', 'slug', 'name', 'aliases', 'picture', 'position'])
    .select([
      'revision',
      sql<AttributeDefinition[]>`attributes`.as('attributes'),
      sql<MaterialQuestion[]>`questions`.as('questions'),
    ])

export const findCategories = (db: Db): Promise<CategoryRow[]> =>
  selectCategories(db).orderBy('position').orderBy('id').execute()

export const findSubCategories = (db: Db): Promise<SubCategoryRow[]> =>
  selectSubCategories(db).orderBy('position').orderBy('id').execute()

/** A category, its row locked until the transaction ends. */
export const lockCategory = (tx: Db, id: number): Promise<CategoryRow | undefined> =>
  selectCategories(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** A sub-category, its row locked until the transaction ends. */
export const lockSubCategory = (tx: Db, id: number): Promise<SubCategoryRow | undefined> =>
  selectSubCategories(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const findSubCategory = (db: Db, id: number): Promise<SubCategoryRow | undefined> =>
  selectSubCategories(db).where('id', '=', id).executeTakeFirst()

/** The number of products by sub-category, on sale or not. */
export async function countProducts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['sub_category_id as id', (eb) => eb.fn.countAll<number>().as('size')])
    .groupBy('sub_category_id')
    .execute()
  return new Map(rows.map(({ id, size }) => [id, size]))
}

/** The number of a sub-category's variants by attribute. */
export async function countAttributeUse(
  db: Db,
  subCategoryId: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; size: number }>`
    select key, count(*) as size
    from product join variant on variant.product_id = product.id, jsonb_object_keys(variant.attributes) as key
    where product.sub_category_id = ${subCategoryId} group by key`.execute(db)
  return new Map(rows.map(({ key, size }) => [key, size]))
}

export type CategoryValues = Omit<CategoryRow, 'id' | 'revision'>

const toCategoryColumns = ({ group, ...rest }: CategoryValues) => ({ ...rest, menu_group: group })

/** Adds a category; returns its id. */
export async function insertCategory(db: Db, values: CategoryValues): Promise<number> {
  const columns = toCategoryColumns(values)
  const row = await db
    .insertInto('category')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const updateCategory = (db: Db, id: number, values: CategoryValues) =>
  db
    .updateTable('category')
    .set({ ...toCategoryColumns(values), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const removeCategory = (db: Db, id: number) =>
  db.deleteFrom('category').where('id', '=', id).execute()

export type SubCategoryValues = Omit<SubCategoryRow, 'id' | 'revision'>

const toSubCategoryColumns = ({
  categoryId,
  attributes,
  questions,
  ...rest
}: SubCategoryValues) => ({
  ...rest,
  category_id: categoryId,
  attributes: JSON.stringify(attributes),
  questions: JSON.stringify(questions),
})

/** Adds a sub-category; returns its id. */
export async function insertSubCategory(db: Db, values: SubCategoryValues): Promise<number> {
  const columns = toSubCategoryColumns(values)
  const row = await db
    .insertInto('sub_category')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const updateSubCategory = (db: Db, id: number, values: SubCategoryValues) =>
  db
    .updateTable('sub_category')
    .set({ ...toSubCategoryColumns(values), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const removeSubCategory = (db: Db, id: number) =>
  db.deleteFrom('sub_category').where('id', '=', id).execute()
