import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { randomUUID } from 'node:crypto'
import { withTransaction } from '#platform/database/database.ts'
import { executeBatch } from '#platform/database/write-batch.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { runIdempotently } from '#platform/http/idempotency.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { Refusal } from '#platform/refusal.ts'
import { announce } from '#platform/database/live-updates.ts'
import {
  changePaymentType,
  putOnTerms,
  type InvoiceRecord,
} from '#modules/finance/invoices/service.ts'
import { takeCredit } from '#modules/finance/credit-terms/service/credit.ts'
import { recordPaymentType } from '#modules/finance/payments/service/record-payment-type.ts'
import { lockOrderAndInvoice } from '#modules/finance/payments/service/order-and-invoice.ts'
import { chargeLateFee } from '#modules/finance/late-fees/service/charge.ts'
import {
  cancelLoan,
  chooseLender,
  findOpenLender,
} from '#modules/finance/loans/service/open-loan.ts'
import { changeToTransfer } from '#modules/finance/payments/service/unique-code.ts'
import { describePaymentType, isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import {
  canChoosePayment,
  explainClosed,
  isOwedOnTerms,
  requireUsable,
  type ChosenPayment,
} from '../rules/payment-choice.ts'
import { isOver, listPendingOfOrder } from '../store/payments.ts'
import { closePayments } from './close-payments.ts'
import { openPaymentSoon, paymentWrites } from './open-payment.ts'
import { getOrderPayment } from './order-payment.ts'
import { returnOthersToTerms, returnToTerms } from './return-to-terms.ts'

const FROM_LENDER = 'Pembiayaan hanya untuk pesanan yang belum diproses.'

type PaymentToOpen = { paymentId: string | null }

/**
 * Chooses how an unpaid order, or an invoice on credit terms, is paid; of several invoices of an order the named one, or that
 * which is looked after first. The choice is committed before the gateway is asked, and stands where the gateway does not
 * answer. Chosen again, a payment that is not open yet is tried again. Throws 404, 409
 * `payment.closed`, 422 as `requireUsable` does, and as `takeCredit` does.
 */
export async function choosePayment(
  ctx: BuyerContext,
  { id, invoiceId, ...choice }: ChosenPayment & { id: string; invoiceId?: string },
) {
  const { claim } = ctx
  const change = (ctx: BuyerContext) => changePayment(ctx, { orderId: id, invoiceId }, choice)
  const { paymentId } = await (claim
    ? runIdempotently(ctx.db, claim, (db) => change({ ...ctx, db }))
    : withTransaction(ctx, change))
  if (paymentId) await openPaymentSoon(ctx, paymentId)
  return getOrderPayment(ctx, id)
}

async function changePayment(
  ctx: BuyerContext,
  { orderId, invoiceId }: { orderId: string; invoiceId: string | undefined },
  choice: ChosenPayment,
): Promise<PaymentToOpen> {
  await orders.lockOrder(ctx, orderId, ctx.buyer.accountId)
  const { order, invoice } = await lockOrderAndInvoice(ctx, orderId, invoiceId)
  const statuses = { order: order.status, invoice: invoice.status }
  if (!canChoosePayment(statuses))
    throw new Refusal('payment.closed', explainClosed(statuses), 409, { detail: statuses })
  const collected = requireUsable(choice, invoice.amount, ctx)
  const pending = (await listPendingOfOrder(ctx.db, orderId)).find(
    (payment) => payment.invoiceId === invoice.id,
  )
  if (choice.paymentType === 'transfer' && invoice.paymentType === 'transfer')
    return { paymentId: null }
  const isSame =
    collected && pending?.method === collected.method && pending.bank === collected.bank
  if (isSame && !isOver(pending, ctx.clock.now())) return { paymentId: pending.id }
  const actor = { kind: 'buyer', name: ctx.buyer.name } as const
  if (isLenderType(choice.paymentType))
    return orderFromLender(ctx, order, { invoice, actor, lender: choice.paymentType })
  await closePayments(ctx, orderId, actor)
  await returnOthersToTerms(ctx, order, { invoice, actor })
  await cancelLoan(ctx, orderId)
  if (choice.paymentType === 'tempo') {
    if (isOwedOnTerms(statuses)) await returnToTerms(ctx, order, { invoice, actor })
    else await orderOnTerms(ctx, order, { invoice, actor })
    return { paymentId: null }
  }
  // Until now it waited for the amount of another day.
  const asked = await chargeLateFee(ctx, invoice)
  const paymentId = collected ? await addPayment(ctx, asked, collected) : null
  if (!collected) await changeToTransfer(ctx, asked)
  const name = describePaymentType(choice.paymentType, collected?.bank)
  await recordPaymentType(ctx, order, asked, choice.paymentType, {
    actor,
    note: `Cara bayar diganti ke ${name}.`,
  })
  await announce(ctx.db, toPaymentTopic(orderId))
  return { paymentId }
}

/** The order is confirmed at once, and its invoice is due by the terms. Throws as `takeCredit` does. */
async function orderOnTerms(
  ctx: BuyerContext,
  order: orders.LockedOrder,
  { invoice, actor }: { invoice: InvoiceRecord; actor: orders.OrderEventActor },
): Promise<void> {
  const termsDays = await takeCredit(ctx, invoice.companyId, invoice.amount)
  await putOnTerms(ctx, invoice.id, termsDays)
  const note = `Dibayar tempo ${termsDays} hari.`
  const changed = await orders.changePaymentType(ctx, order, 'tempo', { actor, note })
  await orders.transition(ctx, changed, 'processing', orders.systemActor)
  await announce(ctx.db, toPaymentTopic(order.id))
}

/** The order waits for a lender, which the buyer confirms with a code. Throws as `takeLimit` does. */
async function orderFromLender(
  ctx: BuyerContext,
  order: orders.LockedOrder,
  {
    invoice,
    actor,
    lender,
  }: { invoice: InvoiceRecord; actor: orders.OrderEventActor; lender: LenderCode },
): Promise<PaymentToOpen> {
  if (order.status !== 'awaiting_payment')
    throw Refusal.field(
      'paymentType',
      'payment.unavailable',
      `${FROM_LENDER} Pilih cara bayar lain.`,
    )
  const nothing = { paymentId: null }
  if (invoice.paymentType === lender && (await findOpenLender(ctx, order.id)) === lender)
    return nothing
  await closePayments(ctx, order.id, actor)
  await cancelLoan(ctx, order.id)
  const { id: invoiceId, companyId, amount } = invoice
  await chooseLender(ctx, { lender, companyId, orderId: order.id, invoiceId, amount })
  await changePaymentType(ctx, invoiceId, { paymentType: lender, uniqueCode: 0 })
  const note = `Dibayar ${describePaymentType(lender)}.`
  await orders.changePaymentType(ctx, order, lender, { actor, note })
  await announce(ctx.db, toPaymentTopic(order.id))
  return nothing
}

async function addPayment(
  ctx: BuyerContext,
  invoice: InvoiceRecord,
  { method, bank }: NonNullable<ReturnType<typeof requireUsable>>,
): Promise<string> {
  const id = randomUUID()
  const { orderId, id: invoiceId, amount } = invoice
  await changePaymentType(ctx, invoiceId, { paymentType: method, uniqueCode: 0 })
  const by = { kind: 'buyer', name: ctx.buyer.name } as const
  const createdAt = ctx.clock.now()
  await executeBatch(
    ctx.db,
    paymentWrites([
      { id, orderId, invoiceId, bundleId: null, method, bank, amount, createdAt, by },
    ]),
  )
  return id
}
