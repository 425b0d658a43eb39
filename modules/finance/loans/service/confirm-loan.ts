import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { Refusal } from '#platform/refusal.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { confirmWithCode } from '#modules/people/one-time-codes/service/confirm-with-code.ts'
import { requestCode } from '#modules/people/one-time-codes/service/request-code.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { isLoanOpen, listTenors } from '../rules/loans.ts'
import * as store from '../store/loans.ts'
import { fallBackToTransfer } from './fall-back.ts'
import { cancelLoan } from './open-loan.ts'
import { lockOpenedLoan, lockOwnLoan, stateRefusal } from './own-loan.ts'

const bindLoan = ({ id, amount }: store.LoanRecord) => ({
  purpose: 'loan' as const,
  subjectId: id,
  amount,
})

/** Sends the code of a loan, with the months in which it is repaid. Throws 404, 409 `loan.state`, 422 `loan.tenor`, 429. */
export const requestLoanCode = (
  ctx: BuyerContext,
  lender: LenderCode,
  { id, tenor }: { id: string; tenor?: number | undefined },
) =>
  withTransaction(ctx, async (ctx) => {
    const { loan } = await lockOpenedLoan(ctx, lender, id)
    if (tenor !== undefined && !listTenors(lender, loan.amount).includes(tenor))
      throw Refusal.field('tenor', 'loan.tenor', 'Pilih lama cicilan dari daftar.')
    if (tenor !== undefined) await store.updateLoan(ctx.db, id, { tenor })
    return requestCode(ctx, bindLoan(loan))
  })

/**
 * Takes the code: the order waits for its lender, which a job tells. Of many who send the right one at once, it happens
 * once. Throws 404, 409 `loan.state`, 422 `code.wrong`, `code.dead`.
 */
export async function validateLoanCode(
  ctx: BuyerContext,
  lender: LenderCode,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const { loan } = await withTransaction(ctx, (ctx) => lockOpenedLoan(ctx, lender, id))
  await confirmWithCode(ctx, bindLoan(loan), code, async (ctx) => {
    const { order } = await lockOpenedLoan(ctx, lender, id)
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    const note = `Kode benar. Menunggu ${lenderNames[lender]} membayar.`
    await orders.transition(ctx, order, 'awaiting_confirmation', actor, note)
    await store.updateLoan(ctx.db, id, { status: 'submitted', codeAt: ctx.clock.now() })
    await enqueue(ctx.db, { name: 'loans.tell', payload: { id } })
    await announce(ctx.db, toPaymentTopic(order.id))
  })
}

/**
 * Confirms the delivery address; a job passes it on to the lender, which pays only then. Throws 404, 409 `loan.state`.
 */
export const confirmDelivery = (ctx: BuyerContext, lender: LenderCode, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, loan } = await lockOwnLoan(ctx, lender, id)
    if (!isLoanOpen(loan.status)) throw stateRefusal('Pencairan ini sudah selesai atau dibatalkan.')
    if (loan.deliveryAt) return
    await store.updateLoan(ctx.db, id, { deliveryAt: ctx.clock.now() })
    if (loan.codeAt) await enqueue(ctx.db, { name: 'loans.tell', payload: { id } })
    await announce(ctx.db, toPaymentTopic(order.id))
  })

/** Pays an order in another way, although its lender was asked. Throws 404, 409 `loan.state`. */
export const withdrawLoan = (ctx: BuyerContext, lender: LenderCode, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, loan } = await lockOwnLoan(ctx, lender, id)
    if (!isLoanOpen(loan.status)) throw stateRefusal('Pencairan ini sudah selesai atau dibatalkan.')
    await cancelLoan(ctx, order.id)
    await fallBackToTransfer(ctx, order, `Pencairan ${lenderNames[lender]} dibatalkan pembeli.`)
  })
