import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'

export type SpecificationEntry = { label: string; value: string }
export type AdminProductRow = {
  id: number
  slug: string
  name: string
  brandId: number
  subCategoryId: number
  description: string
  standard: string | null
  specification: SpecificationEntry[]
  picture: string
  gallery: string[]
  luxury: boolean
  active: boolean
  revision: number
}

const selectProducts = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'brand_id as brandId', 'sub_category_id as subCategoryId'])
    .select(['description', 'standard', 'picture', 'gallery', 'luxury', 'active', 'revision'])
    .select(sql<SpecificationEntry[]>`specification`.as('specification'))

export const findById = (db: Db, id: number): Promise<AdminProductRow | undefined> =>
  selectProducts(db).where('id', '=', id).executeTakeFirst()

/** A product, its row locked until the transaction ends. */
export const lock = (tx: Db, id: number): Promise<AdminProductRow | undefined> =>
  selectProducts(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The names of a brand and a sub-category, with the sub-category's attributes. */
export const findPlacement = (
  db: Db,
  { brandId, subCategoryId }: Pick<AdminProductRow, 'brandId' | 'subCategoryId'>,
) =>
  db
    .selectFrom('brand')
    .innerJoin('sub_category', (join) => join.on('sub_category.id', '=', subCategoryId))
    .select(['brand.name as brand', 'sub_category.name as subCategory'])
    .select(sql<AttributeDefinition[]>`sub_category.attributes`.as('attributes'))
    .where('brand.id', '=', brandId)
    .executeTakeFirst()

export type ProductValues = Omit<AdminProductRow, 'id' | 'revision'>

const toColumns = ({ brandId, subCategoryId, specification, ...rest }: ProductValues) => ({
  ...rest,
  brand_id: brandId,
  sub_category_id: subCategoryId,
  specification: JSON.stringify(specification),
})

/** Adds a product; returns its id. */
export async function insert(db: Db, values: ProductValues): Promise<number> {
  const row = await db
    .insertInto('product')
    .values(toColumns(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const update = (db: Db, id: number, values: ProductValues) =>
  db
    .updateTable('product')
    .set({ ...toColumns(values), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

/** Puts the images in an order, the main one first. */
export const updateImages = (
  db: Db,
  id: number,
  { picture, gallery }: Pick<ProductValues, 'picture' | 'gallery'>,
) =>
  db
    .updateTable('product')
    .set({ picture, gallery, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

type DiscontinuedQuery = Paging & { search?: string | undefined }

const selectDiscontinued = (db: Db, search: string | undefined) => {
  const query = db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .where(sql<boolean>`not product.active`)
  if (!search) return query
  return query.where('product.name', 'ilike', toContainsPattern(search))
}

/** Products off sale, the newest first. */
export const findDiscontinued = (db: Db, { search, page, count }: DiscontinuedQuery) =>
  selectDiscontinued(db, search)
    .select([
      'product.id',
      'product.name',
      'brand.name as brand',
      'sub_category.name as subCategory',
    ])
    .orderBy('product.id', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function countDiscontinued(db: Db, search: string | undefined): Promise<number> {
  const { size } = await selectDiscontinued(db, search)
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}
