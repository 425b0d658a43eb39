import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import * as sessions from '../store/sessions.ts'

/** Sessions that one look shows; nobody has more devices. */
const MAX_SESSIONS = 20

/** Where an account's owner is signed in now, the one used last first. */
export async function listOpenSessions({ db, clock }: AppDeps, accountId: string) {
  const open = await sessions.listOpen(db, accountId, clock.now(), MAX_SESSIONS)
  return open.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: toIsoTime(createdAt),
    lastUsedAt: toIsoTime(lastUsedAt),
  }))
}

/** Where the buyer is signed in, and which of these is the one that asks. */
export async function listSessions(ctx: BuyerContext) {
  const open = await listOpenSessions(ctx, ctx.buyer.accountId)
  return { results: open.map((each) => ({ ...each, current: each.id === ctx.buyer.sessionId })) }
}

/** Ends every session of the buyer but the one that asks, from their next request on; answers how many. */
export const endOtherSessions = async ({ db, clock, buyer }: BuyerContext) => ({
  ended: await sessions.endByAccount(
    db,
    buyer.accountId,
    'signed_out_everywhere',
    clock.now(),
    buyer.sessionId,
  ),
})
