import { startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, zero, type Money } from '#platform/money.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { assertCredit, describeCredit, explainCredit, type CompanyCredit } from '../rules/credit.ts'
import { findCredit, lockLimit } from '../store/credit-limits.ts'

type Deps = Pick<AppDeps, 'db' | 'clock'>

const startOfToday = ({ clock }: Pick<AppDeps, 'clock'>): Date =>
  startOfJakartaDay(toJakartaDate(clock.now()))

/** The credit of a verified company; undefined for any other. */
export async function findCompanyCredit(
  deps: Deps,
  companyId: string,
): Promise<(CompanyCredit & { company: string; revision: number }) | undefined> {
  const record = await findCredit(deps.db, companyId, startOfToday(deps))
  return record && { ...describeCredit(record), company: record.company, revision: record.revision }
}

/** The credit of the buyer's company; undefined for a buyer without a verified one. */
export async function findOwnCredit(ctx: BuyerContext): Promise<CompanyCredit | undefined> {
  const companyId = await findOwnCompanyId(ctx)
  return companyId ? findCompanyCredit(ctx, companyId) : undefined
}

/**
 * Locks the limit of a company until the transaction ends, and makes sure that so much is free of it: two orders never
 * take the same rupiah. Returns for how many days the order is on credit. Throws 409 `credit.frozen`, 422 `credit.none`,
 * `credit.exceeded`.
 */
export async function takeCredit(
  deps: Deps,
  companyId: string | null,
  amount: Money,
): Promise<number> {
  if (companyId) await lockLimit(deps.db, companyId)
  const credit = companyId ? await findCompanyCredit(deps, companyId) : undefined
  assertCredit(credit ?? NO_CREDIT, amount)
  return credit!.days!
}

/** The credit of a company that has none. */
export const NO_CREDIT: CompanyCredit = describeCredit({
  status: 'none',
  limit: zero,
  used: zero,
  overdue: zero,
  grade: null,
  frozenReason: null,
  frozenBy: null,
})

/**
 * Makes sure that the credit of an order that was waiting for its company's approval can still be used, under the same
 * lock. Returns for how many days. Throws 409 `credit.frozen`, 422 `credit.none`.
 */
export async function confirmCredit(deps: Deps, companyId: string): Promise<number> {
  await lockLimit(deps.db, companyId)
  const credit = (await findCompanyCredit(deps, companyId)) ?? NO_CREDIT
  // The order's own amount is already counted as used.
  assertCredit(credit, zero)
  return credit.days!
}

/** Limit, used and free, as they are shown wherever one chooses how to pay; null for a buyer without a company. */
export const presentCredit = (credit: CompanyCredit | undefined) =>
  credit
    ? {
        status: credit.status,
        limit: moneyToJson(credit.limit),
        used: moneyToJson(credit.used),
        free: moneyToJson(credit.free),
        days: credit.days,
      }
    : null

/** Why the buyer cannot order an amount on credit; null where they can. */
export const explainOwnCredit = (credit: CompanyCredit | undefined, amount: Money): string | null =>
  credit
    ? explainCredit(credit, amount)
    : 'Tempo untuk perusahaan terverifikasi. Tingkatkan akun Anda ke akun bisnis.'
