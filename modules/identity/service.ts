import { inTransaction, withTransaction, type Db } from '#platform/database/database.ts'
import { isoTime } from '#platform/clock.ts'
import type { Actor, BuyerContext, Context, StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  ACCESS_LASTS,
  closedDoors,
  GRACE,
  judge,
  REFRESH_LASTS,
  type AccountStatus,
} from './rules.ts'
import * as accounts from './store/accounts.ts'
import { holderOf } from './store/actor.ts'
import * as letterTries from './store/letter-tries.ts'
import * as resets from './store/resets.ts'
import * as sessions from './store/sessions.ts'
import * as staffStore from './store/staff.ts'
import { newToken } from './tokens.ts'
import { admitTry, countWrong, forgetTries } from './tries.ts'

type Credentials = { email: string; password: string }

/** Who holds an access token; undefined for an expired, ended or suspended one. One query. */
export async function authenticate(
  { db, clock }: Tools,
  token: string,
): Promise<Actor | undefined> {
  const now = clock.now()
  const found = await holderOf(db, hashToken(token), now, new Date(now.getTime() - GRACE))
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
  const { id, email, passwordHash } = await prove(ctx, 'buyer', credentials, accounts.byEmail)
  const tokens = await withTransaction(ctx, async (ctx) => {
    const now = await accounts.hold(ctx.db, id)
    if (!now || now.passwordHash !== passwordHash) throw wrong()
    refuseClosed(now.status, email)
    return openSession(ctx, 'buyer', id)
  })
  return { ...tokens, user: await accounts.userById(ctx.db, id) }
}

/** For a wrong password and an unknown address, and for a password that was changed while it was looked at. */
const wrong = () => new Refusal('session.wrong', 'Email atau kata sandi tidak cocok.', 422)

/** Throws a 409 where the owner of an account, known to be it, may still not come in. */
export function refuseClosed(status: AccountStatus, email: string): void {
  const refuse = (code: keyof typeof closedDoors) => {
    throw new Refusal(code, closedDoors[code], 409, { detail: { email } })
  }
  if (status === 'pending_activation') refuse('session.not_active')
  // Closed while its owner came in: found a moment ago, and nobody's any more.
  if (status === 'suspended' || status === 'closed') refuse('session.suspended')
}

/** Signs staff in. A suspended member of staff gets the answer for a wrong password. */
export async function signStaffIn(ctx: Context, credentials: Credentials) {
  const member = await prove(ctx, 'staff', credentials, staffStore.activeByEmail)
  const { id, name, email, roles, passwordHash } = member
  const tokens = await withTransaction(ctx, async (ctx) => {
    const now = await staffStore.hold(ctx.db, id)
    if (!now || now.passwordHash !== passwordHash) throw wrong()
    return openSession(ctx, 'staff', id)
  })
  return { ...tokens, user: { id, name, email, roles } }
}

/** The signed-in buyer, with what the storefront greets them by. */
export const session = async ({ db, buyer }: BuyerContext) => ({
  user: await accounts.userById(db, buyer.accountId),
})

/** The signed-in member of staff. */
export function staffSession({ staff: { staffId: id, name, email, roles } }: StaffContext) {
  return { user: { id, name, email, roles } }
}

/**
 * New tokens for old. Throws 401 `session.dead` for a token that is worth nothing; one that was
 * replaced a while ago has been copied, and ends the whole session.
 */
export async function refresh(ctx: Context, desk: sessions.Desk, refreshToken: string) {
  const now = ctx.clock.now()
  const renewed = await withTransaction(ctx, async (ctx) => {
    const pair = await sessions.lockPair(ctx.db, desk, hashToken(refreshToken))
    const verdict = pair ? judge(pair, now) : 'dead'
    if (verdict === 'replayed') await sessions.end(ctx.db, pair!.sessionId, 'replayed', now)
    const belongs = !ctx.token || pair?.accessHash.equals(hashToken(ctx.token))
    // Answers instead of throwing: a replayed session has to stay ended.
    if (!pair || verdict !== 'renew' || !belongs) return undefined
    await sessions.markReplaced(ctx.db, pair.accessHash, now)
    return newPair(ctx.db, pair.sessionId, now)
  })
  if (renewed) return renewed
  throw new Refusal('session.dead', 'Sesi Anda sudah berakhir. Silakan masuk lagi.', 401)
}

/**
 * Ends the session of the token that the call carried, and with it every other one of its owner (issue
 * 5, sessions). A session that had ended already takes nothing along: what was opened since stays.
 */
export async function signOut({ db, clock, token }: Context, desk: sessions.Desk): Promise<void> {
  if (!token) return
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const owner = await sessions.endByToken(tx, desk, hashToken(token), at)
    if (owner?.accountId)
      await sessions.endOfAccount(tx, owner.accountId, 'signed_out_everywhere', at)
    if (owner?.staffId) await sessions.endOfStaff(tx, owner.staffId, 'signed_out_everywhere', at)
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
  { db, clock }: Tools,
  account: AccountToCreate,
): Promise<string | undefined> {
  const { password, companyId = null, tracker = null, ...rest } = account
  const passwordHash = await hashPassword(password)
  return accounts.insert(db, { ...rest, passwordHash, companyId, tracker, at: clock.now() })
}

/** Changes what a buyer may change about themselves. */
export const changePerson = async (
  db: Tools['db'],
  accountId: string,
  change: { name?: string | undefined; phone?: string | undefined },
): Promise<void> => void (await accounts.changePerson(db, accountId, change))

/** Whose password it is. Takes the same time whether the address is known or not. */
async function prove<T extends { passwordHash: string | null }>(
  ctx: Context,
  desk: sessions.Desk,
  { email, password }: Credentials,
  find: (db: Tools['db'], email: string) => Promise<T | undefined>,
): Promise<T> {
  await admitTry(ctx, desk, email)
  const found = await find(ctx.db, email)
  const right = await isPassword(password, found?.passwordHash ?? undefined)
  // Of a thousand guesses sent at once, those that waited behind eight wrong ones count no more.
  await admitTry(ctx, desk, email)
  if (!right || !found) {
    await countWrong(ctx, desk, email)
    throw wrong()
  }
  await forgetTries(ctx, desk, email)
  return found
}

/** Begins a session of who has proven who they are; its tokens. */
export async function openSession(
  { db, clock, address, agent }: Context,
  desk: sessions.Desk,
  holderId: string,
) {
  const at = clock.now()
  return inTransaction(db, async (tx) =>
    newPair(tx, await sessions.insert(tx, { desk, holderId, at, address, agent }), at),
  )
}

async function newPair(tx: Tools['db'], sessionId: string, at: Date) {
  const [token, refreshToken] = [newToken(), newToken()]
  const accessExpiresAt = new Date(at.getTime() + ACCESS_LASTS)
  const refreshExpiresAt = new Date(at.getTime() + REFRESH_LASTS)
  const hashes = { accessHash: hashToken(token), refreshHash: hashToken(refreshToken) }
  await sessions.insertPair(tx, { sessionId, ...hashes, at, accessExpiresAt, refreshExpiresAt })
  return {
    token,
    refreshToken,
    expiresAt: isoTime(accessExpiresAt),
    refreshExpiresAt: isoTime(refreshExpiresAt),
  }
}

/**
 * The company of an account; where it has none, `found` founds it. The account is locked before it
 * does, so that founding twice at once makes one company, and free again afterwards: everybody takes a
 * company before its accounts. Throws 401.
 */
export async function companyOf(
  db: Db,
  accountId: string,
  found: (tx: Db) => Promise<string>,
): Promise<string> {
  const known = await accounts.companyIdOf(db, accountId)
  if (known) return known
  return inTransaction(db, async (tx) => {
    const { companyId: before, status } = await accounts.lockStanding(tx, accountId)
    if (status === 'closed') throw closedMeanwhile()
    if (before) return before
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
export async function holdAccount(tx: Db, accountId: string, companyId?: string): Promise<void> {
  if (companyId) await accounts.holdCompany(tx, companyId)
  const standing = await accounts.holdStanding(tx, accountId)
  if (standing.status === 'closed') throw closedMeanwhile()
  if (companyId && standing.companyId !== companyId) throw notFound()
}

const closedMeanwhile = () => new Refusal('session.missing', 'Akun ini sudah ditutup.', 401)

/** The company of who is asking, also where it was founded since they were recognised. */
export const ownCompany = async ({ db, buyer }: BuyerContext): Promise<string | null> =>
  buyer.companyId ?? accounts.companyIdOf(db, buyer.accountId)

/** Whether somebody owns the company that they buy for: who it is, and its papers, are its owners' business. */
export const isOwner = (db: Db, accountId: string): Promise<boolean> =>
  accounts.isOwner(db, accountId)

/** Ends every session of a member of staff, in the caller's transaction; answers how many. */
export const endStaffSessions = (
  { db, clock }: Tools,
  staffId: string,
  why: sessions.Ending,
): Promise<number> => sessions.endOfStaff(db, staffId, why, clock.now())

/** The company of an account, as it is now. */
export const companyIdOf = (db: Db, accountId: string): Promise<string | null> =>
  accounts.companyIdOf(db, accountId)

/** Forgets ended sessions and dead links to passwords that are older than that. */
export const purgeSessions = ({ db }: Tools, before: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sessions.removeOld(tx, before)
    await resets.removeOld(tx, before)
    await letterTries.removeOld(tx, before)
  })
