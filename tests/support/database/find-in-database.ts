import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** All columns of all tables that can contain text; a table of partitions counts as one. */
async function listTextColumns(db: Db) {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_class p on p.oid = format('%I.%I', table_schema, table_name)::regclass and not p.relispartition
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
        or c.udt_name = 'citext')
    order by 1, 2, 3`.execute(db)
  return rows
}

/** The columns that contain a text, ignoring case: `sales_order.ship_to`, … */
export async function findInDatabase(db: Db, text: string): Promise<string[]> {
  const result: string[] = []
  for (const { schema, table, column } of await listTextColumns(db)) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${table}`)}
      where strpos(lower(${sql.ref(column)}::text), ${text.toLowerCase()}) > 0 limit 1`.execute(db)
    if (rows.length > 0) result.push(`${table}.${column}`)
  }
  return result
}

/** Columns that refer to an account without a foreign key. */
const COLUMNS_WITHOUT_FOREIGN_KEY = ['stored_file.owner_id', 'idempotency.actor']

/**
 * Counts the rows of each table that refer to an account, by foreign key or by the columns above.
 */
export async function countAccountRows(db: Db, accountId: string): Promise<Record<string, number>> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.conparentid = 0 and k.confrelid = 'account'::regclass`.execute(db)
  const columnsToCount = [
    ...keys.map((key) => ({ ...key, name: key.table })),
    ...COLUMNS_WITHOUT_FOREIGN_KEY.map((name) => {
      const [table, column] = name.split('.') as [string, string]
      return { table, column, name }
    }),
  ]
  const result: Record<string, number> = {}
  for (const { table, column, name } of columnsToCount) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)}
      where ${sql.ref(column)}::text = ${accountId}`.execute(db)
    result[name] = (result[name] ?? 0) + rows[0]!.count
  }
  return result
}
