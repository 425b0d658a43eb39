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
import { bookUnmatchedResolved, type UnmatchedOutcome } from '../rules/unmatched-money.ts'
import type { staffLoanCalls } from '../staff-contract.ts'
import * as events from '../store/loan-events.ts'
import * as store from '../store/loans.ts'
import { stateRefusal } from './own-loan.ts'

/** A lender has paid for what does not wait for it: the money is booked as unmatched, and the loan says why to finance. */
export async function bookUnmatchedLoanMoney(
  deps: AppDeps,
  event: LoanEvent,
  { loan, order }: { loan: store.LoanRecord; order: { number: string } },
): Promise<void> {
  const { lender } = loan
  const amount = event.amount ?? loan.amount
  await store.updateLoan(deps.db, loan.id, {
    discrepancy: explain(loan, amount),
    discrepancyResolvedAt: null,
  })
  await events.saveUnmatchedAmount(deps.db, { lender, eventId: event.eventId, amount })
  await postToLedger(deps, {
    source: { kind: 'unmatched_lender', id: `${lender} ${event.eventId}` },
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
 * Finance has sent unmatched money back, or agreed with the lender what becomes of it, which is booked once; or has had
 * words with the lender. Throws 404, 409 `loan.state` where nothing or another amount is open, 422 `loan.outcome`.
 */
export const resolveDiscrepancy = (
  ctx: StaffContext,
  id: string,
  { note, outcome, amount }: z.output<(typeof staffLoanCalls)['resolveDiscrepancy']['body']>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const found = await store.findLoan(ctx.db, id)
    if (!found) throw notFound()
    const order = await lockOrder(ctx, found.orderId)
    // Read again under the lock of its order, which the lender's news take, too.
    const loan = (await store.findLoan(ctx.db, id))!
    if (!loan.discrepancy || loan.discrepancyResolvedAt)
      throw stateRefusal('Tidak ada uang pemberi dana yang menunggu di sini.')
    const unmatched = await events.listUnmatchedMoney(ctx.db, [id])
    const total = sum(unmatched.map((each) => each.amount))
    if (total !== moneyFromJson(amount))
      throw stateRefusal('Jumlah uangnya sudah berubah. Muat ulang halaman ini, lalu periksa lagi.')
    if (total > 0 && !outcome)
      throw Refusal.field('outcome', 'loan.outcome', 'Pilih apa yang terjadi dengan uangnya.')
    for (const money of outcome ? unmatched : [])
      await bookResolved(ctx, { loan, order, money, outcome: outcome! })
    await store.updateLoan(ctx.db, id, { discrepancyResolvedAt: ctx.clock.now() })
    await recordOrderAudit(ctx, order, 'Selesaikan uang pemberi dana', {
      before: { discrepancy: loan.discrepancy },
      after: { note, ...(total > 0 && { outcome, amount: moneyToJson(total).amount }) },
    })
  })

const descriptions: Record<UnmatchedOutcome, (lender: string) => string> = {
  returned: (lender) => `Dikembalikan ke ${lender}`,
  retained: (lender) => `Menjadi milik toko menurut kesepakatan dengan ${lender}`,
}

async function bookResolved(
  ctx: StaffContext,
  {
    loan: { lender },
    order: { number },
    money: { eventId, amount },
    outcome,
  }: {
    loan: store.LoanRecord
    order: { number: string }
    money: events.UnmatchedLoanMoney
    outcome: UnmatchedOutcome
  },
): Promise<void> {
  const at = ctx.clock.now()
  await events.markResolved(ctx.db, { lender, eventId, at })
  await postToLedger(ctx, {
    source: { kind: `unmatched_lender_${outcome}`, id: `${lender} ${eventId}` },
    at,
    description: `${descriptions[outcome](lenderNames[lender])}: uang tidak cocok dari ${number}`,
    document: number,
    buyerId: null,
    entries: bookUnmatchedResolved(amount, outcome),
  })
}
