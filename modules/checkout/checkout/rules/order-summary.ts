import { type Money, sen } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import type { TaxBreakdown } from '#modules/catalogue/tax/rules/tax.ts'
import { type TaxRates, computeOrderTax } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { PricedCartLine, PricedCart } from '#modules/selling/cart/rules/pricing.ts'
import type { ShipmentItem, StockAllocation } from '#modules/selling/delivery/rules/allocation.ts'

/** What a cart costs with its freight (sen, including PPN). */
export type OrderSummary = TaxBreakdown & {
  lines: PricedCartLine[]
  goods: Money
  saved: Money
  freight: Money
  total: Money
  rates: TaxRates
  /** By variant, how much the factory has to make first. */
  awaited: ReadonlyMap<number, number>
}

/** Goods, freight and the PPN inside both, as order-placement writes them. */
export function summarizeOrder(
  cart: PricedCart,
  freight: Money,
  parts: readonly StockAllocation[] = [],
): OrderSummary {
  const { lines, goods, saved, rates } = cart
  const taxed = lines.map((line) => ({ total: line.total, luxury: line.variant.luxury }))
  const { document } = computeOrderTax(taxed, freight, rates)
  const awaited = new Map<number, number>()
  for (const part of parts)
    awaited.set(
      part.variantId,
      roundToThousandths((awaited.get(part.variantId) ?? 0) + part.awaited),
    )
  return { lines, goods, saved, freight, total: sen(goods + freight), rates, awaited, ...document }
}

/** Throws 409 `cart.empty`, or 422 `cart.problem` naming each line that cannot be ordered. */
export function assertOrderable({ lines }: PricedCart): void {
  if (lines.length === 0) throw new Refusal('cart.empty', 'Keranjang Anda masih kosong.', 409)
  const problemLines = lines.filter((line) => line.problem !== null)
  if (problemLines.length === 0) return
  throw new Refusal('cart.problem', 'Perbaiki barang yang ditandai di keranjang.', 422, {
    errors: Object.fromEntries(
      problemLines.map(({ id, problem }) => [`lines.${id}`, problem!.message]),
    ),
    detail: {
      lines: problemLines.map(({ id, variant, problem }) => ({
        id,
        name: formatItemName(variant),
        ...problem,
      })),
    },
  })
}

/** Product and variant, `Semen 50 kg`. */
export const formatItemName = ({
  name,
  variantName,
}: {
  name: string
  variantName: string
}): string => `${name} ${variantName}`

/** A cart's line as an item of a shipment. */
export const toShipmentItem = ({ variant, qty }: PricedCartLine): ShipmentItem => ({
  variantId: variant.variantId,
  name: formatItemName(variant),
  unit: variant.unit,
  quantity: qty,
  weightKg: variant.weightKg,
  volumeM3: variant.volumeM3,
  lengthM: variant.lengthM,
  subCategory: variant.subCategory,
  leadDays: variant.leadDays,
})
