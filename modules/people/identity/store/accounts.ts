import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/refusal.ts'
import type { AccountStatus } from '../rules/accounts.ts'

export type AccountRow = {
  id: string
  name: string
  email: string
  /** Null where the owner signs in with Google only. */
  passwordHash: string | null
  /** Anybody knows the password: it is the demo's. */
  passwordIsPublic: boolean
  status: AccountStatus
}
export type NewAccount = {
  name: string
  email: string
  /** `+62…`; empty where unknown. */
  phone: string
  passwordHash: string | null
  status: AccountStatus
  companyId: string | null
  tracker: string | null
  at: Date
}

const accountColumns = [
  'id',
  'name',
  'email',
  'password_hash as passwordHash',
  'password_is_public as passwordIsPublic',
  'status',
] as const

/** The account with an e-mail address, in any case. */
export const findByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('account')
    .select(accountColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .$narrowType<{ status: AccountStatus }>()
    .executeTakeFirst()

export const findById = (db: Db, id: string): Promise<AccountRow> =>
  db
    .selectFrom('account')
    .select(accountColumns)
    .where('id', '=', id)
    .$narrowType<{ status: AccountStatus }>()
    .executeTakeFirstOrThrow()

/** Locks an account until the transaction ends. Throws 404. */
export const lock = (tx: Db, id: string): Promise<AccountRow> =>
  tx
    .selectFrom('account')
    .select(accountColumns)
    .where('id', '=', id)
    .$narrowType<{ status: AccountStatus }>()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)

/**
 * The current password and status. They cannot change until the transaction ends, so a concurrent
 * change of password sees and ends the session that is being started.
 */
export const lockForShare = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['password_hash as passwordHash', 'password_is_public as passwordIsPublic', 'status'])
    .where('id', '=', id)
    .$narrowType<{ status: AccountStatus }>()
    .forShare()
    .executeTakeFirst()

/** Inserts an account. Returns its id; undefined where the address already has an account. */
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

/** A pending account shows the latest registration, until a link activates its own. */
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

export const setStatus = (db: Db, id: string, status: AccountStatus) =>
  db.updateTable('account').set({ status }).where('id', '=', id).execute()

/** What an account was registered with, as its row shows it. */
export const findRegistration = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['name', 'phone', 'password_hash as passwordHash', 'company_id as companyId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Activates a pending account with the person whose address has been proven. */
export const activate = (
  db: Db,
  id: string,
  person: Pick<NewAccount, 'name' | 'phone' | 'passwordHash' | 'companyId' | 'status' | 'at'>,
) =>
  db
    .updateTable('account')
    .set({
      name: person.name,
      phone: person.phone,
      password_hash: person.passwordHash,
      company_id: person.companyId,
      status: person.status,
      activated_at: person.at,
    })
    .where('id', '=', id)
    .execute()

/** Sets a password that its owner chose; null removes it. */
export const setPassword = (db: Db, id: string, passwordHash: string | null) =>
  db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_is_public: false })
    .where('id', '=', id)
    .execute()

/** Marks the password of an account as publicly known, unless it has been changed meanwhile. */
export const markPasswordPublic = (db: Db, id: string, passwordHash: string) =>
  db
    .updateTable('account')
    .set({ password_is_public: true })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()

/** Changes the account's name and phone number. */
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

/** The buyer as the storefront's header shows them. */
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

/** The company and status of an account, locked until the transaction ends. */
export const lockCompanyAndStatus = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['company_id as companyId', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The same with a shared lock: the account cannot be closed until the transaction ends. */
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

/** The current company of an account. */
export async function findCompanyId(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** Whether an account owns its company. */
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

export const joinCompany = (db: Db, id: string, companyId: string) =>
  db.updateTable('account').set({ company_id: companyId }).where('id', '=', id).execute()
