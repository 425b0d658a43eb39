import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { presentSubmissions } from '../presenter.ts'
import * as submissions from '../store/submissions.ts'

/** A submission of the buyer's company, locked unless `read` says otherwise. Throws 404. */
export async function requireOwn(ctx: BuyerContext, id: string, read = submissions.lock) {
  const companyId = await findOwnCompanyId(ctx)
  const submission = companyId ? await read(ctx.db, id, companyId) : undefined
  if (!submission) throw notFound()
  return submission
}

export async function presentOne({ db }: AppDeps, id: string) {
  const [presented] = await presentSubmissions(db, [(await submissions.find(db, id))!])
  return presented!
}

export const buyerActor = ({ buyer }: BuyerContext) =>
  ({ kind: 'buyer', name: buyer.name }) as const
