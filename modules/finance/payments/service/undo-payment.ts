import { toIsoTime } from '#platform/clock.ts'
import { isUniqueViolation } from '#platform/database/errors.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import {
  wereHeldMessagesSent,
  withdrawHeldMessages,
} from '#modules/foundation/notifications/service.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { freezeAgain } from '#modules/finance/credit-terms/service/overdue.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import { reversePayment } from '#modules/finance/ledger/service/reverse-payment.ts'
import { hasRefunds } from '#modules/finance/refunds/service/open-refund.ts'
import { computeUndoDeadline } from '#modules/selling/orders/rules/undo-step.ts'
import {
  holdExports,
  isReportedAsPaid,
} from '#modules/finance/tax-invoices/service/tax-of-payment.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import {
  findLastConfirmation,
  findLastConfirmationOfOrder,
  listOrdersPaidBy,
  saveUndone,
} from '../confirmations-store.ts'
import { deleteDifferences } from '../differences-store.ts'
import {
  BUYER_INFORMED,
  explainNoPaymentUndo,
  startedOrder,
  type PaymentConfirmation,
} from '../rules/undo-payment.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'
import { toHoldKey } from './record-confirmation.ts'

type Paid = { order: orders.LockedOrder; invoice: invoices.InvoiceRecord }

/** The payment of an order that finance can take back now, and until when; null where there is none. Throws 404. */
export async function findUndoablePayment(deps: AppDeps, orderId: string) {
  const confirmation = await findLastConfirmationOfOrder(deps.db, orderId)
  const [invoice] = confirmation ? await invoices.listByIds(deps, [confirmation.invoiceId]) : []
  if (!invoice || !confirmation) return null
  const status = await orders.findStatus(deps, orderId)
  const reason = await explainNoUndo(
    deps,
    { invoice, order: { id: orderId, status } },
    confirmation,
  )
  return reason === undefined
    ? {
        id: confirmation.id,
        until: toIsoTime(computeUndoDeadline(confirmation.confirmedAt)),
        isOfBankLine: confirmation.bankLineId !== null,
      }
    : null
}

async function explainNoUndo(
  deps: AppDeps,
  {
    order,
    invoice,
  }: {
    order: Pick<orders.LockedOrder, 'id' | 'status'>
    invoice: Pick<invoices.InvoiceRecord, 'id' | 'status' | 'delivery'>
  },
  confirmation: PaymentConfirmation | undefined,
): Promise<string | undefined> {
  const since = {
    invoiceStatus: invoice.status,
    orderStatus: order.status,
    hasDeliveries: await orders.hasDeliveries(deps, order.id),
    hasRefunds: await hasRefunds(deps, invoice.id),
    isReportedToTaxOffice: await isReportedAsPaid(deps.db, invoice.id),
    isBuyerInformed: await wereHeldMessagesSent(deps, toHoldKey(order, invoice)),
  }
  return explainNoPaymentUndo(confirmation, since, deps.clock.now())
}

/**
 * Takes a payment back that finance has confirmed by hand: order, invoice and ledger are as if it had not come in, and
 * its buyer is told nothing. Throws 404, 409 `payment.undo`.
 */
export const undoPayment = (
  ctx: StaffContext,
  orderId: string,
  { confirmationId }: { confirmationId: string },
): Promise<void> =>
  takeBack(ctx, async (ctx) => {
    const last = await findLastConfirmationOfOrder(ctx.db, orderId)
    const paid = await lockOrderAndInvoice(ctx, orderId, last?.invoiceId)
    const confirmation = await findLastConfirmation(ctx.db, paid.invoice.id)
    if (confirmation?.bankLineId)
      throw refuseUndo(
        paid,
        'Pembayaran ini dicocokkan dengan mutasi bank. Batalkan pencocokannya di halaman Mutasi bank.',
      )
    const isSeen = confirmation?.id === confirmationId
    await takeBackOne(ctx, paid, isSeen ? confirmation : undefined)
  })

/**
 * Takes all payments back that a line on a bank account was matched with, in the caller's transaction. Returns how many
 * they were. Throws 409 `payment.undo`.
 */
export const undoPaymentsOfBankLine = (ctx: StaffContext, bankLineId: string): Promise<number> =>
  takeBack(ctx, async (ctx) => {
    const paid = await listOrdersPaidBy(ctx.db, bankLineId)
    for (const { orderId, invoiceId } of paid) {
      const locked = await lockOrderAndInvoice(ctx, orderId, invoiceId)
      await takeBackOne(ctx, locked, await findLastConfirmation(ctx.db, locked.invoice.id))
    }
    return paid.length
  })

/** Another open transfer may ask for the same amount by now: its unique code was free. */
const takeBack = <T>(ctx: StaffContext, work: (ctx: StaffContext) => Promise<T>): Promise<T> =>
  withTransaction(ctx, work).catch((thrown: unknown) => {
    if (!isUniqueViolation(thrown)) throw thrown
    throw new Refusal(
      'payment.undo',
      'Kode unik tagihan ini sudah dipakai tagihan lain. Hubungi pembeli, lalu batalkan pesanannya bila uangnya tidak ada.',
      409,
    )
  })

async function takeBackOne(
  ctx: StaffContext,
  { order, invoice }: Paid,
  confirmation: PaymentConfirmation | undefined,
): Promise<void> {
  await holdExports(ctx.db)
  const reason = await explainNoUndo(ctx, { order, invoice }, confirmation)
  if (!confirmation || reason) throw refuseUndo({ order, invoice }, reason!)
  const { isWithdrawn } = await withdrawHeldMessages(ctx.db, toHoldKey(order, invoice))
  if (!isWithdrawn) throw refuseUndo({ order, invoice }, BUYER_INFORMED)
  const by = { kind: 'staff', name: ctx.staff.name } as const
  const note = 'Konfirmasi pembayaran dibatalkan: uangnya belum cocok.'
  await reversePayment(ctx, { invoiceId: invoice.id, confirmationId: confirmation.id })
  await saveUndone(ctx.db, confirmation.id, ctx.clock.now())
  await deleteDifferences(ctx.db, invoice.id)
  const { invoiceStatus, refusalReason, orderStatus, orderExpiresAt: expiresAt } = confirmation
  await invoices.stepBack(ctx, invoice, { to: invoiceStatus, refusalReason }, by, note)
  if (startedOrder(confirmation))
    await orders.returnToUnpaid(ctx, order, { to: orderStatus, expiresAt }, by, note)
  await freezeAgain(ctx, invoice.companyId)
  if (invoiceStatus === 'proof_submitted') await announceTask(ctx, 'payment-proof')
  await recordAuditEntry(ctx, {
    action: 'Batalkan konfirmasi pembayaran',
    entityType: 'order',
    entityId: order.id,
    entityLabel: order.number,
    before: { order: order.status, invoice: invoice.status },
    after: {
      order: startedOrder(confirmation) ? orderStatus : order.status,
      invoice: invoiceStatus,
    },
  })
}

const refuseUndo = ({ invoice }: Paid, message: string) =>
  new Refusal('payment.undo', message, 409, { detail: { state: invoice.status } })
