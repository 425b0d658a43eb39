import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import * as staffOrders from '#modules/selling/orders/service/staff-service.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { presentRefund } from '../presenter.ts'
import { needsApproval } from '../rules/refund-amount.ts'
import { takesProof } from '../rules/refund-proof.ts'
import * as queue from '../store/queue.ts'
import { refundEvents } from '../store/refund-events.ts'
import * as store from '../store/refunds.ts'
import { loadApprovalLimit } from './approval-limit.ts'
import { requireRefund } from './locked-refund.ts'

/** A page of the queue; with `orderId` all refunds of an order. */
export async function listQueue(ctx: StaffContext, query: queue.RefundQueueQuery) {
  const { results, ...page } = await loadQueuePage(
    ctx,
    { since: 'updatedAt', list: queue.listQueue, count: queue.countQueue },
    query,
  )
  return {
    ...page,
    results: results.map(({ amount, lender, ...row }) => ({
      ...row,
      lenderName: lender && lenderNames[lender],
      amount: moneyToJson(sen(amount)),
    })),
  }
}

/** One refund with what staff need for its next step. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const record = await requireRefund(ctx, id)
  const [{ buyer }, paid, limit, events] = await Promise.all([
    staffOrders.show(ctx, record.orderId),
    store.findPaidAndRefunded(ctx.db, record.invoiceId),
    loadApprovalLimit(ctx.db),
    refundEvents.list(ctx.db, [id]),
  ])
  return {
    ...presentRefund(record),
    order: { id: record.orderId, number: record.orderNumber },
    invoiceNumber: record.invoiceNumber,
    buyer: { name: buyer.name, phone: buyer.phone, company: buyer.company },
    received: moneyToJson(paid.received),
    refundedOtherwise: moneyToJson(sen(paid.refunded - record.amount)),
    approvalLimit: moneyToJson(limit),
    needsApproval: needsApproval(paid.refunded, limit),
    preparer: record.preparer,
    approver: record.approver,
    takesProof: takesProof({
      status: record.status,
      isThroughGateway: record.paymentId !== null,
    }),
    canApprove: record.status === 'awaiting_approval' && record.preparedBy !== ctx.staff.staffId,
    timeline: events.map(({ status, at, name, note }) => ({
      status,
      at: toIsoTime(at),
      by: name,
      note,
    })),
  }
}
