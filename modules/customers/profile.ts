import type { BuyerContext } from '#platform/http/context.ts'
import { changePerson } from '#modules/identity/service.ts'
import * as store from './store/profiles.ts'

/** The buyer's own page. */
export const profile = ({ db, buyer }: BuyerContext) => store.profileOf(db, buyer.accountId)

/** Changes what is given of name and phone. */
export async function changeProfile(
  ctx: BuyerContext,
  change: { name?: string | undefined; phone?: string | undefined },
) {
  await changePerson(ctx.db, ctx.buyer.accountId, change)
  return profile(ctx)
}
