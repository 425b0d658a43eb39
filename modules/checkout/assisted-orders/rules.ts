import { formatRupiah } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, multiply, type MoneyJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PricedCartLine } from '#modules/selling/cart/rules/pricing.ts'

export type AssistedLineInput = {
  product_variant_id: string
  qty: number
  price?: MoneyJson | undefined
}

/** Throws 422 `assisted.repeated` at the second line of the same goods. */
export function assertNotRepeated(lines: readonly AssistedLineInput[]): void {
  for (const [index, { product_variant_id: id }] of lines.entries())
    if (lines.findIndex((other) => other.product_variant_id === id) < index)
      throw Refusal.field(
        `lines.${index}.product_variant_id`,
        'assisted.repeated',
        'Barang ini sudah ada di baris lain. Gabungkan jumlahnya.',
      )
}

/**
 * A line at the price that staff agreed to; the discount says how far it is below the list price. Throws 422
 * `assisted.price` for nothing, and for more than the buyer pays without help.
 */
export function applyAgreedPrice(
  line: PricedCartLine,
  price: MoneyJson | undefined,
  index: number,
): PricedCartLine {
  if (!price || line.problem?.code === 'cart.gone') return line
  const unitPrice = moneyFromJson(price)
  if (unitPrice === line.unitPrice) return line
  if (unitPrice <= 0 || unitPrice > line.unitPrice)
    throw Refusal.field(
      `lines.${index}.price`,
      'assisted.price',
      `Tulis paling banyak ${formatRupiah(moneyToJson(line.unitPrice))}, harga pembeli ini sendiri.`,
    )
  const discount = Number(((1 - unitPrice / line.listPrice) * 100).toFixed(2))
  return { ...line, unitPrice, discount, total: multiply(unitPrice, line.qty), nextTier: null }
}

/** Throws 422 `cart.problem` with what prevents the order at each line. */
export function assertSellable(lines: readonly PricedCartLine[]): void {
  const errors = lines.flatMap(({ problem }, index) =>
    problem ? [[`lines.${index}.qty`, problem.message] as const] : [],
  )
  if (errors.length === 0) return
  throw new Refusal('cart.problem', 'Perbaiki barang yang ditandai.', 422, {
    errors: Object.fromEntries(errors),
  })
}

/** Lines that name the same goods become one, with the sum of both. */
export function mergeMatchedLines<L extends { qty: number; product_variant_id: string | null }>(
  lines: readonly L[],
): L[] {
  const merged: L[] = []
  for (const line of lines) {
    const index = merged.findIndex(
      (each) => each.product_variant_id && each.product_variant_id === line.product_variant_id,
    )
    if (index < 0) merged.push(line)
    else merged[index] = { ...merged[index]!, qty: merged[index]!.qty + line.qty }
  }
  return merged
}
