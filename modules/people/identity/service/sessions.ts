import { toIsoTime } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext, Context } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import * as devices from '../store/devices.ts'
import * as emailThrottle from '../store/email-throttle.ts'
import * as loginThrottle from '../store/login-throttle.ts'
import * as resets from '../store/password-resets.ts'
import type { Realm } from '../rules/realm.ts'
import * as sessions from '../store/sessions.ts'

/** More devices than one person has. */
const MAX_SESSIONS = 20

/** The active sessions of an account, most recently used first. */
export async function listOpenSessions({ db, clock }: AppDeps, accountId: string) {
  const open = await sessions.listOpen(db, accountId, clock.now(), MAX_SESSIONS)
  return open.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: toIsoTime(createdAt),
    lastUsedAt: toIsoTime(lastUsedAt),
  }))
}

/** The buyer's active sessions; `current` marks the session of this request. */
export async function listSessions(ctx: BuyerContext) {
  const open = await listOpenSessions(ctx, ctx.buyer.accountId)
  return { results: open.map((each) => ({ ...each, current: each.id === ctx.buyer.sessionId })) }
}

/** Ends the buyer's other sessions from their next request on, and forgets those devices. Returns how many ended. */
export const endOtherSessions = ({ db, clock, buyer }: BuyerContext) =>
  inTransaction(db, async (tx) => {
    const { accountId, sessionId } = buyer
    const reason = 'signed_out_everywhere'
    const ended = await sessions.endByAccount(tx, accountId, reason, clock.now(), sessionId)
    await devices.removeAll(tx, 'buyer', accountId, sessionId)
    return { ended }
  })

/**
 * Ends the session of the request's token and all other sessions of its owner. A session that has already
 * ended does not end the others: they may have been started since.
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

/** Ends all sessions of a staff member in the caller's transaction. Returns how many. */
export const endStaffSessions = (
  { db, clock }: AppDeps,
  staffId: string,
  reason: sessions.SessionEndReason,
): Promise<number> => sessions.endByStaff(db, staffId, reason, clock.now())

/** Ends every session, of buyers and staff, as after a leak. Returns how many ended. */
export const endAllSessions = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<number> =>
  sessions.endAll(db, 'signed_out_everywhere', clock.now())

/** Deletes sessions, password reset links and counts that ended before then. */
export const purgeSessions = ({ db }: AppDeps, before: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sessions.removeBefore(tx, before)
    await resets.removeExpiredBefore(tx, before)
    await emailThrottle.removeBefore(tx, before)
    await loginThrottle.removeBefore(tx, before)
  })
