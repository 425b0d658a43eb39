import type { AppDeps } from '#platform/http/context.ts'
import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import type { OrderEventActor, LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { bookCancelledInvoice } from '#modules/finance/ledger/service/book-refunds.ts'
import { queueAccountAskedEmail, queueLenderRefundEmail } from '../emails.ts'
import type { RefundCause } from '../rules/refund-cause.ts'
import { computeRefundable } from '../rules/refund-amount.ts'
import { describeLenderAccount } from '../rules/lender-refund.ts'
import { findLenderDebt, type LenderDebt } from '../store/lender-debts.ts'
import { refundEvents } from '../store/refund-events.ts'
import * as store from '../store/refunds.ts'

export type RefundToOpen = {
  order: LockedOrder
  invoiceId: string
  cause: RefundCause
  by: OrderEventActor
  /** Sen; without it all that was paid and has not gone back. More than that is never opened. */
  amount?: Money
  creditNoteId?: string
  /** The bank account, where the buyer has named it already. */
  destination?: string
}

/** Whether anything of what came in for an invoice goes back, or went. */
export const hasRefunds = async (
  { db }: Pick<AppDeps, 'db'>,
  invoiceId: string,
): Promise<boolean> => (await store.findPaidAndRefunded(db, invoiceId)).refunded > 0

/**
 * Opens the task of sending money back, in the caller's transaction. What a lender has paid goes back to the lender, up to
 * what the buyer still owes there (decision 144); the rest is the buyer's, who is asked for a bank account unless it is
 * known or the gateway sends the money back the way it came. The caller has locked the order. Returns the amount; zero
 * where nothing is left to send back.
 */
export async function openRefund(deps: AppDeps, request: RefundToOpen): Promise<Money> {
  const { invoiceId, cause, amount } = request
  const refundable = computeRefundable(await store.findPaidAndRefunded(deps.db, invoiceId))
  const refunded = sen(Math.min(refundable, amount ?? refundable))
  if (refunded === 0) return refunded
  const debt = await findLenderDebt(deps.db, invoiceId)
  const toLender = sen(Math.min(refunded, debt?.owed ?? 0))
  if (debt && toLender > 0) await openLenderPart(deps, request, debt, toLender)
  const toBuyer = sen(refunded - toLender)
  if (toBuyer > 0) await openBuyerPart(deps, request, toBuyer)
  if (cause === 'cancelled') await bookCancelledInvoice(deps, { invoiceId, refunded })
  return refunded
}

/** Nobody is asked for an account: the money goes where the loan is repaid to. The buyer gets a message. */
async function openLenderPart(
  deps: AppDeps,
  request: RefundToOpen,
  { loanId, lender, repayTo }: LenderDebt,
  amount: Money,
): Promise<void> {
  const destination = describeLenderAccount(lender, repayTo)
  await insertRefund(deps, request, { loanId, amount, status: 'ready', destination })
  await announceTask(deps, 'refund')
  await queueLenderRefundEmail(deps, request.order, {
    amount: toText(amount),
    cause: request.cause,
    lenderName: lenderNames[lender],
  })
}

async function openBuyerPart(deps: AppDeps, request: RefundToOpen, amount: Money): Promise<void> {
  const { order, invoiceId, cause } = request
  const destination = request.destination ?? null
  const paymentId = destination ? null : await findReversible(deps, invoiceId, amount)
  const status = destination || paymentId ? 'ready' : 'awaiting_account'
  await insertRefund(deps, request, { paymentId, amount, status, destination })
  if (status === 'ready') await announceTask(deps, 'refund')
  else
    await queueAccountAskedEmail(deps, order, {
      amount: toText(amount),
      cause,
    })
}

const toText = (amount: Money): string => formatRupiah(moneyToJson(amount))

async function insertRefund(
  deps: AppDeps,
  { order, invoiceId, cause, by, creditNoteId }: RefundToOpen,
  part: Pick<store.NewRefund, 'amount' | 'status' | 'destination'> &
    Partial<Pick<store.NewRefund, 'loanId' | 'paymentId'>>,
): Promise<void> {
  const at = deps.clock.now()
  const id = await store.insert(deps.db, {
    orderId: order.id,
    invoiceId,
    accountId: order.accountId,
    cause,
    creditNoteId: creditNoteId ?? null,
    loanId: null,
    paymentId: null,
    ...part,
    at,
  })
  await refundEvents.insert(deps.db, id, { from: null, to: part.status, at, by, note: null })
}

/** The payment that the gateway can send so much of back the way it came; null where it cannot. */
async function findReversible(
  { db, gateway }: AppDeps,
  invoiceId: string,
  amount: Money,
): Promise<string | null> {
  // Nothing is sent back through Paper.id.
  const payment = await store.findSettledPayment(db, invoiceId, gateway.provider)
  if (!payment?.gatewayId || amount > payment.amount) return null
  return gateway.refundable.some((method) => method === payment.method) ? payment.id : null
}
