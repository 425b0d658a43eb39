import { toIsoTime } from '#platform/clock.ts'
import { isUniqueViolation } from '#platform/database/errors.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
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
import { findBundle, listBundled, listBundlesWithdrawnBy } from '../bundles-store.ts'
import {
  findBundleOfConfirmation,
  findLastConfirmation,
  findLastConfirmationOfOrder,
  listOrdersPaidBy,
  saveUndone,
} from '../confirmations-store.ts'
import { deleteDifferences } from '../differences-store.ts'
import {
  BUYER_INFORMED,
  explainNoPaymentUndo,
  hasStartedOrder,
  type PaymentConfirmation,
} from '../rules/undo-payment.ts'
import { lockOrdersWithInvoices, type InvoiceRef } from './bundles.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'
import { toHoldKey } from './record-confirmation.ts'
import { reopenSettledBundle, reopenWithdrawnBundle } from './reopen-bundle.ts'

type Paid = { order: orders.LockedOrder; invoice: invoices.InvoiceRecord }

/**
 * The payment of an order that finance can take back now, until when, and with which bundle; null where there is none, and
 * where one invoice of its bundle keeps it. Throws 404.
 */
export async function findUndoablePayment(deps: AppDeps, orderId: string) {
  const last = await findLastConfirmationOfOrder(deps.db, orderId)
  const own = last && (await findConfirmed(deps, last.invoiceId))
  if (!own) return null
  const { confirmation } = own
  const bundle = confirmation.bundle && (await findBundle(deps.db, confirmation.bundle.id))
  const bundled = bundle ? await listBundled(deps.db, bundle.id) : []
  const others = bundled.filter((each) => each.invoiceId !== own.invoice.id)
  const all = [
    own,
    ...(await Promise.all(others.map((each) => findConfirmed(deps, each.invoiceId)))),
  ]
  for (const each of all) {
    if (!each) return null
    const status = await orders.findStatus(deps, each.invoice.orderId)
    const order = { id: each.invoice.orderId, status }
    if (await explainNoUndo(deps, { order, invoice: each.invoice }, each.confirmation)) return null
  }
  return {
    id: confirmation.id,
    until: toIsoTime(computeUndoDeadline(confirmation.confirmedAt)),
    isOfBankLine: confirmation.bankLineId !== null,
    bundle: bundle ? { number: bundle.number, invoices: bundled.length } : null,
  }
}

async function findConfirmed(deps: AppDeps, invoiceId: string) {
  const [invoice] = await invoices.listByIds(deps, [invoiceId])
  const confirmation = invoice && (await findLastConfirmation(deps.db, invoice.id))
  return invoice && confirmation ? { invoice, confirmation } : undefined
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
 * Takes a payment back that finance has confirmed by hand, with all that were paid together with it: orders, invoices and
 * ledger are as if it had not come in, and its buyer is not notified. Throws 404, 409 `payment.undo`.
 */
export const undoPayment = (
  ctx: StaffContext,
  orderId: string,
  { confirmationId }: { confirmationId: string },
): Promise<void> =>
  takeBack(ctx, async (ctx) => {
    const bundleId = await findBundleOfConfirmation(ctx.db, confirmationId)
    const bundled = bundleId ? await listBundled(ctx.db, bundleId) : []
    const last = await findLastConfirmationOfOrder(ctx.db, orderId)
    if (!last) return takeBackOne(ctx, await lockOrderAndInvoice(ctx, orderId), undefined, false)
    const own = { orderId, invoiceId: last.invoiceId }
    const isBundled = bundled.some((each) => each.invoiceId === own.invoiceId)
    await takeBackInvoices(ctx, isBundled ? bundled : [own], (paid, confirmation) => {
      if (confirmation?.bankLineId)
        throw refuseUndo(
          paid,
          'Pembayaran ini dicocokkan dengan mutasi bank. Batalkan pencocokannya di halaman Mutasi bank.',
        )
      const isSeen =
        paid.invoice.id === own.invoiceId
          ? confirmation?.id === confirmationId
          : confirmation?.bundle?.id === bundleId
      return isSeen ? confirmation : undefined
    })
  })

/**
 * Takes all payments back that a line on a bank account was matched with, in the caller's transaction. Returns how many
 * they were. Throws 409 `payment.undo`.
 */
export const undoPaymentsOfBankLine = (ctx: StaffContext, bankLineId: string): Promise<number> =>
  takeBack(ctx, async (ctx) => {
    const paid = await listOrdersPaidBy(ctx.db, bankLineId)
    if (paid.length > 0) await takeBackInvoices(ctx, paid, (_, confirmation) => confirmation)
    return paid.length
  })

/** Takes the payments of some invoices back, all or none, and then waits for their bundles again. */
async function takeBackInvoices(
  ctx: StaffContext,
  items: readonly InvoiceRef[],
  choose: (
    paid: Paid,
    confirmation: PaymentConfirmation | undefined,
  ) => PaymentConfirmation | undefined,
): Promise<void> {
  const invoiceIds = items.map(({ invoiceId }) => invoiceId)
  const withdrawn = await listBundlesWithdrawnBy(ctx.db, invoiceIds)
  const locked = await lockOrdersWithInvoices(ctx, [
    ...items,
    ...withdrawn.flatMap((bundle) => bundle.items),
  ])
  const settled = new Set<string>()
  for (const paid of locked.filter(({ invoice }) => invoiceIds.includes(invoice.id))) {
    const last = await findLastConfirmation(ctx.db, paid.invoice.id)
    const confirmation = choose(paid, last)
    await takeBackOne(ctx, paid, confirmation, items.length > 1)
    if (last?.bundle) settled.add(last.bundle.id)
  }
  for (const id of settled) await reopenSettledBundle(ctx, id)
  for (const { id } of withdrawn) await reopenWithdrawnBundle(ctx, id)
}

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
  isOneOfMany: boolean,
): Promise<void> {
  await holdExports(ctx.db)
  const reason = await explainNoUndo(ctx, { order, invoice }, confirmation)
  if (!confirmation || reason)
    throw refuseUndo({ order, invoice }, isOneOfMany ? `${order.number}: ${reason}` : reason!)
  const { isWithdrawn } = await withdrawHeldMessages(ctx.db, toHoldKey(order, invoice))
  if (!isWithdrawn) throw refuseUndo({ order, invoice }, BUYER_INFORMED)
  const by = toStaffActor(ctx)
  const note = 'Konfirmasi pembayaran dibatalkan: uangnya belum cocok.'
  await reversePayment(ctx, { invoiceId: invoice.id, confirmationId: confirmation.id })
  await saveUndone(ctx.db, confirmation.id, ctx.clock.now())
  await deleteDifferences(ctx.db, invoice.id)
  const { invoiceStatus, refusalReason, orderStatus, orderExpiresAt: expiresAt } = confirmation
  // Before it is open again: under what the bundle asked for it might be taken for another one.
  if (confirmation.bundle) await invoices.changePaymentType(ctx, invoice.id, confirmation.bundle)
  await invoices.stepBack(ctx, invoice, { to: invoiceStatus, refusalReason }, by, note)
  if (hasStartedOrder(confirmation))
    await orders.returnToUnpaid(ctx, order, { to: orderStatus, expiresAt }, by, note)
  await freezeAgain(ctx, invoice.companyId)
  if (invoiceStatus === 'proof_submitted') await announceTask(ctx, 'payment-proof')
  await recordOrderAudit(ctx, order, 'Batalkan konfirmasi pembayaran', {
    before: { order: order.status, invoice: invoice.status },
    after: {
      order: hasStartedOrder(confirmation) ? orderStatus : order.status,
      invoice: invoiceStatus,
    },
  })
}

const refuseUndo = ({ invoice }: Paid, message: string) =>
  new Refusal('payment.undo', message, 409, { detail: { state: invoice.status } })
