import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { LoanEvent } from '#platform/lender/port.ts'
import type { Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { credit, debit } from '#modules/finance/ledger/rules/entries.ts'
import { postToLedger } from '#modules/finance/ledger/service/post.ts'
import { findOrderDelivery } from '../store/order-delivery.ts'
import * as store from '../store/loans.ts'

/** A lender has paid for what does not wait for it: the money is booked as unmatched, and waits for finance. */
export async function bookMisfit(
  deps: AppDeps,
  event: LoanEvent,
  loan: store.LoanRecord,
): Promise<void> {
  const amount = event.amount ?? loan.amount
  await store.updateLoan(deps.db, loan.id, { misfit: explain(loan, amount), misfitDoneAt: null })
  await post(deps, loan, { kind: 'loan_misfit', id: event.eventId }, amount)
}

const explain = ({ status, amount }: store.LoanRecord, paid: Money): string => {
  if (paid !== amount) return 'Jumlahnya lain dari pencairan yang diminta.'
  return status === 'cancelled' || status === 'refused'
    ? 'Pencairannya sudah dibatalkan atau ditolak.'
    : 'Pesanannya tidak menunggu uang ini.'
}

/** Finance has sent the money back, or agreed with the lender what becomes of it. Throws 404, 409 `loan.state`. */
export const closeMisfit = (ctx: StaffContext, id: string, note: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const loan = await store.findLoan(ctx.db, id)
    if (!loan) throw notFound()
    if (!loan.misfit || loan.misfitDoneAt)
      throw new Refusal('loan.state', 'Tidak ada uang pemberi dana yang menunggu di sini.', 409)
    const misfitDoneAt = ctx.clock.now()
    await store.updateLoan(ctx.db, id, { misfitDoneAt })
    await recordAuditEntry(ctx, {
      action: 'Selesaikan uang pemberi dana',
      entityType: 'order',
      entityId: loan.orderId,
      entityLabel: (await findOrderDelivery(ctx.db, loan.orderId)).number,
      before: { misfit: loan.misfit },
      after: { note },
    })
  })

async function post(
  deps: AppDeps,
  loan: store.LoanRecord,
  source: { kind: string; id: string },
  amount: Money,
): Promise<void> {
  const { number } = await findOrderDelivery(deps.db, loan.orderId)
  await postToLedger(deps, {
    source,
    at: deps.clock.now(),
    description: `${lenderNames[loan.lender]} membayar ${number}, tidak cocok`,
    document: number,
    buyerId: null,
    entries: [debit('lenders', amount), credit('unmatched', amount)],
  })
}
