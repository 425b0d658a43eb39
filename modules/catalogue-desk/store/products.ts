import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Attribute } from '#modules/catalogue/rules/facts.ts'

export type Fact = { label: string; value: string }
export type ProductRow = {
  id: number
  slug: string
  name: string
  brandId: number
  subCategoryId: number
  description: string
  standard: string | null
  specification: Fact[]
  picture: string
  gallery: string[]
  luxury: boolean
  active: boolean
  revision: number
}

const rows = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'name', 'brand_id as brandId', 'sub_category_id as subCategoryId'])
    .select(['description', 'standard', 'picture', 'gallery', 'luxury', 'active', 'revision'])
    .select(sql<Fact[]>`specification`.as('specification'))

export const byId = (db: Db, id: number): Promise<ProductRow | undefined> =>
  rows(db).where('id', '=', id).executeTakeFirst()

/** A product, its row held until the transaction ends. */
export const lock = (tx: Db, id: number): Promise<ProductRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** What a product's brand and sub-category are called, and what its variants are told apart by. */
export const around = (
  db: Db,
  { brandId, subCategoryId }: Pick<ProductRow, 'brandId' | 'subCategoryId'>,
) =>
  db
    .selectFrom('brand')
    .innerJoin('sub_category', (join) => join.on('sub_category.id', '=', subCategoryId))
    .select(['brand.name as brand', 'sub_category.name as subCategory'])
    .select(sql<Attribute[]>`sub_category.attributes`.as('attributes'))
    .where('brand.id', '=', brandId)
    .executeTakeFirst()

export type ProductSaved = Omit<ProductRow, 'id' | 'revision'>

const columns = ({ brandId, subCategoryId, specification, ...rest }: ProductSaved) => ({
  ...rest,
  brand_id: brandId,
  sub_category_id: subCategoryId,
  specification: JSON.stringify(specification),
})

/** Adds a product; answers its id. */
export async function insert(db: Db, saved: ProductSaved): Promise<number> {
  const row = await db
    .insertInto('product')
    .values(columns(saved))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const update = (db: Db, id: number, saved: ProductSaved) =>
  db
    .updateTable('product')
    .set({ ...columns(saved), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

type Wanted = { search?: string | undefined; page: number; count: number }

const retiredRows = (db: Db, search: string | undefined) => {
  const found = db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .where(sql<boolean>`not product.active`)
  if (!search) return found
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return found.where('product.name', 'ilike', pattern)
}

/** Products off sale, the newest first. */
export const retired = (db: Db, { search, page, count }: Wanted) =>
  retiredRows(db, search)
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

export async function retiredTotal(db: Db, search: string | undefined): Promise<number> {
  const { size } = await retiredRows(db, search)
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}
