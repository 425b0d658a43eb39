import { multiply, sen, type Money } from '#platform/money.ts'
import type { OrderDraftLine } from '#modules/checkout/order-placement/rules/order-draft.ts'
import type { PricedCartLine } from '#modules/selling/cart/rules/pricing.ts'
import type { StockAllocation } from '#modules/selling/delivery/rules/allocation.ts'

/** Where the lines come from; `pickup` has the parts that the buyer picks up. */
type Allocated = {
  parts: readonly StockAllocation[]
  pickup: { parts: readonly StockAllocation[] } | null
}

/**
 * The order's lines: a cart's line from two warehouses becomes two lines, which together cost the same;
 * the last one takes the rounding difference.
 */
export function buildDraftLines(
  lines: readonly PricedCartLine[],
  { parts, pickup }: Allocated,
): OrderDraftLine[] {
  const pickedUp = new Set<StockAllocation>(pickup?.parts)
  return lines.flatMap((line) => {
    const lineParts = parts.filter((part) => part.variantId === line.variant.variantId)
    const totals = lineParts.map((part) => multiply(line.unitPrice, part.quantity))
    const remainder = totals
      .slice(0, -1)
      .reduce<number>((remaining, each) => remaining - each, line.total)
    return lineParts.map((part, index) =>
      buildDraftLine(line, part, {
        isPickup: pickedUp.has(part),
        total: index === lineParts.length - 1 ? sen(remainder) : totals[index]!,
      }),
    )
  })
}

function buildDraftLine(
  line: PricedCartLine,
  { warehouseId, quantity, awaited }: StockAllocation,
  { isPickup, total }: { isPickup: boolean; total: Money },
): OrderDraftLine {
  const { variant, listPrice, discount, unitPrice } = line
  return {
    variantId: variant.variantId,
    warehouseId,
    isPickup,
    sku: variant.sku,
    productName: variant.name,
    variantName: variant.variantName,
    productSlug: variant.slug,
    picture: variant.picture,
    unit: variant.unit,
    quantity,
    awaited,
    leadDays: awaited > 0 ? variant.leadDays : 0,
    listPrice,
    discount,
    unitPrice,
    total,
    weightKg: Number((variant.weightKg * quantity).toFixed(3)),
    volumeM3: Number((variant.volumeM3 * quantity).toFixed(6)),
    luxury: variant.luxury,
  }
}
