import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Realm } from '../rules/realm.ts'

const holderColumn = (realm: Realm) => (realm === 'buyer' ? 'account_id' : 'staff_id')
const holderTable = (realm: Realm) => (realm === 'buyer' ? 'account' : 'staff')

/** The device of a token, where the owner of the e-mail address has signed in with it before. */
export const findByEmail = (db: Db, realm: Realm, email: string, tokenHash: Buffer) =>
  db
    .selectFrom('known_device')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where(holderColumn(realm), 'in', (eb) =>
      eb
        .selectFrom(holderTable(realm))
        .select('id')
        .where(sql`lower(email)`, '=', email.toLowerCase()),
    )
    .executeTakeFirst()

/** Whether a token was issued here, to whomever. */
export async function exists(db: Db, tokenHash: Buffer): Promise<boolean> {
  const found = db.selectFrom('known_device').select('id').where('token_hash', '=', tokenHash)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

export type DeviceUse = { realm: Realm; holderId: string; tokenHash: Buffer; at: Date }

/** Stores that the holder has signed in with a device. Returns its id. */
export async function save(db: Db, { realm, holderId, tokenHash, at }: DeviceUse): Promise<string> {
  const column = holderColumn(realm)
  const { id } = await db
    .insertInto('known_device')
    .values({ [column]: holderId, token_hash: tokenHash, created_at: at, last_used_at: at })
    .onConflict((conflict) =>
      conflict.columns([column, 'token_hash']).doUpdateSet({ last_used_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes the devices of a holder, except that of the given session. */
export const removeAll = (db: Db, realm: Realm, holderId: string, exceptSessionId?: string) =>
  db
    .deleteFrom('known_device')
    .where(holderColumn(realm), '=', holderId)
    .$if(exceptSessionId !== undefined, (query) =>
      query.where(({ eb, not, exists: isFound }) =>
        not(
          isFound(
            eb
              .selectFrom('session')
              .select('session.id')
              .whereRef('session.device_id', '=', 'known_device.id')
              .where('session.id', '=', exceptSessionId!),
          ),
        ),
      ),
    )
    .execute()

/** Deletes devices that were last used before then. */
export const removeUnusedSince = (db: Db, before: Date) =>
  db.deleteFrom('known_device').where('last_used_at', '<', before).execute()

/** The devices of an account, for its owner. */
export const listByAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('known_device')
    .select(['created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
