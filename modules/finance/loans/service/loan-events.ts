import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { LenderCode, LoanEvent } from '#platform/lender/port.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { recordExchange } from '#modules/finance/lenders/service/ask-lender.ts'
import { settleInvoice } from '#modules/finance/payments/service/settle-invoice.ts'
import { amortize } from '#modules/selling/orders/rules/amortize.ts'
import { lockOrder, systemActor, type LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { queueRefusedEmail } from '../emails.ts'
import { applyRepayment } from '../rules/repayment.ts'
import { judgeLoanEvent, type LoanVerdict } from '../rules/loan-verdict.ts'
import * as instalments from '../store/instalments.ts'
import { insertLoanEvent } from '../store/loan-events.ts'
import * as store from '../store/loans.ts'
import { fallBackToTransfer } from './fall-back.ts'
import { bookUnmatchedLoanMoney } from './discrepancy.ts'

export type LoanEventOutcome = LoanVerdict | 'repeated' | 'unknown'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const EVENT_NAMES: Record<LoanEvent['status'], string> = {
  approved: 'Pencairan disetujui',
  refused: 'Pencairan ditolak',
  paid: 'Sudah membayar toko',
  repaid: 'Cicilan dibayar',
}

/** Records what happened to a loan, once, and lets its order follow: all of it in one transaction. */
export const recordLoanEvent = (
  deps: AppDeps,
  lender: LenderCode,
  event: LoanEvent,
): Promise<LoanEventOutcome> =>
  withTransaction(deps, async (tx) => {
    const found = UUID.test(event.reference)
      ? await store.findLoan(tx.db, event.reference)
      : undefined
    if (!found || found.lender !== lender) return 'unknown'
    // The order's row is always locked first, so that buyer, staff, expiry and lender take turns.
    const order = await lockOrder(tx, found.orderId)
    const loan = (await store.findLoan(tx.db, found.id))!
    const verdict = await judge(tx, event, { loan, order })
    if (verdict === 'early') return verdict
    const receivedAt = tx.clock.now()
    if (!(await insertLoanEvent(tx.db, { ...event, lender, receivedAt, verdict })))
      return 'repeated'
    await recordExchange(tx, {
      applicationId: loan.applicationId,
      loanId: loan.id,
      lender,
      action: `Kabar: ${EVENT_NAMES[event.status]}${describeVerdict(verdict)}`,
      request: null,
      response: { ...event, at: toIsoTime(event.at) },
      isFailure: false,
    })
    if (verdict === 'applied') await applyEvent(tx, event, { loan, order })
    if (verdict === 'unmatched') await bookUnmatchedLoanMoney(tx, event, { loan, order })
    await announce(tx.db, toPaymentTopic(order.id))
    return verdict
  })

const describeVerdict = (verdict: LoanVerdict): string => {
  if (verdict === 'unmatched') return ' (tidak cocok)'
  return verdict === 'late' ? ' (terlambat)' : ''
}

type LoanAndOrder = { loan: store.LoanRecord; order: LockedOrder }

/** Money settles only what waits for exactly that much. */
async function judge(
  deps: AppDeps,
  { status, amount }: LoanEvent,
  { loan, order }: LoanAndOrder,
): Promise<LoanVerdict> {
  const verdict = judgeLoanEvent(loan.status, status)
  if (verdict !== 'applied' || status !== 'paid') return verdict
  const invoice = await findCurrentOfOrder(deps, order.id)
  const isAwaited = order.status === 'awaiting_confirmation' && invoice?.status === 'unpaid'
  const isExact = invoice?.amount === loan.amount && (amount ?? loan.amount) === loan.amount
  return isAwaited && isExact ? 'applied' : 'unmatched'
}

async function applyEvent(
  deps: AppDeps,
  event: LoanEvent,
  { loan, order }: LoanAndOrder,
): Promise<void> {
  const { id, lender, amount } = loan
  const heardAt = event.at
  switch (event.status) {
    case 'approved':
      return void (await store.updateLoan(deps.db, id, { status: 'approved', heardAt }))
    case 'refused': {
      const { reason } = event
      await store.updateLoan(deps.db, id, { status: 'refused', reason, heardAt, endedAt: heardAt })
      const note = [`${lenderNames[lender]} tidak mencairkan dananya.`, reason]
        .filter(Boolean)
        .join(' ')
      const payBefore = await fallBackToTransfer(deps, order, note)
      return queueRefusedEmail(deps, { ...loan, reason }, order, payBefore)
    }
    case 'paid': {
      const invoice = (await findCurrentOfOrder(deps, order.id))!
      await settleInvoice(deps, order, invoice, systemActor, `${lenderNames[lender]} membayar.`, {
        amount,
      })
      const total = event.total && event.total > amount ? event.total : amount
      const plan = amortize(total, loan.tenor, toJakartaDate(event.at))
      await instalments.insertInstalments(deps.db, id, plan)
      const { repayTo } = event
      const paidAt = event.at
      return void (await store.updateLoan(deps.db, id, {
        status: 'paid',
        total,
        repayTo,
        paidAt,
        heardAt,
      }))
    }
    case 'repaid':
      return recordRepayment(deps, event, loan)
  }
}

/** An instalment was repaid; with the last one the loan is. */
async function recordRepayment(deps: AppDeps, event: LoanEvent, { id }: store.LoanRecord) {
  const plan = (await instalments.listInstalments(deps.db, [id])).get(id) ?? []
  for (const { number, paidAt } of applyRepayment(plan, event))
    await instalments.markRepaid(deps.db, { loanId: id, number, at: paidAt })
  const endedAt = await instalments.findEnd(deps.db, id)
  await store.updateLoan(deps.db, id, {
    heardAt: event.at,
    ...(endedAt ? { status: 'repaid', endedAt } : {}),
  })
}
