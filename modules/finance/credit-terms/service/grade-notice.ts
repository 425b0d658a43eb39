import { days } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { findNewestNotice, isNoticeOf, saveNoticeSeen } from '../store/grade-notices.ts'
import { findCompanyCredit } from './credit.ts'

/** What is older concerns no colleague who joins later (ms). */
const SHOWN_FOR_MS = days(30)

/** The grade that the buyer's company was given and that the buyer has not seen, with the limit of today. */
export async function showGradeNotice(ctx: BuyerContext) {
  const { accountId } = ctx.buyer
  const companyId = await findOwnCompanyId(ctx)
  const notice = companyId && (await findNewestNotice(ctx.db, { companyId, accountId }))
  if (!notice || notice.seenAt) return { notice: null }
  if (notice.createdAt.getTime() < ctx.clock.now().getTime() - SHOWN_FOR_MS) return { notice: null }
  const credit = await findCompanyCredit(ctx, companyId)
  if (credit?.status !== 'active' || credit.grade !== notice.grade || !credit.days)
    return { notice: null }
  const { grade, limit } = credit
  return { notice: { id: notice.id, grade, limit: moneyToJson(limit), days: credit.days } }
}

/** Shows the buyer a notice no more. Throws 404 for one of another company. */
export async function markNoticeSeen(ctx: BuyerContext, id: string) {
  const companyId = await findOwnCompanyId(ctx)
  if (!companyId || !(await isNoticeOf(ctx.db, id, companyId))) throw notFound()
  await saveNoticeSeen(ctx.db, id, ctx.buyer.accountId, ctx.clock.now())
  return { ok: true as const }
}
