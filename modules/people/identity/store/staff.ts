import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * The active staff member with an e-mail address, in any case. An invited member who has not chosen a
 * password has no hash.
 */
export const findActiveByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

/** The current password, with a shared lock until the transaction ends; undefined where suspended. */
export const lockForShare = (tx: Db, id: string) =>
  tx
    .selectFrom('staff')
    .select(['password_hash as passwordHash', 'password_is_public as passwordIsPublic'])
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
