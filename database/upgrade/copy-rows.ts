import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { changeOwner, type OsUser } from '../embedded/os-user.ts'

type Table = { name: string; columns: string }

/**
 * Copies the rows of all tables from one database into another that has the same tables, table by table through a file that both servers
 * reach, with the values of all sequences; then compares each table.
 * @throws Error where a table is missing or differs
 */
export async function copyRows(
  fromUrl: string,
  toUrl: string,
  { folder, osUser }: { folder: string; osUser: OsUser },
): Promise<{ tables: number; rows: number }> {
  const exchange = fs.mkdtempSync(path.join(folder, 'exchange-'))
  changeOwner(exchange, osUser)
  const from = new pg.Client({ connectionString: fromUrl })
  const to = new pg.Client({ connectionString: toUrl })
  try {
    await from.connect()
    await to.connect()
    for (const client of [from, to]) await client.query("set timezone = 'UTC'")
    // Rows are as they were: no trigger and no foreign key looks at them again.
    await to.query('set session_replication_role = replica')
    const tables = await listTables(from)
    await clearTables(to, tables)
    let rows = 0
    for (const table of tables)
      rows += await copyTable(from, to, table, path.join(exchange, 'rows'))
    await copySequences(from, to)
    await to.query('analyze')
    return { tables: tables.length, rows }
  } finally {
    await from.end().catch(() => {})
    await to.end().catch(() => {})
    fs.rmSync(exchange, { recursive: true, force: true })
  }
}

/** Every table with rows of its own or of its partitions, and the columns that are not worked out from others. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.oid::regclass::text as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
     order by 1`,
  )
  return rows
}

/** Migrations have filled some of them. */
async function clearTables(to: pg.Client, tables: readonly Table[]): Promise<void> {
  const known = new Set((await listTables(to)).map(({ name }) => name))
  const missing = tables.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`The new database lacks ${missing.join(', ')}.`)
  await to.query(`truncate ${[...known].join(', ')}`)
}

async function copyTable(from: pg.Client, to: pg.Client, { name, columns }: Table, file: string) {
  const literal = pg.escapeLiteral(file)
  await from.query(`copy (select ${columns} from ${name}) to ${literal}`)
  await to.query(`copy ${name} (${columns}) from ${literal}`)
  fs.rmSync(file)
  const [expected, found] = [
    await sumRows(from, { name, columns }),
    await sumRows(to, { name, columns }),
  ]
  if (expected.sum !== found.sum || expected.count !== found.count)
    throw new Error(`${name} differs after it was copied. Nothing was changed.`)
  return found.count
}

async function sumRows(client: pg.Client, { name, columns }: Table) {
  const { rows } = await client.query<{ count: number; sum: string }>(
    `select count(*)::int as count, coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0)::text as sum
     from ${name}`,
  )
  return rows[0]!
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`,
  )
  for (const { name, last } of rows)
    if (last !== null) await to.query('select setval($1::text::regclass, $2)', [name, last])
}
