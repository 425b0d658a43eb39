import type { InsertObject, OnConflictBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Db } from './database.ts'

/** Stores a row; false where one with the same `key`, columns of a unique index, is stored already. */
export async function insertOnce<Table extends keyof DB & string>(
  tx: Db,
  table: Table,
  key: Parameters<OnConflictBuilder<DB, Table>['columns']>[0],
  row: InsertObject<DB, Table>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.columns(key).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
