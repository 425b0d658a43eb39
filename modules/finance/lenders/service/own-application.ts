import type { BuyerContext } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { assertCompanyOwner } from '#modules/people/companies/service.ts'
import { findOwnCompanyId, isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import { findSentCode } from '#modules/people/one-time-codes/service/sent-code.ts'
import { presentApplication } from '../presenter.ts'
import { wantsCode } from '../rules/lenders.ts'
import * as store from '../store/applications.ts'
import { findKnownFacts } from '../store/known-facts.ts'
import { findDownLenders } from './ask-lender.ts'

/** The verified company for which the buyer may apply. Throws 422 `lender.unverified`, `company.not_owner`. */
export async function requireCompany(ctx: BuyerContext): Promise<string> {
  const companyId = await findOwnCompanyId(ctx)
  if (!companyId || !(await findKnownFacts(ctx.db, companyId)))
    throw new Refusal(
      'lender.unverified',
      'Pembiayaan untuk perusahaan terverifikasi. Lengkapi dokumen perusahaan Anda dahulu.',
    )
  await assertCompanyOwner(ctx)
  return companyId
}

/** An application of the buyer's own company, locked. Throws 404, also for a member who does not own the company. */
export async function lockOwnApplication(ctx: BuyerContext, lender: LenderCode, id: string) {
  const application = await store.lockApplication(ctx.db, id)
  if (!application || application.lender !== lender) throw notFound()
  if (application.companyId !== (await findOwnCompanyId(ctx))) throw notFound()
  if (!(await isCompanyOwner(ctx.db, ctx.buyer.accountId))) throw notFound()
  return application
}

/** The buyer's own application by its id, or the newest one of their company. Throws 404. */
export async function showStep(
  ctx: BuyerContext,
  lender: LenderCode,
  { id, detailBy }: { id: string; detailBy: 'application' | 'company' },
) {
  const companyId = await findOwnCompanyId(ctx)
  if (!companyId || !(await isCompanyOwner(ctx.db, ctx.buyer.accountId))) throw notFound()
  const application =
    detailBy === 'company'
      ? await store.findNewest(ctx.db, id, lender)
      : await store.findApplication(ctx.db, id)
  if (!application || application.companyId !== companyId || application.lender !== lender)
    throw notFound()
  return describeApplication(ctx, application)
}

/** An application with its documents and what the shop knows of its company. */
export async function describeApplication(
  deps: BuyerContext,
  application: store.LenderApplicationRecord,
) {
  const [files, known, down, sentCode] = await Promise.all([
    store.listFiles(deps.db, application.id),
    findKnownFacts(deps.db, application.companyId),
    findDownLenders(deps),
    wantsCode(application.lender)
      ? findSentCode(deps, { purpose: 'limit', subjectId: application.id })
      : null,
  ])
  const isDown = down.has(application.lender)
  return { ...presentApplication(application, { files, known, isDown }), sentCode }
}

/** Throws 409 `lender.state`. */
export const stateRefusal = (message: string) => new Refusal('lender.state', message, 409)
