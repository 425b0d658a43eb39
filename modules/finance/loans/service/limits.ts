import type { AppDeps } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { findDownLenders } from '#modules/finance/lenders/service/ask-lender.ts'
import { assertLoan, computeFree, explainLoan, type CompanyLimit } from '../rules/loan-limit.ts'
import * as store from '../store/limits.ts'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** What a company has at each lender. */
export type CompanyLimits = Partial<Record<LenderCode, CompanyLimit>>

/** What a company has at each lender; nothing for a buyer without a verified one. */
export async function findLimits(deps: Deps, companyId: string | null): Promise<CompanyLimits> {
  if (!companyId) return {}
  const [limits, down] = await Promise.all([
    store.listLimits(deps.db, companyId),
    findDownLenders(deps),
  ])
  return Object.fromEntries(
    limits.map(({ lender, ...limit }) => [lender, { ...limit, isDown: down.has(lender) }]),
  )
}

/** Why an amount cannot be paid by a lender; null where it can. */
export const explainOwnLoan = (
  limits: CompanyLimits,
  lender: LenderCode,
  amount: Money,
): string | null => explainLoan(lenderNames[lender], limits[lender], amount)

/** Limit, used and free at a lender, as credit terms show theirs; null without an open limit. */
export function presentLimit(limits: CompanyLimits, lender: LenderCode) {
  const limit = limits[lender]
  if (limit?.status !== 'active') return null
  return {
    status: 'active' as const,
    limit: moneyToJson(limit.limit),
    used: moneyToJson(limit.used),
    free: moneyToJson(computeFree(limit)),
    days: null,
  }
}

/**
 * Locks what a company has at a lender until the transaction ends, and makes sure that so much is free: two orders never
 * take the same rupiah. Returns the application whose limit it is. Throws 409 `loan.down`, 422 `loan.none`,
 * `loan.exceeded` with the figures.
 */
export async function takeLimit(
  deps: Deps,
  companyId: string | null,
  { lender, amount }: { lender: LenderCode; amount: Money },
): Promise<string> {
  if (companyId) await store.lockLimit(deps.db, companyId, lender)
  const limit = (await findLimits(deps, companyId))[lender]
  assertLoan(lenderNames[lender], limit, amount)
  return limit!.applicationId
}
