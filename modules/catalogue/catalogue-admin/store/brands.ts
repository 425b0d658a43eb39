import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'

export type AdminBrandRow = {
  id: number
  slug: string
  name: string
  logo: string
  story: string
  revision: number
}

const selectBrands = (db: Db) =>
  db.selectFrom('brand').select(['id', 'slug', 'name', 'logo', 'story', 'revision'])

type BrandQuery = Paging & { search?: string | undefined }

/** A page of the brands by name, with their numbers of products. */
export const findPage = (db: Db, { search, page, count }: BrandQuery) =>
  selectBrands(db)
    .select((eb) =>
      eb
        .selectFrom('product')
        .select(eb.fn.countAll<number>().as('size'))
        .whereRef('brand_id', '=', 'brand.id')
        .as('products'),
    )
    .$if(Boolean(search), (query) => query.where('name', 'ilike', toContainsPattern(search!)))
    .orderBy('name')
    .orderBy('id')
    .limit(count)
    .offset(page * count)
    .execute()

export async function count(db: Db, search: string | undefined): Promise<number> {
  const { size } = await db
    .selectFrom('brand')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .$if(Boolean(search), (query) => query.where('name', 'ilike', toContainsPattern(search!)))
    .executeTakeFirstOrThrow()
  return size
}

export const findById = (db: Db, id: number): Promise<AdminBrandRow | undefined> =>
  selectBrands(db).where('id', '=', id).executeTakeFirst()

/** A brand, its row locked until the transaction ends. */
export const lock = (tx: Db, id: number): Promise<AdminBrandRow | undefined> =>
  selectBrands(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The number of a brand's products, on sale or not. */
export async function countProducts(db: Db, id: number): Promise<number> {
  const { size } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('brand_id', '=', id)
    .executeTakeFirstOrThrow()
  return size
}

export type BrandValues = Omit<AdminBrandRow, 'id' | 'revision'>

/** Adds a brand; returns its id. */
export async function insert(db: Db, values: BrandValues): Promise<number> {
  const row = await db.insertInto('brand').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export const update = (db: Db, id: number, values: BrandValues) =>
  db
    .updateTable('brand')
    .set({ ...values, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const remove = (db: Db, id: number) => db.deleteFrom('brand').where('id', '=', id).execute()
