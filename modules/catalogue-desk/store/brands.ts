import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type BrandRow = {
  id: number
  slug: string
  name: string
  logo: string
  story: string
  revision: number
}

const rows = (db: Db) =>
  db.selectFrom('brand').select(['id', 'slug', 'name', 'logo', 'story', 'revision'])

const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type Wanted = { search?: string | undefined; page: number; count: number }

/** A page of the brands by name, each with how many products it has. */
export const page = (db: Db, { search, page, count }: Wanted) =>
  rows(db)
    .select((eb) =>
      eb
        .selectFrom('product')
        .select(eb.fn.countAll<number>().as('size'))
        .whereRef('brand_id', '=', 'brand.id')
        .as('products'),
    )
    .$if(Boolean(search), (found) => found.where('name', 'ilike', pattern(search!)))
    .orderBy('name')
    .orderBy('id')
    .limit(count)
    .offset(page * count)
    .execute()

export async function total(db: Db, search: string | undefined): Promise<number> {
  const { size } = await db
    .selectFrom('brand')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .$if(Boolean(search), (found) => found.where('name', 'ilike', pattern(search!)))
    .executeTakeFirstOrThrow()
  return size
}

export const byId = (db: Db, id: number): Promise<BrandRow | undefined> =>
  rows(db).where('id', '=', id).executeTakeFirst()

/** A brand, its row held until the transaction ends. */
export const lock = (tx: Db, id: number): Promise<BrandRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** How many products a brand has, off sale or on. */
export async function productsOf(db: Db, id: number): Promise<number> {
  const { size } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('brand_id', '=', id)
    .executeTakeFirstOrThrow()
  return size
}

export type BrandSaved = Omit<BrandRow, 'id' | 'revision'>

/** Adds a brand; answers its id. */
export async function insert(db: Db, saved: BrandSaved): Promise<number> {
  const row = await db.insertInto('brand').values(saved).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export const update = (db: Db, id: number, saved: BrandSaved) =>
  db
    .updateTable('brand')
    .set({ ...saved, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const remove = (db: Db, id: number) => db.deleteFrom('brand').where('id', '=', id).execute()
