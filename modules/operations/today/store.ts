import { sql } from 'kysely'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'

export const listWarehouses = (db: Db) =>
  db.selectFrom('warehouse').select(['code', 'name']).orderBy('code').execute()

/** Members of staff who can sign in, by name. */
export const listActiveStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .select('email')
    .select(sql<Role[]>`roles`.as('roles'))
    .where('suspended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Locks the record of the last e-mail about a kind of task and returns when it was sent and for which tasks. */
export async function lockLastEmail(tx: Db, kind: string) {
  await tx
    .insertInto('task_email')
    .values({ kind })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute()
  return tx
    .selectFrom('task_email')
    .select(['sent_at as sentAt', 'tasks'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
export type LastEmail = Awaited<ReturnType<typeof lockLastEmail>>

export const saveLastEmail = (tx: Db, kind: string, at: Date, tasks: string[]) =>
  tx.updateTable('task_email').set({ sent_at: at, tasks }).where('kind', '=', kind).execute()
