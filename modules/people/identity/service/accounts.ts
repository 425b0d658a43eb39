import { inTransaction, type Db } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { shareRead } from '#platform/http/shared-reads.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { AccountStatus } from '../rules/accounts.ts'
import * as accounts from '../store/accounts.ts'
import { hashPassword } from './password-hash.ts'

export type AccountToCreate = {
  name: string
  email: string
  phone: string
  password: string
  status: AccountStatus
  companyId?: string | null
  tracker?: string | undefined
}

/** Creates an account. Returns its id; undefined where the e-mail address already has an account. */
export async function createAccount(
  { db, clock }: AppDeps,
  account: AccountToCreate,
): Promise<string | undefined> {
  const { password, companyId = null, tracker = null, ...rest } = account
  const passwordHash = await hashPassword(password)
  return accounts.insert(db, { ...rest, passwordHash, companyId, tracker, at: clock.now() })
}

/** Changes a buyer's own name and phone number. */
export const updatePerson = async (
  db: Db,
  accountId: string,
  changes: { name?: string | undefined; phone?: string | undefined },
): Promise<void> => void (await accounts.updatePerson(db, accountId, changes))

/**
 * The account's company, created with `create` where it has none. The account is locked meanwhile, so two
 * calls at once create one company. The lock ends with this function's transaction, because elsewhere a
 * company is locked before its accounts. Throws 401 where the account is closed.
 */
export async function ensureCompany(
  db: Db,
  accountId: string,
  create: (tx: Db) => Promise<string>,
): Promise<string> {
  const currentCompanyId = await accounts.findCompanyId(db, accountId)
  if (currentCompanyId) return currentCompanyId
  return inTransaction(db, async (tx) => {
    const account = await accounts.lockCompanyAndStatus(tx, accountId)
    if (account.status === 'closed') throw accountClosedError()
    if (account.companyId) return account.companyId
    const companyId = await create(tx)
    await accounts.joinCompany(tx, accountId, companyId)
    return companyId
  })
}

/**
 * Prevents the account from being closed or leaving that company until the transaction ends. Call it
 * before locking anything else of the account: closing locks the company, then the account, then the
 * rest. Throws 401 where the account is closed, 404 where it has left the company.
 */
export async function assertAccountActive(
  tx: Db,
  accountId: string,
  companyId?: string,
): Promise<void> {
  if (companyId) await accounts.lockCompanyForKeyShare(tx, companyId)
  const account = await accounts.lockForKeyShare(tx, accountId)
  if (account.status === 'closed') throw accountClosedError()
  if (companyId && account.companyId !== companyId) throw notFound()
}

const accountClosedError = () => new Refusal('session.missing', 'Akun ini sudah ditutup.', 401)

/** The signed-in buyer's company, also where it was created after their session was authenticated. */
export const findOwnCompanyId = async (ctx: BuyerContext): Promise<string | null> =>
  ctx.buyer.companyId ??
  shareRead(ctx, 'own company', () => accounts.findCompanyId(ctx.db, ctx.buyer.accountId))

/** Whether an account owns its company: only owners see its documents and the people named in them. */
export const isCompanyOwner = (db: Db, accountId: string): Promise<boolean> =>
  accounts.isCompanyOwner(db, accountId)

/** The current company of an account. */
export const findCompanyId = (db: Db, accountId: string): Promise<string | null> =>
  accounts.findCompanyId(db, accountId)
