import type { z } from 'zod'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { LoanEvent } from '#platform/lender/port.ts'
import { moneyFromJson, moneyToJson, sum, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { bookUnmatched } from '#modules/finance/ledger/rules/bookings.ts'
import { postToLedger } from '#modules/finance/ledger/service/post.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'
import { bookMisfitClosed, type MisfitOutcome } from '../rules/misfit.ts'
import type { staffLoanCalls } from '../staff-contract.ts'
import * as events from '../store/loan-events.ts'
import * as store from '../store/loans.ts'
import { stateRefusal } from './own-loan.ts'

/** A lender has paid for what does not wait for it: the money is booked as unmatched, and waits for finance. */
export async function bookMisfit(
  deps: AppDeps,
  event: LoanEvent,
  { loan, order }: { loan: store.LoanRecord; order: { number: string } },
): Promise<void> {
  const { lender } = loan
  const amount = event.amount ?? loan.amount
  await store.updateLoan(deps.db, loan.id, { misfit: explain(loan, amount), misfitDoneAt: null })
  await events.saveMisfitAmount(deps.db, { lender, eventId: event.eventId, amount })
  await postToLedger(deps, {
    source: { kind: 'loan_misfit', id: `${lender} ${event.eventId}` },
    at: deps.clock.now(),
    description: `${lenderNames[lender]} membayar ${order.number}, tidak cocok`,
    document: order.number,
    buyerId: null,
    entries: bookUnmatched('lenders', amount),
  })
}

const explain = ({ status, amount }: store.LoanRecord, paid: Money): string => {
  if (paid !== amount) return 'Jumlahnya lain dari pencairan yang diminta.'
  return status === 'cancelled' || status === 'refused'
    ? 'Pencairannya sudah dibatalkan atau ditolak.'
    : 'Pesanannya tidak menunggu uang ini.'
}

/**
 * Finance has sent the money back, or agreed with the lender what becomes of it; that is booked, once. Throws 404, 409
 * `loan.state` where nothing or another amount waits, 422 `loan.outcome`.
 */
export const closeMisfit = (
  ctx: StaffContext,
  id: string,
  { note, outcome, amount }: z.output<(typeof staffLoanCalls)['closeMisfit']['body']>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const found = await store.findLoan(ctx.db, id)
    if (!found) throw notFound()
    const order = await lockOrder(ctx, found.orderId)
    // Read again under the lock of its order, which the lender's news take, too.
    const loan = (await store.findLoan(ctx.db, id))!
    if (!loan.misfit || loan.misfitDoneAt)
      throw stateRefusal('Tidak ada uang pemberi dana yang menunggu di sini.')
    const misfits = await events.listOpenMisfits(ctx.db, [id])
    const total = sum(misfits.map((each) => each.amount))
    if (total !== moneyFromJson(amount))
      throw stateRefusal('Jumlah uangnya sudah berubah. Muat ulang halaman ini, lalu periksa lagi.')
    if (total > 0 && !outcome)
      throw Refusal.field('outcome', 'loan.outcome', 'Pilih apa yang terjadi dengan uangnya.')
    for (const misfit of outcome ? misfits : [])
      await bookClosed(ctx, { loan, order, misfit, outcome: outcome! })
    await store.updateLoan(ctx.db, id, { misfitDoneAt: ctx.clock.now() })
    await recordOrderAudit(ctx, order, 'Selesaikan uang pemberi dana', {
      before: { misfit: loan.misfit },
      after: { note, ...(total > 0 && { outcome, amount: moneyToJson(total).amount }) },
    })
  })

const descriptions: Record<MisfitOutcome, (lender: string) => string> = {
  returned: (lender) => `Dikembalikan ke ${lender}`,
  retained: (lender) => `Menjadi milik toko menurut kesepakatan dengan ${lender}`,
}

async function bookClosed(
  ctx: StaffContext,
  {
    loan: { lender },
    order: { number },
    misfit: { eventId, amount },
    outcome,
  }: {
    loan: store.LoanRecord
    order: { number: string }
    misfit: events.OpenMisfit
    outcome: MisfitOutcome
  },
): Promise<void> {
  const at = ctx.clock.now()
  await events.closeMisfitEvent(ctx.db, { lender, eventId, at })
  await postToLedger(ctx, {
    source: { kind: `loan_misfit_${outcome}`, id: `${lender} ${eventId}` },
    at,
    description: `${descriptions[outcome](lenderNames[lender])}: uang tidak cocok dari ${number}`,
    document: number,
    buyerId: null,
    entries: bookMisfitClosed(amount, outcome),
  })
}
