import { sql } from 'kysely'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'

/** The member of staff of an address, in whatever case it is written, unless suspended. */
export const activeByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

export type NewStaff = {
  name: string
  email: string
  passwordHash: string
  roles: readonly Role[]
  at: Date
}

/** A new member of staff's id; undefined where the address has one already. */
export async function insert(db: Db, staff: NewStaff): Promise<string | undefined> {
  const row = await db
    .insertInto('staff')
    .values({
      name: staff.name,
      email: staff.email,
      password_hash: staff.passwordHash,
      roles: [...staff.roles],
      created_at: staff.at,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
