import { toJakartaDate } from '#platform/clock.ts'
import type { Context } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import type { TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { loadTaxRates } from '#modules/catalogue/tax/service.ts'
import { priceLine, type CartVariant } from '#modules/selling/cart/rules/pricing.ts'
import { findQuantityProblem } from '#modules/selling/cart/rules/quantity.ts'
import { loadCart } from '#modules/selling/cart/service/load-cart.ts'
import { withoutVisitor } from './buyer-context.ts'

/** Goods with the caller's list price for a quantity (sen before PPN); `problem` says why they cannot be had. */
export type NegotiableGoods = {
  variant: CartVariant
  qty: number
  listPrice: Money
  problem: { code: 'negotiation.gone' | 'negotiation.quantity'; message: string } | null
}

/** More than any warehouse holds: a negotiation may ask for what is not in stock yet. */
const AMPLE_STOCK = 100_000

/** The goods of some variants, in the order of the lines; a variant that does not exist is undefined. */
export async function loadGoods(
  ctx: Context,
  lines: readonly { variantId: number; qty: number }[],
): Promise<{ goods: (NegotiableGoods | undefined)[]; rates: TaxRates }> {
  const cart = await loadCart(
    withoutVisitor(ctx),
    ...new Set(lines.map(({ variantId }) => variantId)),
  )
  const rates = cart.rates ?? (await loadTaxRates(ctx.db, toJakartaDate(ctx.clock.now())))
  const goods = lines.map(({ variantId, qty }): NegotiableGoods | undefined => {
    const variant = cart.variantsById.get(variantId)
    if (!variant) return undefined
    const priced = priceLine({ id: '', qty, variant }, cart.pricesByVariantId.get(variantId))
    const rate = variant.luxury ? rates.luxury : rates.general
    return {
      variant,
      qty,
      listPrice: computeInclusiveTax(priced.unitPrice, rate).exclusive,
      problem: findGoodsProblem(variant, qty, priced.unitPrice),
    }
  })
  return { goods, rates }
}

function findGoodsProblem(
  variant: CartVariant,
  qty: number,
  unitPrice: Money,
): NegotiableGoods['problem'] {
  if (!variant.active || unitPrice === 0)
    return { code: 'negotiation.gone', message: 'Barang ini tidak dijual lagi. Hapus dari daftar.' }
  if (qty > AMPLE_STOCK)
    return { code: 'negotiation.quantity', message: 'Sekali tawar paling banyak 100.000.' }
  const problem = findQuantityProblem(qty, { ...variant, stock: AMPLE_STOCK, leadDays: 0 })
  return problem && { code: 'negotiation.quantity', message: problem.message }
}
