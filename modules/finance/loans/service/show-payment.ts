import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { moneyToJson } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { findDownLenders } from '#modules/finance/lenders/service/ask-lender.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { findSentCode } from '#modules/people/one-time-codes/service/sent-code.ts'
import { amortize } from '#modules/selling/orders/rules/amortize.ts'
import { findOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'
import { presentLoan } from '../presenter.ts'
import { isLoanOpen, listTenors } from '../rules/loans.ts'
import { listInstalments } from '../store/instalments.ts'
import * as store from '../store/loans.ts'
import { findOrderDelivery } from '../store/order-delivery.ts'
import { explainOwnLoan, findLimits, presentLimit } from './limits.ts'

/** What paying one of the buyer's orders by a lender means, and how far that is. Throws 404. */
export async function showPayment(ctx: BuyerContext, lender: LenderCode, orderId: string) {
  const order = await findOwnOrder(ctx, orderId)
  const [invoice, newest, { delivery }, down] = await Promise.all([
    findCurrentOfOrder(ctx, orderId),
    store.findLoanOfOrder(ctx.db, orderId),
    findOrderDelivery(ctx.db, orderId),
    findDownLenders(ctx),
  ])
  if (!invoice) throw notFound()
  const loan = newest?.lender === lender && newest.status !== 'cancelled' ? newest : undefined
  const [limits, plan, sentCode] = await Promise.all([
    findLimits(ctx, invoice.companyId),
    loan ? listInstalments(ctx.db, [loan.id]) : undefined,
    loan?.status === 'opened' ? findSentCode(ctx, { purpose: 'loan', subjectId: loan.id }) : null,
  ])
  const instalments = (loan && plan?.get(loan.id)) ?? []
  const isChosen = loan !== undefined && (isLoanOpen(loan.status) || loan.paidAt !== null)
  const reason = isChosen
    ? null
    : order.status === 'awaiting_payment'
      ? explainOwnLoan(limits, lender, invoice.amount)
      : 'Pesanan ini tidak menunggu pembayaran.'
  const now = ctx.clock.now()
  return {
    orderId,
    orderNumber: order.number,
    orderStatus: order.status,
    lender,
    lenderName: lenderNames[lender],
    amount: moneyToJson(invoice.amount),
    available: reason === null,
    reason,
    limit: presentLimit(limits, lender),
    isDown: down.has(lender),
    delivery,
    tenors: listTenors(lender, invoice.amount).map((months) => ({
      months,
      instalments: amortize(invoice.amount, months, toJakartaDate(now)).map((each) => ({
        ...each,
        amount: moneyToJson(each.amount),
      })),
    })),
    loan: loan ? presentLoan(loan, instalments, now) : null,
    sentCode,
    payBefore: order.expiresAt && toIsoTime(order.expiresAt),
    now: toIsoTime(now),
    revision: [order.status, invoice.status, loan?.status, loan?.deliveryAt?.getTime()].join(' '),
  }
}

/** The same, by the id of a loan. Throws 404. */
export async function showLoan(ctx: BuyerContext, lender: LenderCode, id: string) {
  const loan = await store.findLoan(ctx.db, id)
  if (!loan) throw notFound()
  return showPayment(ctx, lender, loan.orderId)
}

/** A page of what lenders pay of the orders of the buyer's company, or of one of them. */
export async function listOwnLoans(
  ctx: BuyerContext,
  query: Paging & { orderId?: string | undefined },
) {
  const companyId = await findOwnCompanyId(ctx)
  const [loans, totals] = companyId
    ? await Promise.all([
        store.listOfCompany(ctx.db, companyId, query),
        store.countOfCompany(ctx.db, companyId, query),
      ])
    : [[], { total: 0, totalIsExact: true }]
  const [plans, orders] = await Promise.all([
    listInstalments(
      ctx.db,
      loans.map(({ id }) => id),
    ),
    store.listOrders(
      ctx.db,
      loans.map(({ orderId }) => orderId),
    ),
  ])
  return {
    results: loans.map((loan) => {
      const { number, accountId } = orders.get(loan.orderId)!
      const isOwn = accountId === ctx.buyer.accountId
      const presented = presentLoan(loan, plans.get(loan.id) ?? [], ctx.clock.now())
      return { ...presented, orderNumber: number, isOwn }
    }),
    page: query.page,
    count: query.count,
    ...totals,
  }
}
