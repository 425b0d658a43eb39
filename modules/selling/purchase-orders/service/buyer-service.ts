import type { StreamedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { presentPurchaseOrderRow, presentPurchaseOrder } from '../presenter.ts'
import { purchaseOrderPaymentMethods } from '../payment-method-rules.ts'
import { purchaseOrderStateMachine } from '../rules.ts'
import { purchaseOrderEvents } from '../store/purchase-order-events.ts'
import * as records from '../store/purchase-orders.ts'
import { assertTable, requireCompany } from './access.ts'

/** The payment methods that can be requested. Throws 422 `business.only`. */
export function listPaymentMethods(ctx: BuyerContext) {
  requireCompany(ctx)
  return {
    results: purchaseOrderPaymentMethods.map((each) => ({
      ...each,
      available: true,
      reason: null,
    })),
  }
}

/** A page of the records of the buyer's company. Throws 404 for another table, 422 `business.only`. */
export async function list(ctx: BuyerContext, table: string, { page, count }: Paging) {
  assertTable(table)
  const companyId = requireCompany(ctx)
  const [rows, total] = await Promise.all([
    records.listOfCompany(ctx.db, companyId, { page, count }),
    records.countOfCompany(ctx.db, companyId),
  ])
  return { results: rows.map(presentPurchaseOrderRow), page, count, total, totalIsExact: true }
}

/** One record of the buyer's company. Throws the same 404 for a missing one and for another company's. */
export const show = async (ctx: BuyerContext, id: string) =>
  presentPurchaseOrder(ctx, await requireOwn(ctx, id))

/** A record's file. Throws 404. */
export async function openOwnFile(ctx: BuyerContext, id: string): Promise<StreamedFile> {
  const { fileId } = await requireOwn(ctx, id)
  return openStoredFile(ctx, fileId)
}

/** Cancels a new record. Throws 404, 409 `upo.state`. */
export async function cancel(ctx: BuyerContext, id: string) {
  await withTransaction(ctx, async (ctx) => {
    const { status } = await requireOwn(ctx, id, records.lock)
    const to = purchaseOrderStateMachine.transition(status, 'cancelled', 'buyer')
    const at = ctx.clock.now()
    await records.update(ctx.db, id, { status: to, ended_at: at })
    await purchaseOrderEvents.insert(ctx.db, id, {
      by: { kind: 'buyer', name: ctx.buyer.name },
      internal: false,
      from: status,
      to,
      at,
      note: null,
    })
  })
  return show(ctx, id)
}

/**
 * Completes an open record that its company negotiates instead, in the caller's transaction; an ended one stays as it
 * is. Throws 404.
 */
export async function closeAsNegotiation(
  ctx: BuyerContext,
  id: string,
  negotiationNumber: string,
): Promise<void> {
  const { status } = await requireOwn(ctx, id, records.lock)
  if (!purchaseOrderStateMachine.can(status, 'done', 'buyer')) return
  const at = ctx.clock.now()
  const outcome = `PO ini dilanjutkan sebagai negosiasi ${negotiationNumber}.`
  await records.update(ctx.db, id, { status: 'done', outcome, ended_at: at })
  await purchaseOrderEvents.insert(ctx.db, id, {
    by: { kind: 'buyer', name: ctx.buyer.name },
    internal: false,
    from: status,
    to: 'done',
    at,
    note: outcome,
  })
}

async function requireOwn(
  ctx: BuyerContext,
  id: string,
  find = records.find,
): Promise<records.PurchaseOrderRecord> {
  const companyId = await findOwnCompanyId(ctx)
  const found = companyId ? await find(ctx.db, id, companyId) : undefined
  if (!found) throw notFound()
  return found
}
