import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { describeForBuyer } from './rules/describe-refund.ts'
import { refundStateMachine } from './rules/refund-status.ts'
import type { RefundRecord } from './store/refunds.ts'

/** A refund as its buyer sees it; nothing of it names staff. */
export function presentRefund(record: RefundRecord) {
  const { status, paymentId, destination, reference } = record
  const isThroughGateway = paymentId !== null
  const lenderName = record.lender && lenderNames[record.lender]
  return {
    id: record.id,
    status,
    cause: record.cause,
    amount: moneyToJson(sen(record.amount)),
    text: describeForBuyer({ status, isThroughGateway, lenderName, destination, reference }),
    isThroughGateway,
    lenderName,
    destination,
    question: status === 'awaiting_account' ? record.question : null,
    canSetAccount:
      !isThroughGateway && !lenderName && refundStateMachine.can(status, 'ready', 'buyer'),
    paidAt: record.paidAt && toIsoTime(record.paidAt),
    reference,
    proof: record.proofId ? { name: record.proofName!, kind: record.proofKind! } : null,
    createdAt: toIsoTime(record.createdAt),
  }
}
