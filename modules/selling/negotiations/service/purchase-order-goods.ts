import type { BuyerContext } from '#platform/http/context.ts'
import * as purchaseOrders from '#modules/selling/purchase-orders/service/buyer-service.ts'
import type { UnmatchedLine } from '../rules/unmatched-goods.ts'
import { loadGoods, type NegotiableGoods } from './goods.ts'
import { mergeWishes } from './new-lines.ts'

/** What is on sale, so that a price can be named for it. */
export const isNegotiable = (goods: NegotiableGoods | undefined): goods is NegotiableGoods =>
  goods !== undefined && goods.listPrice > 0

/**
 * A purchase order of the buyer's company: its goods that are on sale, each once with the quantities of its lines
 * added up, and the lines that name nothing on sale. Throws 404.
 */
export async function loadPurchaseOrderGoods(ctx: BuyerContext, id: string) {
  const { number, project, address, lines } = await purchaseOrders.show(ctx, id)
  const wishes = mergeWishes(
    lines.map(({ item, qty }) => ({
      variantId: item ? Number(item.product_variant_id) : null,
      qty,
    })),
  )
  const { goods } = await loadGoods(ctx, wishes)
  const sold = wishes.filter((_, index) => isNegotiable(goods[index]))
  const soldIds = new Set(sold.map(({ variantId }) => String(variantId)))
  const unmatched: UnmatchedLine[] = lines
    .filter(({ item }) => !item || !soldIds.has(item.product_variant_id))
    .map(({ text, qty }) => ({ text, qty }))
  return { purchaseOrder: { id, number, project, addressId: address.id }, lines: sold, unmatched }
}
