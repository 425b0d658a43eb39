import { withTransaction } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { roundToOrderable } from '#modules/selling/cart/rules/quantity.ts'
import { loadPricedCart } from '#modules/selling/cart/service/cart.ts'
import { negotiationDeliveries } from '../rules/delivery-choices.ts'
import { loadGoods, type NegotiableGoods } from './goods.ts'
import { isNegotiable, loadPurchaseOrderGoods } from './purchase-order-goods.ts'

type DraftQuery = {
  product_variant_id?: string | undefined
  qty?: number | undefined
  purchaseOrderId?: string | undefined
}
type DraftSource = {
  source: 'cart' | 'product' | 'upo'
  purchaseOrder: { id: string; number: string; project: string; addressId: string } | null
  lines: { variantId: number; qty: number }[]
  unknown: string[]
}

/**
 * The goods that a negotiation can begin with, at the caller's list prices: a purchase order's, one variant, or
 * the cart's. Throws 404 for a variant that is not sold, and for another company's purchase order.
 */
export async function loadDraft(ctx: Context, query: DraftQuery) {
  const { lines, ...source } = await findSource(ctx, query)
  const { goods, rates } = await loadGoods(ctx, lines)
  const sold = goods.filter(isNegotiable)
  if (query.product_variant_id && sold.length === 0) throw notFound()
  return {
    ...source,
    lines: sold.map(presentDraftLine),
    rates,
    deliveries: negotiationDeliveries.map((delivery) => ({ ...delivery })),
  }
}

async function findSource(ctx: Context, query: DraftQuery): Promise<DraftSource> {
  const none = { purchaseOrder: null, unknown: [] }
  if (query.purchaseOrderId) return findPurchaseOrder(ctx, query.purchaseOrderId)
  if (!query.product_variant_id) {
    const { lines } = await withTransaction(ctx, loadPricedCart)
    const wished = lines.map(({ variant, qty }) => ({ variantId: variant.variantId, qty }))
    return { ...none, source: 'cart', lines: wished }
  }
  const variantId = Number(query.product_variant_id)
  const { goods } = await loadGoods(ctx, [{ variantId, qty: query.qty ?? 1 }])
  const [found] = goods
  if (!found) throw notFound()
  const { variant } = found
  // Half a sack is not sold, whatever the link says.
  const qty = roundToOrderable(roundToThousandths(query.qty ?? variant.minOrder), {
    ...variant,
    stock: Math.max(variant.stock, query.qty ?? 0, variant.minOrder),
  })
  return { ...none, source: 'product', lines: [{ variantId, qty }] }
}

async function findPurchaseOrder(ctx: Context, id: string): Promise<DraftSource> {
  if (ctx.actor.kind !== 'buyer') throw notFound()
  const { unmatched, ...found } = await loadPurchaseOrderGoods({ ...ctx, buyer: ctx.actor }, id)
  return { source: 'upo', ...found, unknown: unmatched.map(({ text }) => text) }
}

const presentDraftLine = ({ variant, qty, listPrice }: NegotiableGoods) => ({
  product_variant_id: String(variant.variantId),
  slug: variant.slug,
  sku: variant.sku,
  name: variant.name,
  variantName: variant.variantName,
  picture: variant.picture,
  unit: variant.unit,
  measured: variant.measured,
  luxury: variant.luxury,
  qty,
  listPrice: moneyToJson(listPrice),
  minOrder: variant.minOrder,
  multiple: variant.multiple,
  stock: variant.stock,
  leadDays: variant.leadDays,
})
