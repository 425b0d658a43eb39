import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

const linkColumns = [
  'id',
  'driver',
  'driver_phone as phone',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
] as const

/** The links of a day, newest first. */
export const listLinks = (db: Db, day: string) =>
  db
    .selectFrom('driver_link')
    .select(linkColumns)
    .where('day', '=', day)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export type DriverLinkRow = Awaited<ReturnType<typeof listLinks>>[number]

export const insertLink = (
  tx: Db,
  link: {
    tokenHash: Buffer
    driver: string
    phone: string
    day: string
    at: Date
    expiresAt: Date
  },
): Promise<DriverLinkRow> =>
  tx
    .insertInto('driver_link')
    .values({
      token_hash: link.tokenHash,
      driver: link.driver,
      driver_phone: link.phone,
      day: link.day,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .returning(linkColumns)
    .executeTakeFirstOrThrow()

/** Revokes a link that is open; undefined where there is none. */
export const revokeLink = (tx: Db, id: string, at: Date): Promise<DriverLinkRow | undefined> =>
  tx
    .updateTable('driver_link')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(linkColumns)
    .executeTakeFirst()

/** The link with that token that has not been revoked. */
export const findLink = (db: Db, tokenHash: Buffer): Promise<DriverLinkRow | undefined> =>
  db
    .selectFrom('driver_link')
    .select(linkColumns)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
