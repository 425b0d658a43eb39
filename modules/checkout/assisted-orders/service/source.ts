import type { BuyerContext, StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as addresses from '#modules/people/customers/service/addresses.ts'
import { presentEmail } from '#modules/people/identity/rules/accounts.ts'
import { matchList } from '#modules/selling/material-lists/service/match-list.ts'
import { asBuyerContext } from '#modules/selling/negotiations/service/buyer-context.ts'
import * as purchaseOrders from '#modules/selling/purchase-orders/service/staff-records.ts'
import { readOpenPurchaseOrder } from '#modules/selling/purchase-orders/service/turn-into.ts'
import { mergeMatchedLines } from '../rules.ts'
import { findBuyer, type AssistedBuyer } from '../store.ts'

export type OrderSourceInput = {
  accountId?: string | undefined
  purchaseOrderId?: string | undefined
}

/**
 * For whom staff order, with the context that has their prices. Throws 404 for an unknown purchase order, 409
 * `upo.state` for an ended one, 422 `assisted.buyer` where there is no such active account.
 */
export async function resolveBuyer(
  ctx: StaffContext,
  { accountId, purchaseOrderId }: OrderSourceInput,
): Promise<{ buyer: AssistedBuyer; buyerContext: BuyerContext }> {
  const id = purchaseOrderId
    ? (await readOpenPurchaseOrder(ctx, purchaseOrderId)).buyer.accountId
    : accountId
  const buyer = id && (await findBuyer(ctx.db, id))
  if (!buyer) {
    const message = 'Akun ini tidak aktif. Minta pembeli mendaftar atau mengaktifkannya dulu.'
    throw Refusal.field('accountId', 'assisted.buyer', message)
  }
  return { buyer, buyerContext: asBuyerContext(ctx, buyer) }
}

/** The buyer with their addresses, and the goods that they asked for. Throws as `resolveBuyer` and `matchList` do. */
export async function loadSource(
  ctx: StaffContext,
  { text = '', ...source }: OrderSourceInput & { text?: string | undefined },
) {
  const { buyer, buyerContext } = await resolveBuyer(ctx, source)
  const { accountId, name, email, phone, company } = buyer
  const { results } = await addresses.list(buyerContext)
  const record = source.purchaseOrderId
    ? await purchaseOrders.show(ctx, source.purchaseOrderId)
    : undefined
  const asked = text.trim() ? (await matchList(buyerContext, text, undefined)).lines : []
  const lines = [
    ...(record?.lines ?? []),
    ...asked.map((line) => ({
      ...line,
      product_variant_id:
        line.state === 'matched' ? (line.candidates[0]?.product_variant_id ?? null) : null,
    })),
  ]
  if (source.purchaseOrderId && !record) throw notFound()
  return {
    buyer: { accountId, name, email: presentEmail(email), phone, company },
    addresses: results,
    purchaseOrder: record
      ? {
          id: record.id,
          number: record.number,
          project: record.project,
          note: record.note,
          addressId: record.address.id,
        }
      : null,
    lines: mergeMatchedLines(lines),
  }
}
