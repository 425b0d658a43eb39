import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  computeOrderLimits,
  findAvailability,
} from '#modules/catalogue/products/rules/availability.ts'
import {
  computeQuantityBounds,
  roundToSellable,
  toThousandths,
} from '#modules/catalogue/products/rules/sellable-quantity.ts'

/** What decides which quantities of a variant can be ordered, all in its unit. */
export type Sellable = {
  unit: string
  /** Sold in fractions (m³, kg); otherwise whole. */
  measured: boolean
  minOrder: number
  multiple: number
  /** Free stock of all warehouses. */
  stock: number
  /** The days that the factory needs for what is not in stock; 0 for goods that it does not make to order. */
  leadDays: number
}

/** Why a quantity cannot be ordered, with a valid quantity as suggestion; null where there is none. */
export type QuantityProblem = {
  code: 'cart.not_whole' | 'cart.below_minimum' | 'cart.not_multiple' | 'cart.stock_short'
  message: string
  suggestedQty: number | null
}

/**
 * What is wrong with a quantity; null if nothing is. `alreadyInCart` counts towards it, but not in the
 * suggestion, which is for the input field.
 */
export function findQuantityProblem(
  qty: number,
  variant: Sellable,
  alreadyInCart = 0,
): QuantityProblem | null {
  const limits = computeLimits(variant)
  const total = toThousandths(alreadyInCart + qty)
  const { min, max, step } = limits
  const { unit } = variant
  const toProblem = (
    code: QuantityProblem['code'],
    describe: (suggested: string) => string,
  ): QuantityProblem => {
    const suggestedQty = suggestQuantity(
      Math.max(total, toThousandths(alreadyInCart) + 1),
      alreadyInCart,
      limits,
    )
    const suggested = suggestedQty === null ? '' : `${formatQuantity(suggestedQty)} ${unit}`
    return { code, message: describe(suggested), suggestedQty }
  }
  if (max <= 0)
    return {
      code: 'cart.stock_short',
      message: 'Stok sedang habis, pilih barang lain.',
      suggestedQty: null,
    }
  if (isRest(variant) && total !== max)
    return toProblem(total < max ? 'cart.below_minimum' : 'cart.stock_short', (suggested) =>
      describeRest(variant, max / 1000, suggested),
    )
  if (qty <= 0)
    return toProblem(
      'cart.below_minimum',
      (suggested) => `Jumlah harus lebih dari nol${suggestOrder(suggested)}.`,
    )
  if (!variant.measured && !Number.isInteger(qty))
    return toProblem(
      'cart.not_whole',
      (suggested) => `Dijual utuh per ${unit}${suggestOrder(suggested)}.`,
    )
  if (total < min)
    return toProblem(
      'cart.below_minimum',
      (suggested) =>
        `Paling sedikit ${formatQuantity(min / 1000)} ${unit}${suggestOrder(suggested)}.`,
    )
  if (total > max)
    return toProblem('cart.stock_short', (suggested) =>
      describeStockShort(variant, alreadyInCart, suggested),
    )
  if (total % step !== 0 || isTooPrecise(qty))
    return toProblem(
      'cart.not_multiple',
      (suggested) =>
        `Dijual per kelipatan ${formatQuantity(step / 1000)} ${unit}${suggestOrder(suggested)}.`,
    )
  return null
}

/** The next quantity upwards that fits minimum and step, whatever is in stock; all that is left of a rest. */
export const roundToOrderable = (qty: number, variant: Sellable): number => {
  const { min, multiple, max } = computeOrderLimits(withWholeSteps(variant))
  return isRest(variant) && max ? max : roundToSellable(qty, { min, multiple })
}

/** 422 with the problem at the field `qty`, and `suggestedQty`. */
export const quantityRefusal = ({ code, message, suggestedQty }: QuantityProblem): Refusal =>
  Refusal.field('qty', code, message, { suggestedQty })

/** In whole thousandths: the smallest and largest quantity that can be ordered, and the step. */
function computeLimits(variant: Sellable) {
  const { max = MAX_INDENT, ...limits } = computeOrderLimits(withWholeSteps(variant))
  // Sold out, so that nothing is suggested.
  if (findAvailability(withWholeSteps(variant)) === 'none') return { min: 1, step: 1, max: 0 }
  return computeQuantityBounds({ ...limits, max })
}

/** Whether less than the smallest order is left, which is sold as a whole. */
export const isRest = (variant: Sellable): boolean =>
  findAvailability(withWholeSteps(variant)) === 'rest'

/** Counted goods are sold whole, measured ones to the thousandth. */
const withWholeSteps = (variant: Sellable): Sellable => ({
  ...variant,
  multiple: Math.max(variant.multiple, variant.measured ? 0.001 : 1),
  stock: variant.measured ? variant.stock : Math.floor(variant.stock),
})

/** What a factory is asked for at once, in any unit; more is for a person to agree on. */
const MAX_INDENT = 100_000

/** The next valid quantity upwards, or the largest one in stock. */
function suggestQuantity(
  total: number,
  alreadyInCart: number,
  { step, min, max }: ReturnType<typeof computeLimits>,
) {
  const roundedUp = Math.ceil(total / step) * step
  const suggested = Math.min(max, Math.max(min, roundedUp)) - toThousandths(alreadyInCart)
  return suggested > 0 ? suggested / 1000 : null
}

function describeStockShort(
  { stock, unit, leadDays }: Sellable,
  alreadyInCart: number,
  suggested: string,
): string {
  const stockSentence =
    leadDays > 0
      ? `Sekali pesan paling banyak ${formatQuantity(MAX_INDENT)} ${unit}.`
      : `Stok tinggal ${formatQuantity(stock)} ${unit}.`
  if (alreadyInCart === 0) return `${stockSentence} Pesan paling banyak ${suggested}.`
  const inCartSentence = ` Di keranjang sudah ada ${formatQuantity(alreadyInCart)} ${unit}`
  return suggested === ''
    ? `${stockSentence}${inCartSentence}.`
    : `${stockSentence}${inCartSentence}, tambah paling banyak ${suggested}.`
}

const describeRest = ({ unit }: Sellable, rest: number, suggested: string): string =>
  `Tinggal ${formatQuantity(rest)} ${unit} dan dijual sekaligus${suggestOrder(suggested)}.`

const suggestOrder = (suggested: string) => (suggested === '' ? '' : `, pesan ${suggested}`)

/** Whether a quantity has more than three decimals. */
const isTooPrecise = (qty: number) => Math.abs(qty * 1000 - Math.round(qty * 1000)) > 1e-6
