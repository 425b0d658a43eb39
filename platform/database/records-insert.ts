import { sql, type RawBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'

/**
 * The insert of rows that all have the same columns, not yet sent; columns of JSON as objects. Its text is the
 * same for any number of rows, so that PostgreSQL plans it once. `condition` may refer to the columns.
 */
export function buildRecordsInsert(
  table: keyof DB,
  rows: readonly Record<string, unknown>[],
  condition: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${stringifyRecords(rows)}::json) ${condition}`
}

/** Rows as JSON. Half a surrogate pair becomes a replacement character, as in any other parameter: JSON would be refused. */
export const stringifyRecords = (rows: readonly Record<string, unknown>[]): string =>
  JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
