import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * The member of staff of an address, in whatever case it is written, unless suspended. Who was
 * invited and has not chosen a password yet has no hash.
 */
export const findActiveByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

/** What a member of staff proved against, as it is now, and held until the transaction ends; none once suspended. */
export const lockForShare = (tx: Db, id: string) =>
  tx
    .selectFrom('staff')
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
