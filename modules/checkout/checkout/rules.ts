import type { z } from 'zod'
import type { PricedCart, PricedCartLine } from '#modules/selling/cart/rules/pricing.ts'
import type { ShipmentItem, StockAllocation } from '#modules/selling/delivery/rules/allocation.ts'
import type { OrderDraftLine } from '#modules/checkout/order-placement/rules/order-draft.ts'
import { computeOrderTax, type TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { TaxBreakdown } from '#modules/catalogue/tax/rules.ts'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { type Money, type MoneyJson, sen, multiply, moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { OrderChange } from './contract.ts'

/** What a cart costs with its freight (sen, including PPN). */
export type OrderSummary = TaxBreakdown & {
  lines: PricedCartLine[]
  goods: Money
  saved: Money
  freight: Money
  total: Money
  rates: TaxRates
}

/** What the buyer saw when they placed the order. */
export type SeenOrder = {
  lines: readonly { product_variant_id: string; qty: number; unitPrice: MoneyJson }[]
  freight: MoneyJson
  total: MoneyJson
}

/** A difference between what the buyer saw and the current summary. */
export type SummaryChange = z.output<typeof OrderChange>

/** Goods, freight and the PPN inside both, as order-placement writes them. */
export function summarizeOrder(cart: PricedCart, freight: Money): OrderSummary {
  const { lines, goods, saved, rates } = cart
  const taxed = lines.map((line) => ({ total: line.total, luxury: line.variant.luxury }))
  const { document } = computeOrderTax(taxed, freight, rates)
  return { lines, goods, saved, freight, total: sen(goods + freight), rates, ...document }
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

/** Every difference from what the buyer saw; the total only where nothing else explains it. */
export function findChanges(seen: SeenOrder, now: OrderSummary): SummaryChange[] {
  const changes = [
    ...findLineChanges(seen, now),
    ...compareAmount('freight', 'Ongkos kirim', seen.freight, now.freight),
  ]
  return changes.length > 0 ? changes : compareAmount('total', 'Total bayar', seen.total, now.total)
}

function findLineChanges(seen: SeenOrder, { lines }: OrderSummary): SummaryChange[] {
  const seenLines = new Map(seen.lines.map((line) => [line.product_variant_id, line]))
  const changes = lines.flatMap(({ variant, qty, unitPrice }): SummaryChange[] => {
    const id = String(variant.variantId)
    const name = formatItemName(variant)
    const inUnit = (quantity: number) => `${formatQuantity(quantity)} ${variant.unit}`
    const previous = seenLines.get(id)
    seenLines.delete(id)
    if (!previous) return [{ what: 'line', name, was: 'belum ada', now: inUnit(qty) }]
    const prices = compareAmount('price', name, previous.unitPrice, unitPrice)
    if (previous.qty === qty) return prices
    return [{ what: 'qty', name, was: inUnit(previous.qty), now: inUnit(qty) }, ...prices]
  })
  const removedLines = [...seenLines.values()].map(({ qty }): SummaryChange => ({
    what: 'line',
    name: 'Barang lain',
    was: formatQuantity(qty),
    now: 'tidak ada lagi',
  }))
  return [...changes, ...removedLines]
}

function compareAmount(
  what: SummaryChange['what'],
  name: string,
  seen: MoneyJson,
  amount: Money,
): SummaryChange[] {
  const now = moneyToJson(amount)
  return seen.amount === now.amount
    ? []
    : [{ what, name, was: formatRupiah(seen), now: formatRupiah(now) }]
}

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
})

/**
 * The order's lines: a cart's line from two warehouses becomes two lines, which together cost the same;
 * the last one takes the rounding difference.
 */
export function buildDraftLines(
  lines: readonly PricedCartLine[],
  parts: readonly StockAllocation[],
): OrderDraftLine[] {
  return lines.flatMap((line) => {
    const lineParts = parts.filter((part) => part.variantId === line.variant.variantId)
    const totals = lineParts.map((part) => multiply(line.unitPrice, part.quantity))
    const remainder = totals
      .slice(0, -1)
      .reduce<number>((remaining, each) => remaining - each, line.total)
    return lineParts.map((part, index) =>
      buildDraftLine(line, part, index === lineParts.length - 1 ? sen(remainder) : totals[index]!),
    )
  })
}

function buildDraftLine(
  line: PricedCartLine,
  { warehouseId, quantity }: StockAllocation,
  total: Money,
): OrderDraftLine {
  const { variant, listPrice, discount, unitPrice } = line
  return {
    variantId: variant.variantId,
    warehouseId,
    sku: variant.sku,
    productName: variant.name,
    variantName: variant.variantName,
    productSlug: variant.slug,
    picture: variant.picture,
    unit: variant.unit,
    quantity,
    listPrice,
    discount,
    unitPrice,
    total,
    weightKg: Number((variant.weightKg * quantity).toFixed(3)),
    volumeM3: Number((variant.volumeM3 * quantity).toFixed(6)),
    luxury: variant.luxury,
  }
}
