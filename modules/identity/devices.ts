import { isoTime } from '#platform/clock.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import * as sessions from './store/sessions.ts'

/** Sessions that one look shows; nobody has more devices. */
const MOST = 20

/** Where an account's owner is signed in now, the one used last first. */
export async function openSessions({ db, clock }: Tools, accountId: string) {
  const open = await sessions.openOf(db, accountId, clock.now(), MOST)
  return open.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: isoTime(createdAt),
    lastUsedAt: isoTime(lastUsedAt),
  }))
}

/** Where the buyer is signed in, and which of these is the one that asks. */
export async function mine(ctx: BuyerContext) {
  const open = await openSessions(ctx, ctx.buyer.accountId)
  return { results: open.map((each) => ({ ...each, current: each.id === ctx.buyer.sessionId })) }
}

/** Ends every session of the buyer but the one that asks, from their next request on; answers how many. */
export const endOthers = async ({ db, clock, buyer }: BuyerContext) => ({
  ended: await sessions.endOfAccount(
    db,
    buyer.accountId,
    'signed_out_everywhere',
    clock.now(),
    buyer.sessionId,
  ),
})
