import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/refusal.ts'
import type { AccountStatus } from '../rules/accounts.ts'

export type AccountRow = {
  id: string
  name: string
  email: string
  /** Null where its owner comes with Google only. */
  passwordHash: string | null
  status: AccountStatus
}
export type NewAccount = {
  name: string
  email: string
  /** As +62…; empty where it has not been told. */
  phone: string
  passwordHash: string | null
  status: AccountStatus
  companyId: string | null
  tracker: string | null
  at: Date
}

/** The account of an address, in whatever case it is written. */
export const findByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'password_hash as passwordHash', 'status'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .$narrowType<{ status: AccountStatus }>()
    .executeTakeFirst()

/** An account by its id, as it is now. */
export const findById = (db: Db, id: string): Promise<AccountRow> =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'password_hash as passwordHash', 'status'])
    .where('id', '=', id)
    .$narrowType<{ status: AccountStatus }>()
    .executeTakeFirstOrThrow()

/** Locks an account until the transaction ends. Throws 404. */
export const lock = (tx: Db, id: string): Promise<AccountRow> =>
  tx
    .selectFrom('account')
    .select(['id', 'name', 'email', 'password_hash as passwordHash', 'status'])
    .where('id', '=', id)
    .$narrowType<{ status: AccountStatus }>()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)

/**
 * What somebody proved against, as it is now. Until the transaction ends nobody changes it: whoever does
 * so afterwards sees what was opened by it.
 */
export const lockForShare = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['password_hash as passwordHash', 'status'])
    .where('id', '=', id)
    .$narrowType<{ status: AccountStatus }>()
    .forShare()
    .executeTakeFirst()

/** A new account's id; undefined where the address has one already. */
export async function insert(db: Db, account: NewAccount): Promise<string | undefined> {
  const row = await db
    .insertInto('account')
    .values({
      name: account.name,
      email: account.email,
      phone: account.phone,
      password_hash: account.passwordHash,
      status: account.status,
      company_id: account.companyId,
      tracker: account.tracker,
      created_at: account.at,
      activated_at: account.status === 'pending_activation' ? null : account.at,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What was registered last is what a link will activate; only while nobody owns the account yet. */
export const replacePending = (
  db: Db,
  id: string,
  {
    name,
    phone,
    passwordHash,
    companyId,
  }: Pick<NewAccount, 'name' | 'phone' | 'passwordHash' | 'companyId'>,
) =>
  db
    .updateTable('account')
    .set({ name, phone, password_hash: passwordHash, company_id: companyId })
    .where('id', '=', id)
    .where('status', '=', 'pending_activation')
    .execute()

/** An account's new state; `activatedAt` where a link brought it. */
export const setStatus = (db: Db, id: string, status: AccountStatus, activatedAt?: Date) =>
  db
    .updateTable('account')
    .set({ status, ...(activatedAt ? { activated_at: activatedAt } : {}) })
    .where('id', '=', id)
    .execute()

/** An account's new password. */
export const setPassword = (db: Db, id: string, passwordHash: string) =>
  db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()

/** What an account's owner may change about themselves. */
export const updatePerson = (
  db: Db,
  id: string,
  changes: { name?: string | undefined; phone?: string | undefined },
) =>
  db
    .updateTable('account')
    .set((eb) => ({
      name: changes.name ?? eb.ref('name'),
      phone: changes.phone ?? eb.ref('phone'),
    }))
    .where('id', '=', id)
    .execute()

/** A buyer as the storefront greets them. */
export const findUser = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.phone',
      'company.name as companyName',
    ])
    .select(sql<boolean>`coalesce(company.state = 'verified', false)`.as('isBusiness'))
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow()

/** The company and state of an account, whose row is locked until the transaction ends. */
export const lockCompanyAndStatus = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['company_id as companyId', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The same, shared with others who hold it too: it is not closed until the transaction ends. */
export const lockForKeyShare = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['company_id as companyId', 'status'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow()

/** The same for a company. */
export const lockCompanyForKeyShare = (tx: Db, id: string) =>
  tx.selectFrom('company').select('id').where('id', '=', id).forKeyShare().execute()

/** The company of an account, as it is now. */
export async function findCompanyId(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** Whether an account owns the company that it buys for. */
export async function isCompanyOwner(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('company_id', 'is not', null)
    .where('company_role', '=', 'owner')
    .executeTakeFirst()
  return found !== undefined
}

/** Makes an account a company's. */
export const joinCompany = (db: Db, id: string, companyId: string) =>
  db.updateTable('account').set({ company_id: companyId }).where('id', '=', id).execute()
