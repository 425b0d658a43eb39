import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'

export type MaterialRequestRow = {
  id: string
  at: Date
  name: string
  phone: string
  material: string
  quantity: string
  handledAt: Date | null
}

export async function insertRequest(
  db: Db,
  row: Pick<MaterialRequestRow, 'at' | 'name' | 'phone' | 'material' | 'quantity'> & {
    account_id: string | null
  },
): Promise<string> {
  const { id } = await db
    .insertInto('material_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findRequests(db: Db, { page, count }: Paging) {
  const { rows } = await sql<MaterialRequestRow>`
    select id, at, name, phone, material, quantity, handled_at as "handledAt" from material_request
    order by at desc, id limit ${count} offset ${page * count}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*) as total from material_request`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

export const lockRequest = (db: Db, id: string) =>
  db.selectFrom('material_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function markHandled(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('material_request').set({ handled_at: at }).where('id', '=', id).execute()
}

/** The requests of an account, newest first. */
export const findByAccount = (db: Db, accountId: string): Promise<MaterialRequestRow[]> =>
  db
    .selectFrom('material_request')
    .select(['id', 'at', 'name', 'phone', 'material', 'quantity', 'handled_at as handledAt'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .execute()

/** Deletes the requests of an account. */
export const removeByAccount = (tx: Db, accountId: string) =>
  tx.deleteFrom('material_request').where('account_id', '=', accountId).execute()
