import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDate, formatRupiah } from '#platform/format.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson, sen, zero, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { unfreezeIfPaid } from '#modules/finance/credit-terms/service/overdue.ts'
import { computePrincipal } from '#modules/finance/invoices/rules.ts'
import { listByIds, transition, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { changeLateFee } from '#modules/finance/invoices/service/late-fee.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'
import { explainNoWaiver } from '../rules/waiver.ts'
import * as store from '../store/late-fees.ts'

/** The late fee of an invoice with its history, and why it cannot be waived. Throws 404. */
export async function showLateFee(ctx: StaffContext, id: string) {
  const [invoice] = await listByIds(ctx, [id])
  if (!invoice) throw notFound()
  const isBeingPaid = await store.isBeingPaid(ctx.db, id, ctx.clock.now())
  const rows = await store.listOfInvoice(ctx.db, id)
  return {
    amount: moneyToJson(invoice.lateFee),
    principal: moneyToJson(computePrincipal(invoice)),
    isStopped: invoice.isLateFeeStopped,
    whyNot: explainNoWaiver({ ...invoice, isBeingPaid }),
    history: rows.map(({ amount, at, ...row }) => ({
      ...row,
      amount: moneyToJson(sen(amount)),
      at: toIsoTime(at),
    })),
  }
}

/**
 * Finance waives the late fee of an invoice, and on demand that of the days to come. An invoice of which nothing else is
 * left is settled. Throws 404, 409 `late_fee.state`.
 */
export const waiveLateFee = (
  ctx: StaffContext,
  id: string,
  { reason, stop }: { reason: string; stop: boolean },
) =>
  withTransaction(ctx, async (ctx) => {
    const [found] = await listByIds(ctx, [id])
    if (!found) throw notFound()
    await lockOrder(ctx, found.orderId)
    const [invoice] = await listByIds(ctx, [id])
    const isBeingPaid = await store.isBeingPaid(ctx.db, id, ctx.clock.now())
    const whyNot = explainNoWaiver({ ...invoice!, isBeingPaid })
    if (whyNot) throw new Refusal('late_fee.state', whyNot, 409)
    await waive(ctx, invoice!, { amount: invoice!.lateFee, reason, isStopped: stop })
    await recordOrderAudit(
      ctx,
      { id: invoice!.orderId, number: invoice!.orderNumber },
      'Hapus denda keterlambatan',
      {
        before: { invoice: invoice!.number, lateFee: moneyToJson(invoice!.lateFee).amount },
        after: { lateFee: '0.00', reason, isStopped: stop },
      },
    )
    return showLateFee(ctx, id)
  })

/**
 * Takes back what was charged for days after the one on which money came in: only then did finance learn of it. The
 * caller has locked the order. Returns the invoice as it is then.
 */
export async function waiveFeeAfter(
  ctx: StaffContext,
  invoice: InvoiceRecord,
  day: string,
): Promise<InvoiceRecord> {
  const amount = await store.sumChargedAfter(ctx.db, invoice.id, day)
  if (amount === 0) return invoice
  const reason = `Uangnya masuk ${formatDate(`${day}T12:00:00+07:00`)}, sebelum denda ini.`
  await waive(ctx, invoice, { amount, reason, isStopped: false })
  return (await listByIds(ctx, [invoice.id]))[0]!
}

async function waive(
  deps: AppDeps & Pick<StaffContext, 'staff'>,
  invoice: InvoiceRecord,
  { amount, reason, isStopped }: { amount: Money; reason: string; isStopped: boolean },
): Promise<void> {
  const by = toStaffActor(deps)
  const note = `Denda keterlambatan ${formatRupiah(moneyToJson(amount))} dihapus.`
  await changeLateFee(deps, invoice, { amount: sen(0 - amount), isStopped, by, note })
  const at = deps.clock.now()
  await store.insertWaived(deps.db, invoice.id, { amount, reason, at, by: by.name })
  if (amount < invoice.amount) return
  await transition(deps, invoice, 'paid', by, note, {
    paidAt: at,
    received: zero,
    refusalReason: null,
  })
  await unfreezeIfPaid(deps, invoice.companyId)
}
