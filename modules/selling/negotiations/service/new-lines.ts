import { moneyFromJson, type Money, type MoneyJson } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import { assertValueInLimits } from '../rules/bids.ts'
import type { NewNegotiationLine } from '../store/lines.ts'
import type { NegotiableGoods } from './goods.ts'

export type RequestedLine = {
  product_variant_id: string
  qty: number
  price: MoneyJson
  message?: string | undefined
}

type PriceProblem = (
  price: Money,
  bounds: { listPrice: Money; lastOffer: null },
) => { code: string; message: string } | null

/** The variants and quantities that lines ask for. */
export const toWishes = (lines: readonly Pick<RequestedLine, 'product_variant_id' | 'qty'>[]) =>
  lines.map(({ product_variant_id, qty }) => ({
    variantId: Number(product_variant_id),
    qty: roundToThousandths(qty),
  }))

/** The variants of a purchase order's lines: one that two lines name is negotiated once, with the sum of both. */
export function mergeWishes(lines: readonly { variantId: number | null; qty: number }[]) {
  const quantities = new Map<number, number>()
  for (const { variantId, qty } of lines)
    if (variantId !== null) quantities.set(variantId, (quantities.get(variantId) ?? 0) + qty)
  return [...quantities].map(([variantId, qty]) => ({ variantId, qty: roundToThousandths(qty) }))
}

/**
 * The lines to write with the price that each names. Throws one 422 with a sentence at every field that is
 * wrong: goods that are not sold, a quantity that is not sold, a price that the rules refuse.
 */
export function buildNewLines(
  requested: readonly RequestedLine[],
  goods: readonly (NegotiableGoods | undefined)[],
  findPriceProblem: PriceProblem,
): (NewNegotiationLine & { named: Money })[] {
  const problems: { field: string; code: string; message: string }[] = []
  const lines = requested.flatMap((line, index) => {
    const found = goods[index]
    const isRepeated =
      requested.findIndex((each) => each.product_variant_id === line.product_variant_id) < index
    const named = moneyFromJson(line.price)
    if (!found || found.problem?.code === 'negotiation.gone')
      problems.push({
        field: `lines.${index}.product_variant_id`,
        code: 'negotiation.gone',
        message: 'Barang ini tidak dijual lagi. Hapus dari daftar.',
      })
    else if (isRepeated)
      problems.push({
        field: `lines.${index}.product_variant_id`,
        code: 'negotiation.repeated',
        message: 'Barang ini tertulis dua kali. Gabungkan jumlahnya.',
      })
    else if (found.problem) problems.push({ field: `lines.${index}.qty`, ...found.problem })
    else {
      const problem = findPriceProblem(named, { listPrice: found.listPrice, lastOffer: null })
      if (problem) problems.push({ field: `lines.${index}.price`, ...problem })
    }
    return found ? [{ ...toNewLine(found), named }] : []
  })
  const [first] = problems
  if (first)
    throw new Refusal(first.code, first.message, 422, {
      errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    })
  assertValueInLimits(lines)
  return lines
}

const toNewLine = ({ variant, qty, listPrice }: NegotiableGoods): NewNegotiationLine => ({
  variantId: variant.variantId,
  sku: variant.sku,
  productName: variant.name,
  variantName: variant.variantName,
  productSlug: variant.slug,
  picture: variant.picture,
  unit: variant.unit,
  measured: variant.measured,
  luxury: variant.luxury,
  qty,
  listPrice,
})
