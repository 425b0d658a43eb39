import type { BuyerContext } from '#platform/http/context.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { findOwnCompanyId, isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import { presentLimit } from '../presenter.ts'
import { lenderApplicationStatusNames, lenderNames } from '../rules/lenders.ts'
import { listNewest } from '../store/applications.ts'
import {
  findInviteClosed,
  findKnownFacts,
  listAreas,
  listPostalCodes,
  saveInviteClosed,
} from '../store/known-facts.ts'
import { findDownLenders } from './ask-lender.ts'

/** What the buyer's company has at each lender, and whether to invite them to apply. */
export async function showLimits(ctx: BuyerContext) {
  const ownId = await findOwnCompanyId(ctx)
  const companyId = ownId && (await findKnownFacts(ctx.db, ownId)) ? ownId : null
  const [applications, down, canApply, closed] = await Promise.all([
    companyId ? listNewest(ctx.db, companyId) : [],
    findDownLenders(ctx),
    companyId !== null && isCompanyOwner(ctx.db, ctx.buyer.accountId),
    findInviteClosed(ctx.db, ctx.buyer.accountId),
  ])
  return {
    companyId,
    canApply,
    isInvited: canApply && applications.length === 0 && !closed,
    results: lenderCodes.map((lender) => {
      const application = applications.find((each) => each.lender === lender)
      const figures = application ? presentLimit(application) : NO_LIMIT
      return {
        lender,
        name: lenderNames[lender],
        applicationId: canApply && application ? application.id : null,
        status: application?.status ?? null,
        statusName: application ? lenderApplicationStatusNames[application.status] : null,
        ...figures,
        isDown: down.has(lender),
      }
    }),
  }
}

const NO_LIMIT = { limit: null, used: null, free: null } as const

/** Shows the invitation no more. */
export async function closeInvite({ db, clock, buyer }: BuyerContext) {
  await saveInviteClosed(db, buyer.accountId, clock.now())
  return { ok: true as const }
}

/** How many postal codes are offered. */
const POSTAL_CODES = 50

export const listCodes = async ({ db }: Pick<BuyerContext, 'db'>, search: string) => ({
  results: await listPostalCodes(db, search, POSTAL_CODES),
})

export const listDistricts = async ({ db }: Pick<BuyerContext, 'db'>, postalCode: string) => ({
  results: await listAreas(db, postalCode),
})
