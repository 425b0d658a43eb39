import { inTransaction, withTransaction, type Db } from '#platform/database/database.ts'
import { toIsoTime } from '#platform/clock.ts'
import type { Actor, BuyerContext, Context, StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import {
  ACCESS_TOKEN_TTL,
  signInRefusals,
  REFRESH_GRACE_MS,
  evaluateRefreshToken,
  REFRESH_TOKEN_TTL,
  type AccountStatus,
} from '../rules/accounts.ts'
import * as accounts from '../store/accounts.ts'
import { findTokenHolder } from '../store/token-holder.ts'
import * as letterTries from '../store/email-throttle.ts'
import * as resets from '../store/password-resets.ts'
import * as sessions from '../store/sessions.ts'
import * as staffStore from '../store/staff.ts'
import type { Realm } from '../rules/realm.ts'
import { createToken } from './tokens.ts'
import { assertNotThrottled, recordFailure, resetFailures } from './login-throttle.ts'

type Credentials = { email: string; password: string }

/** Who holds an access token; undefined for an expired, ended or suspended one. One query. */
export async function authenticate(
  { db, clock }: AppDeps,
  token: string,
): Promise<Actor | undefined> {
  const now = clock.now()
  const found = await findTokenHolder(
    db,
    hashToken(token),
    now,
    new Date(now.getTime() - REFRESH_GRACE_MS),
  )
  if (!found) return undefined
  const { session: sessionId, name, email } = found
  if (found.staff)
    return { kind: 'staff', sessionId, staffId: found.staff, name, email, roles: found.roles ?? [] }
  return {
    kind: 'buyer',
    sessionId,
    accountId: found.account!,
    name,
    email,
    companyId: found.company,
    isBusiness: found.verified,
  }
}

/**
 * Signs a buyer in. Throws 422 `session.wrong`, the same for unknown addresses, 429 after too many,
 * and 409 where the password is right but the account not active yet or suspended.
 */
export async function signIn(ctx: Context, credentials: Credentials) {
  const { id, email, passwordHash } = await verifyCredentials(
    ctx,
    'buyer',
    credentials,
    accounts.findByEmail,
  )
  const tokens = await withTransaction(ctx, async (ctx) => {
    const now = await accounts.lockForShare(ctx.db, id)
    if (!now || now.passwordHash !== passwordHash) throw wrongCredentials()
    assertCanSignIn(now.status, email)
    return startSession(ctx, 'buyer', id)
  })
  return { ...tokens, user: await accounts.findUser(ctx.db, id) }
}

/** For a wrong password and an unknown address, and for a password that was changed while it was looked at. */
const wrongCredentials = () =>
  new Refusal('session.wrong', 'Email atau kata sandi tidak cocok.', 422)

/** Throws a 409 where the owner of an account, known to be it, may still not come in. */
export function assertCanSignIn(status: AccountStatus, email: string): void {
  const refuse = (code: keyof typeof signInRefusals) => {
    throw new Refusal(code, signInRefusals[code], 409, { detail: { email } })
  }
  if (status === 'pending_activation') refuse('session.not_active')
  // Closed while its owner came in: found a moment ago, and nobody's any more.
  if (status === 'suspended' || status === 'closed') refuse('session.suspended')
}

/** Signs staff in. A suspended member of staff gets the answer for a wrong password. */
export async function signInStaff(ctx: Context, credentials: Credentials) {
  const member = await verifyCredentials(ctx, 'staff', credentials, staffStore.findActiveByEmail)
  const { id, name, email, roles, passwordHash } = member
  const tokens = await withTransaction(ctx, async (ctx) => {
    const now = await staffStore.lockForShare(ctx.db, id)
    if (!now || now.passwordHash !== passwordHash) throw wrongCredentials()
    return startSession(ctx, 'staff', id)
  })
  return { ...tokens, user: { id, name, email, roles } }
}

/** The signed-in buyer, with what the storefront greets them by. */
export const showSession = async ({ db, buyer }: BuyerContext) => ({
  user: await accounts.findUser(db, buyer.accountId),
})

/** The signed-in member of staff. */
export function showStaffSession({ staff: { staffId: id, name, email, roles } }: StaffContext) {
  return { user: { id, name, email, roles } }
}

/**
 * New tokens for old. Throws 401 `session.dead` for a token that is worth nothing; one that was
 * replaced a while ago has been copied, and ends the whole session.
 */
export async function refreshTokens(ctx: Context, realm: Realm, refreshToken: string) {
  const now = ctx.clock.now()
  const renewed = await withTransaction(ctx, async (ctx) => {
    const tokenPair = await sessions.lockTokenPair(ctx.db, realm, hashToken(refreshToken))
    const verdict = tokenPair ? evaluateRefreshToken(tokenPair, now) : 'dead'
    if (verdict === 'replayed') await sessions.end(ctx.db, tokenPair!.sessionId, 'replayed', now)
    const accessTokenMatches = !ctx.token || tokenPair?.accessHash.equals(hashToken(ctx.token))
    // Answers instead of throwing: a replayed session has to stay ended.
    if (!tokenPair || verdict !== 'renew' || !accessTokenMatches) return undefined
    await sessions.markReplaced(ctx.db, tokenPair.accessHash, now)
    return issueTokenPair(ctx.db, tokenPair.sessionId, now)
  })
  if (renewed) return renewed
  throw new Refusal('session.dead', 'Sesi Anda sudah berakhir. Silakan masuk lagi.', 401)
}

/**
 * Ends the session of the token that the call carried, and with it every other one of its owner (issue
 * 5, sessions). A session that had ended already takes nothing along: what was opened since stays.
 */
export async function signOut({ db, clock, token }: Context, realm: Realm): Promise<void> {
  if (!token) return
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const owner = await sessions.endByToken(tx, realm, hashToken(token), at)
    if (owner?.accountId)
      await sessions.endByAccount(tx, owner.accountId, 'signed_out_everywhere', at)
    if (owner?.staffId) await sessions.endByStaff(tx, owner.staffId, 'signed_out_everywhere', at)
  })
}

export type AccountToCreate = {
  name: string
  email: string
  phone: string
  password: string
  status: AccountStatus
  companyId?: string | null
  tracker?: string | undefined
}

/** Creates an account; answers its id, undefined where the address has one already. */
export async function createAccount(
  { db, clock }: AppDeps,
  account: AccountToCreate,
): Promise<string | undefined> {
  const { password, companyId = null, tracker = null, ...rest } = account
  const passwordHash = await hashPassword(password)
  return accounts.insert(db, { ...rest, passwordHash, companyId, tracker, at: clock.now() })
}

/** Changes what a buyer may change about themselves. */
export const updatePerson = async (
  db: AppDeps['db'],
  accountId: string,
  changes: { name?: string | undefined; phone?: string | undefined },
): Promise<void> => void (await accounts.updatePerson(db, accountId, changes))

/** Whose password it is. Takes the same time whether the address is known or not. */
async function verifyCredentials<T extends { passwordHash: string | null }>(
  ctx: Context,
  realm: Realm,
  { email, password }: Credentials,
  find: (db: AppDeps['db'], email: string) => Promise<T | undefined>,
): Promise<T> {
  await assertNotThrottled(ctx, realm, email)
  const found = await find(ctx.db, email)
  const isCorrect = await verifyPassword(password, found?.passwordHash ?? undefined)
  // Of a thousand guesses sent at once, those that waited behind eight wrong ones count no more.
  await assertNotThrottled(ctx, realm, email)
  if (!isCorrect || !found) {
    await recordFailure(ctx, realm, email)
    throw wrongCredentials()
  }
  await resetFailures(ctx, realm, email)
  return found
}

/** Begins a session of who has proven who they are; its tokens. */
export async function startSession(
  { db, clock, ipAddress, userAgent }: Context,
  realm: Realm,
  holderId: string,
) {
  const at = clock.now()
  return inTransaction(db, async (tx) =>
    issueTokenPair(
      tx,
      await sessions.insert(tx, { realm, holderId, at, address: ipAddress, agent: userAgent }),
      at,
    ),
  )
}

async function issueTokenPair(tx: AppDeps['db'], sessionId: string, at: Date) {
  const [token, refreshToken] = [createToken(), createToken()]
  const accessExpiresAt = new Date(at.getTime() + ACCESS_TOKEN_TTL)
  const refreshExpiresAt = new Date(at.getTime() + REFRESH_TOKEN_TTL)
  const hashes = { accessHash: hashToken(token), refreshHash: hashToken(refreshToken) }
  await sessions.insertTokenPair(tx, {
    sessionId,
    ...hashes,
    at,
    accessExpiresAt,
    refreshExpiresAt,
  })
  return {
    token,
    refreshToken,
    expiresAt: toIsoTime(accessExpiresAt),
    refreshExpiresAt: toIsoTime(refreshExpiresAt),
  }
}

/**
 * The company of an account; where it has none, `found` founds it. The account is locked before it
 * does, so that founding twice at once makes one company, and free again afterwards: everybody takes a
 * company before its accounts. Throws 401.
 */
export async function ensureCompany(
  db: Db,
  accountId: string,
  found: (tx: Db) => Promise<string>,
): Promise<string> {
  const currentCompanyId = await accounts.findCompanyId(db, accountId)
  if (currentCompanyId) return currentCompanyId
  return inTransaction(db, async (tx) => {
    const { companyId: lockedCompanyId, status } = await accounts.lockCompanyAndStatus(
      tx,
      accountId,
    )
    if (status === 'closed') throw accountClosedError()
    if (lockedCompanyId) return lockedCompanyId
    const companyId = await found(tx)
    await accounts.joinCompany(tx, accountId, companyId)
    return companyId
  })
}

/**
 * Makes sure that the asker's account is there until the transaction ends, and buys for that company
 * where one is told. Asked for before anything else of theirs is locked: closing takes the company, then
 * the account, then the rest. Throws 401 once it is closed, 404 where it has left the company.
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

/** The company of who is asking, also where it was founded since they were recognised. */
export const findOwnCompanyId = async ({ db, buyer }: BuyerContext): Promise<string | null> =>
  buyer.companyId ?? accounts.findCompanyId(db, buyer.accountId)

/** Whether somebody owns the company that they buy for: who it is, and its papers, are its owners' business. */
export const isCompanyOwner = (db: Db, accountId: string): Promise<boolean> =>
  accounts.isCompanyOwner(db, accountId)

/** Ends every session of a member of staff, in the caller's transaction; answers how many. */
export const endStaffSessions = (
  { db, clock }: AppDeps,
  staffId: string,
  reason: sessions.SessionEndReason,
): Promise<number> => sessions.endByStaff(db, staffId, reason, clock.now())

/** The company of an account, as it is now. */
export const findCompanyId = (db: Db, accountId: string): Promise<string | null> =>
  accounts.findCompanyId(db, accountId)

/** Forgets ended sessions and dead links to passwords that are older than that. */
export const purgeSessions = ({ db }: AppDeps, lockedCompanyId: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sessions.removeBefore(tx, lockedCompanyId)
    await resets.removeExpiredBefore(tx, lockedCompanyId)
    await letterTries.removeBefore(tx, lockedCompanyId)
  })
