import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Realm } from '../rules/realm.ts'

export type NewSession = {
  realm: Realm
  holderId: string
  deviceId: string | null
  at: Date
  address: string
  agent: string
}

/** Inserts a session. Returns its id. */
export async function insert(
  db: Db,
  { realm, holderId, deviceId, at, address, agent }: NewSession,
): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({
      [realm === 'buyer' ? 'account_id' : 'staff_id']: holderId,
      device_id: deviceId,
      created_at: at,
      address,
      agent: agent.slice(0, 300),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NewTokenPair = {
  sessionId: string
  accessHash: Buffer
  refreshHash: Buffer
  at: Date
  accessExpiresAt: Date
  refreshExpiresAt: Date
}

/** Inserts a token pair and deletes the session's expired pairs. */
export async function insertTokenPair(db: Db, tokenPair: NewTokenPair): Promise<void> {
  await db
    .deleteFrom('session_token')
    .where('session_id', '=', tokenPair.sessionId)
    .where('refresh_expires_at', '<=', tokenPair.at)
    .execute()
  await db
    .insertInto('session_token')
    .values({
      access_hash: tokenPair.accessHash,
      refresh_hash: tokenPair.refreshHash,
      session_id: tokenPair.sessionId,
      issued_at: tokenPair.at,
      access_expires_at: tokenPair.accessExpiresAt,
      refresh_expires_at: tokenPair.refreshExpiresAt,
    })
    .execute()
}

/**
 * Locks the pair of a refresh token in that realm, so that concurrent refreshes see each other's result.
 * The session is locked first, in the same order as when sessions are deleted.
 */
export const lockTokenPair = (
  tx: Db,
  realm: Realm,
  refreshHash: Buffer,
  allowPublicPasswords: boolean,
) =>
  tx
    .with('locked_session', (db) =>
      db
        .selectFrom('session')
        .select('id')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('session_token')
            .select('session_id')
            .where('refresh_hash', '=', refreshHash),
        )
        .forKeyShare(),
    )
    .selectFrom('session_token')
    .innerJoin('locked_session', 'locked_session.id', 'session_token.session_id')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .leftJoin('account', 'account.id', 'session.account_id')
    .leftJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'session_token.session_id as sessionId',
      'session_token.access_hash as accessHash',
      'session_token.refresh_expires_at as refreshExpiresAt',
      'session_token.replaced_at as replacedAt',
      'session.ended_at as endedAt',
      sql<boolean>`coalesce(account.status = 'active', staff.suspended_at is null)
        and (${allowPublicPasswords}
          or not coalesce(account.password_is_public, staff.password_is_public))`.as(
        'holderActive',
      ),
    ])
    .where('session_token.refresh_hash', '=', refreshHash)
    .where(realm === 'buyer' ? 'session.account_id' : 'session.staff_id', 'is not', null)
    .forUpdate('session_token')
    .executeTakeFirst()

/** Marks a pair as replaced; the first time counts. */
export const markReplaced = (db: Db, accessHash: Buffer, at: Date) =>
  db
    .updateTable('session_token')
    .set({ replaced_at: at })
    .where('access_hash', '=', accessHash)
    .where('replaced_at', 'is', null)
    .execute()

/** Ends a session with all its tokens; the first reason counts. */
export const end = (db: Db, id: string, reason: 'signed_out' | 'replayed', at: Date) =>
  db
    .updateTable('session')
    .set({ ended_at: at, ended_why: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/**
 * Ends the session of an access token in that realm, also of a replaced or expired token. Returns its
 * owner; undefined where the session had already ended.
 */
export const endByToken = (db: Db, realm: Realm, accessHash: Buffer, at: Date) =>
  db
    .updateTable('session')
    .set({ ended_at: at, ended_why: 'signed_out' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('session_token').select('session_id').where('access_hash', '=', accessHash),
    )
    .where(realm === 'buyer' ? 'account_id' : 'staff_id', 'is not', null)
    .where('ended_at', 'is', null)
    .returning(['account_id as accountId', 'staff_id as staffId'])
    .executeTakeFirst()

/** Why sessions end other than by signing out or a replay. */
export type SessionEndReason = 'password_changed' | 'suspended' | 'signed_out_everywhere'

/** Ends all sessions of an account except the given one. Returns how many. */
export const endByAccount = (
  db: Db,
  accountId: string,
  reason: SessionEndReason,
  at: Date,
  exceptSessionId?: string,
): Promise<number> =>
  endMatching(db, { column: 'account_id', id: accountId, exceptId: exceptSessionId }, reason, at)

/** Ends all sessions of a staff member. Returns how many. */
export const endByStaff = (
  db: Db,
  staffId: string,
  reason: SessionEndReason,
  at: Date,
): Promise<number> => endMatching(db, { column: 'staff_id', id: staffId }, reason, at)

/** Ends every session of buyers and staff. Returns how many. */
export async function endAll(db: Db, reason: SessionEndReason, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: at, ended_why: reason })
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function endMatching(
  db: Db,
  holder: { column: 'account_id' | 'staff_id'; id: string; exceptId?: string | undefined },
  reason: SessionEndReason,
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: at, ended_why: reason })
    .where(holder.column, '=', holder.id)
    .where('ended_at', 'is', null)
    .$if(holder.exceptId !== undefined, (query) => query.where('id', '<>', holder.exceptId!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Active sessions, most recently used first. A valid refresh token makes a session active. */
export const listOpen = (db: Db, accountId: string, now: Date, limit: number) =>
  db
    .selectFrom('session')
    .innerJoin('session_token', 'session_token.session_id', 'session.id')
    .select((eb) => [
      'session.id',
      'session.created_at as createdAt',
      'session.address',
      'session.agent',
      eb.fn.max('session_token.issued_at').as('lastUsedAt'),
    ])
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session_token.refresh_expires_at', '>', now)
    .groupBy('session.id')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('session.id')
    .limit(limit)
    .execute()

/** Deletes sessions that ended, or whose last token expired, before then. */
export async function removeBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .selectFrom('session')
    .select('session.id')
    .where((eb) =>
      eb.or([
        eb('session.ended_at', '<', before),
        eb.not(
          eb.exists(
            eb
              .selectFrom('session_token')
              .select('session_id')
              .whereRef('session_id', '=', 'session.id')
              .where('refresh_expires_at', '>=', before),
          ),
        ),
      ]),
    )
    .where('session.created_at', '<', before)
  await db.deleteFrom('session_token').where('session_id', 'in', old).execute()
  await db.deleteFrom('session').where('id', 'in', old).execute()
}
