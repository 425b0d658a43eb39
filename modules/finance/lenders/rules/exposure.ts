import { ageBands, type AgeBand } from '#modules/finance/invoices/ageing-rules.ts'
import type { CreditGrade } from '#modules/finance/credit-terms/rules/grades.ts'
import type { CreditStatus } from '#modules/finance/credit-terms/rules/credit-status.ts'
import type { LenderCode } from '#platform/lender/port.ts'

/** What a company may owe and owes, at the shop and at lenders; sen. */
export type Exposure = {
  companyId: string
  company: string
  grade: CreditGrade | null
  status: CreditStatus
  /** On credit terms. */
  terms: { limit: number; used: number }
  /** What is used of it, by how long it has been due. */
  ageing: Record<AgeBand, number>
  /** Open limits, by the lender's code. */
  lenders: { lender: LenderCode; applicationId: string; limit: number; used: number }[]
  limit: number
  used: number
}

/** How much of a limit is used, in whole percent; null without one. */
export const toUtilisation = ({ limit, used }: { limit: number; used: number }): number | null =>
  limit > 0 ? Math.round((used / limit) * 100) : null

/** Of what is used on terms, what is past its due day (sen). */
export const sumOverdue = (ageing: Record<AgeBand, number>): number =>
  ageBands.reduce((total, band) => (band === 'not_due' ? total : total + ageing[band]), 0)
