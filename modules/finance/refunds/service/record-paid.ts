import { formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { bookRefundPaid } from '#modules/finance/ledger/service/book-refunds.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { queueRefundPaidEmail } from '../emails.ts'
import type { withLockedRefund } from './locked-refund.ts'

type Locked = Parameters<Parameters<typeof withLockedRefund<AppDeps, void>>[3]>[1]

/** Records that the money has gone back, writes it into the order's timeline and notifies the buyer. */
export async function recordPaid(
  deps: AppDeps,
  { order, record, take }: Locked,
  by: orders.OrderEventActor,
  reference: string,
): Promise<void> {
  await take('paid', { paid_at: deps.clock.now(), reference })
  await bookRefundPaid(deps, {
    id: record.id,
    invoiceNumber: record.invoiceNumber,
    accountId: record.accountId,
    amount: sen(record.amount),
    isByGateway: record.paymentId !== null,
  })
  const amount = formatRupiah(moneyToJson(sen(record.amount)))
  if (record.loanId)
    await enqueue(deps.db, { name: 'loans.return', payload: { refundId: record.id } })
  const goal = describeGoal(record)
  await orders.addNote(
    deps,
    order,
    by,
    `Dana ${amount} sudah dikembalikan${record.lender ? ` ke ${lenderNames[record.lender]}` : ''}, referensi ${reference}.`,
  )
  await queueRefundPaidEmail(deps, order, { amount, goal, reference })
}

function describeGoal({ lender, paymentId, destination }: Locked['record']): string {
  if (lender)
    return `ke ${lenderNames[lender]}, sehingga cicilan Anda di sana berkurang sebesar itu`
  return paymentId ? 'lewat QRIS yang Anda pakai membayar' : `ke ${destination ?? ''}`
}
