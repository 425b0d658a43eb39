import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The fields of audited values that hold an id, with the table that has its name. */
const tables = {
  brandId: 'brand',
  categoryId: 'category',
  subCategoryId: 'sub_category',
  companyId: 'company',
} as const
export type NamedField = keyof typeof tables
export const namedFields = Object.keys(tables) as NamedField[]

/** The names of records by field and id; those that are gone are missing. */
export async function findNames(
  db: Db,
  ids: Readonly<Record<string, ReadonlySet<string>>>,
): Promise<Map<string, Map<string, string>>> {
  const fields = namedFields.filter((field) => (ids[field]?.size ?? 0) > 0)
  const found = await Promise.all(
    fields.map(async (field) => {
      const { rows } = await sql<{ id: string; name: string }>`
        select id::text as id, name from ${sql.table(tables[field])}
        where id::text = any(${[...ids[field]!]}::text[])`.execute(db)
      return [field, new Map(rows.map(({ id, name }) => [id, name]))] as const
    }),
  )
  return new Map(found)
}
