import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The tables that get hundreds of thousands of rows. */
const TABLES = [
  'product',
  'variant',
  'price',
  'discount_tier',
  'stock',
  'search_entry',
  'search_text',
]

/** The load itself reads a product's variants. */
const INDEX_NEEDED_BY_LOAD = 'variant_product'

/**
 * Runs `work` without triggers, foreign keys and unneeded indexes, and recreates them afterwards,
 * which checks every row. The triggers would only notify other processes, and there are none; the
 * load writes search entries itself.
 */
export async function loadInBulk(tx: Db, work: () => Promise<void>, print: (line: string) => void) {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  const references = await readDefinitions(
    tx,
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made,
       format('alter table %s drop constraint %I', conrelid::regclass, conname) as gone
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any($TABLES)`,
  )
  const indexes = await readDefinitions(
    tx,
    `select indexdef as made, format('drop index %I', indexname) as gone
     from pg_indexes where schemaname = 'public' and tablename = any($TABLES)
       and indexname <> '${INDEX_NEEDED_BY_LOAD}' and not exists (select from pg_constraint where conname = indexname)`,
  )
  for (const table of TABLES) await run(`alter table ${table} disable trigger user`)
  for (const { gone } of [...references, ...indexes]) await run(gone)
  await work()
  print('Making indexes and references …')
  for (const { made } of [...indexes, ...references]) await run(made)
  for (const table of TABLES) await run(`alter table ${table} enable trigger user`)
}

async function readDefinitions(tx: Db, query: string): Promise<{ made: string; gone: string }[]> {
  const tables = `array[${TABLES.map((table) => `'${table}'`).join(', ')}]`
  const { rows } = await sql
    .raw<{ made: string; gone: string }>(query.replace('$TABLES', tables))
    .execute(tx)
  return rows
}
