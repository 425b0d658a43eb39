import type { BuyerContext } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import type { CompanyCredit } from '#modules/finance/credit-terms/rules/credit.ts'
import {
  explainOwnCredit,
  findOwnCredit,
  presentCredit,
} from '#modules/finance/credit-terms/service/credit.ts'
import {
  explainOwnLoan,
  findLimits,
  presentLimit,
  type CompanyLimits,
} from '#modules/finance/loans/service/limits.ts'
import {
  explainPaymentLimit,
  isLenderType,
  NO_PAPER,
} from '#modules/selling/orders/rules/payment-types.ts'

/** What a buyer's company may have paid later, by the shop and by lenders; and whether the shop takes Paper.id. */
export type OwnLimits = {
  credit: CompanyCredit | undefined
  lenders: CompanyLimits
  hasPaper: boolean
}

export async function findOwnLimits(ctx: BuyerContext): Promise<OwnLimits> {
  const [credit, lenders] = await Promise.all([
    findOwnCredit(ctx),
    findLimits(ctx, ctx.buyer.companyId),
  ])
  return { credit, lenders, hasPaper: ctx.paper !== undefined }
}

/** Why an amount cannot be paid that way; null where it can. */
export const explainPaymentType = (
  code: string,
  amount: Money,
  { credit, lenders, hasPaper }: OwnLimits,
): string | null => {
  if (code === 'paper' && !hasPaper) return NO_PAPER
  if (isLenderType(code)) return explainOwnLoan(lenders, code, amount)
  return code === 'tempo' ? explainOwnCredit(credit, amount) : explainPaymentLimit(code, amount)
}

/** Whether a way to pay is for companies alone, who pay later. */
export const isPaidLater = (code: string): boolean => code === 'tempo' || isLenderType(code)

/** The limit that a way to pay later draws on; null for others. */
export const presentOwnLimit = (code: string, { credit, lenders }: OwnLimits) =>
  isLenderType(code) ? presentLimit(lenders, code) : code === 'tempo' ? presentCredit(credit) : null
