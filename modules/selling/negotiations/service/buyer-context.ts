import type { Buyer, BuyerContext, Context, StaffContext } from '#platform/http/context.ts'

/** Whose negotiation it is; the company is set for a verified one only. */
export type NegotiatingBuyer = {
  accountId: string
  companyId: string | null
  name: string
  email: string
}

/** The context of the buyer for whom staff work, so that goods have the buyer's prices. */
export function asBuyerContext(ctx: StaffContext, buyer: NegotiatingBuyer): BuyerContext {
  const actor: Buyer = {
    kind: 'buyer',
    sessionId: ctx.staff.sessionId,
    ...buyer,
    isBusiness: buyer.companyId !== null,
  }
  return { ...withoutVisitor(ctx), actor, buyer: actor }
}

/** Without the visitor's token, so that reading prices merges no cart. */
export const withoutVisitor = <C extends Context>(ctx: C): C => ({
  ...ctx,
  visitor: { ...ctx.visitor, token: undefined },
})
