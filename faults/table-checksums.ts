import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from 'pg'

/** A checksum of the rows of every table, by its name with its schema. */
export async function sumTables(pool: Pool): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relpersistence <> 't'
       and relnamespace <> all (array['pg_catalog', 'information_schema']::regnamespace[]) order by 1`,
  )
  const sums = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as sum
       from (select md5(each::text) as row from ${name} each) rows`,
    )
    sums.set(name, rows[0]!.sum)
  }
  return sums
}

/** A checksum of every file below a folder, by its path in it. */
export function sumFiles(folder: string): Map<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    found
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name))
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )
}

/** What one has and the other has not, or has differently. */
export const findDifferences = (
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...expected.keys(), ...found.keys()])].filter(
    (name) => expected.get(name) !== found.get(name),
  )
