import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
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
  /** Delivery time from the factory in days; 0 for goods in stock. */
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
  if (max < min)
    return { code: 'cart.stock_short', message: describeSoldOut(variant, min), suggestedQty: null }
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

/** The next quantity upwards that fits minimum and step, whatever is in stock. */
export const roundToOrderable = (
  qty: number,
  { minOrder, multiple, measured }: Pick<Sellable, 'minOrder' | 'multiple' | 'measured'>,
): number =>
  roundToSellable(qty, { min: minOrder, multiple: wholeUnlessMeasured(multiple, measured) })

/** 422 with the problem at the field `qty`, and `suggestedQty`. */
export const quantityRefusal = ({ code, message, suggestedQty }: QuantityProblem): Refusal =>
  Refusal.field('qty', code, message, { suggestedQty })

/** In whole thousandths: the smallest and largest quantity that can be ordered, and the step. */
const computeLimits = ({ minOrder, multiple, stock, measured }: Sellable) =>
  computeQuantityBounds({
    min: minOrder,
    max: stock,
    multiple: wholeUnlessMeasured(multiple, measured),
  })

/** The step of a variant: counted goods are sold whole, measured ones to the thousandth. */
const wholeUnlessMeasured = (multiple: number, measured: boolean) =>
  Math.max(multiple, measured ? 0.001 : 1)

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
  const stockSentence = `Stok tinggal ${formatQuantity(stock)} ${unit}.`
  const leadTimeSentence = leadDays > 0 ? ` Selebihnya dari pabrik, sekitar ${leadDays} hari.` : ''
  if (alreadyInCart === 0)
    return `${stockSentence} Pesan paling banyak ${suggested}.${leadTimeSentence}`
  const inCartSentence = ` Di keranjang sudah ada ${formatQuantity(alreadyInCart)} ${unit}`
  return suggested === ''
    ? `${stockSentence}${inCartSentence}.${leadTimeSentence}`
    : `${stockSentence}${inCartSentence}, tambah paling banyak ${suggested}.${leadTimeSentence}`
}

function describeSoldOut({ stock, unit, leadDays }: Sellable, min: number): string {
  const stockSentence =
    stock > 0 ? `Stok tinggal ${formatQuantity(stock)} ${unit}, ` : 'Stok sedang habis, '
  if (leadDays > 0) return `${stockSentence}kiriman dari pabrik tiba sekitar ${leadDays} hari lagi.`
  if (stock > 0)
    return `${stockSentence}kurang dari pesanan paling sedikit ${formatQuantity(min / 1000)} ${unit}.`
  return `${stockSentence}pilih barang lain.`
}

const suggestOrder = (suggested: string) => (suggested === '' ? '' : `, pesan ${suggested}`)
/** Whether a quantity has more than three decimals. */
const isTooPrecise = (qty: number) => Math.abs(qty * 1000 - Math.round(qty * 1000)) > 1e-6
