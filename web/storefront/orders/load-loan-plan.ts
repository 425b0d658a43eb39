import type { Api } from '#modules/client.ts'
import { isLenderType } from '#modules/selling/orders/rules/payment-types.ts'

type LoanOfOrder = Awaited<ReturnType<Api['loans']['list']>>['results'][number]
type Plan = Awaited<ReturnType<Api['orders']['amortize']>>['instalments']

/** How an order that a lender pays is repaid: as it was agreed, or before the lender has paid as it would be from today. */
export type LoanPlan =
  | { kind: 'agreed'; loan: LoanOfOrder }
  | { kind: 'planned'; loan: LoanOfOrder; instalments: Plan }

/** Undefined where no lender pays the order. */
export async function loadLoanPlan(
  { loans, orders }: Pick<Api, 'loans' | 'orders'>,
  { id, paymentType }: { id: string; paymentType: string },
): Promise<LoanPlan | undefined> {
  if (!isLenderType(paymentType)) return undefined
  const { results } = await loans.list({ query: { orderId: id } })
  const loan = results.find(
    ({ lender, status }) =>
      lender === paymentType && status !== 'refused' && status !== 'cancelled',
  )
  if (!loan) return undefined
  if (loan.instalments.length > 0) return { kind: 'agreed', loan }
  const { instalments } = await orders.amortize({ body: { id, count: loan.tenor } })
  return { kind: 'planned', loan, instalments }
}
