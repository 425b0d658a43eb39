import { randomUUID } from 'node:crypto'
import { takeDocumentNumbers } from '#platform/database/document-numbers.ts'
import { executeBatch, type WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { reserve } from '#modules/catalogue/stock/service/stock.ts'
import * as approvals from '#modules/checkout/order-approvals/service.ts'
import { APPROVAL_TTL_MS } from '#modules/checkout/order-approvals/rules.ts'
import {
  invoiceWritesWithInitialCode,
  issueWithFreeCode,
} from '#modules/finance/payments/service/unique-code.ts'
import type { NewOrderRecord } from '#modules/selling/orders/rules/new-order.ts'
import { computePaymentDeadline } from '#modules/selling/orders/service/deadlines.ts'
import { newOrderWrites } from '#modules/selling/orders/service/new-order.ts'
import { placedEmailWrites } from './emails.ts'
import type { OrderDraft, OrderDraftLine } from './rules/order-draft.ts'
import { priceDraft } from './rules/price-draft.ts'

/** A placed order and the invoice that was issued for it. */
export type PlacedOrder = Pick<
  NewOrderRecord,
  'id' | 'number' | 'status' | 'total' | 'placedAt' | 'expiresAt'
> & { invoiceId: string }

/** What is in stock of a line. */
const toReservedLine = ({ variantId, warehouseId, quantity, awaited }: OrderDraftLine) => {
  const reserved = roundToThousandths(quantity - awaited)
  return reserved > 0 ? [{ variantId, warehouseId, quantity: reserved }] : []
}

/**
 * Places an order in the caller's transaction: decides whether it needs an approval and until when it
 * waits, reserves its stock, and writes order, invoice, e-mail and `alsoWrite` as one statement. Locks stock
 * in the order of variant ids, then the counters of SO and INV. Throws 422 `stock.short`.
 */
export async function placeOrder(
  ctx: AppDeps,
  draft: OrderDraft,
  alsoWrite: readonly WriteBatch[] = [],
): Promise<PlacedOrder> {
  const { buyerEmail, prices: _prices, rates: _rates, ...details } = draft
  const priced = priceDraft(draft)
  const companyId = await approvals.findApprovingCompany(ctx, draft.accountId, priced.total)
  await reserve(ctx.db, draft.lines.flatMap(toReservedLine))
  const placedAt = ctx.clock.now()
  const expiresAt = companyId
    ? new Date(placedAt.getTime() + APPROVAL_TTL_MS)
    : await computePaymentDeadline(ctx)
  // Both numbers at once, as the last of the locks: every other order waits from here on, so all writes are
  // sent as one statement.
  const { SO: number, INV: invoiceNumber } = await takeDocumentNumbers(
    ctx.db,
    ['SO', 'INV'],
    placedAt,
  )
  const order: NewOrderRecord = {
    ...details,
    ...priced,
    id: randomUUID(),
    number,
    status: companyId ? 'awaiting_approval' : 'awaiting_payment',
    placedAt,
    expiresAt,
  }
  const invoice = {
    id: randomUUID(),
    number: invoiceNumber,
    orderId: order.id,
    accountId: order.accountId,
    buyerName: order.buyerName,
    paymentType: order.paymentType,
    amount: order.total,
    dueAt: expiresAt,
  }
  const { issued } = await executeBatch(ctx.db, [
    newOrderWrites(ctx, order),
    placedEmailWrites(ctx, order, buyerEmail),
    invoiceWritesWithInitialCode(ctx, invoice),
    ...alsoWrite,
  ])
  if (!issued) await issueWithFreeCode(ctx, invoice)
  if (companyId) await approvals.requestApproval(ctx, { ...order, by: order.buyerName }, companyId)
  const { id, status, total } = order
  return { id, number, status, total, placedAt, expiresAt, invoiceId: invoice.id }
}
