import type { Db } from '#platform/database/database.ts'

/** What was typed in a registration. */
export type Registration = {
  name: string
  phone: string
  passwordHash: string
  companyId: string | null
}

/** A link without a registration activates the address alone. */
export const insert = (
  db: Db,
  link: {
    hash: Buffer
    accountId: string
    registration: Registration | undefined
    at: Date
    expiresAt: Date
  },
) =>
  db
    .insertInto('activation')
    .values({
      token_hash: link.hash,
      account_id: link.accountId,
      name: link.registration?.name ?? null,
      phone: link.registration?.phone ?? null,
      password_hash: link.registration?.passwordHash ?? null,
      company_id: link.registration?.companyId ?? null,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute()

const registrationColumns = [
  'name',
  'phone',
  'password_hash as passwordHash',
  'company_id as companyId',
] as const

/** A link, also a used or expired one. */
export const find = (db: Db, hash: Buffer) =>
  db
    .selectFrom('activation')
    .select(['account_id as accountId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .select(registrationColumns)
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Using one link uses all of them; opening a second one is refused as used. What was typed goes. */
export const markAllUsed = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('activation')
    .set({ used_at: at, name: null, phone: null, password_hash: null, company_id: null })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** The registrations of an account's unused links, each once; nulls for a link without one. */
export const listRegistrations = (db: Db, accountId: string) =>
  db
    .selectFrom('activation')
    .select(registrationColumns)
    .distinctOn('password_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
