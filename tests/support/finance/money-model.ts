import { sen, type Money } from '#platform/money.ts'
import type { CartLineRow } from '#modules/selling/cart/rules/pricing.ts'
import type { Dice } from '../dice.ts'

/** The rates of the years since 2025. */
export const modelRates = {
  general: { percent: 12, baseNumerator: 11, baseDenominator: 12 },
  luxury: { percent: 12, baseNumerator: 1, baseDenominator: 1 },
}

export type ModelLine = {
  /** List price (sen), tiers of whole per cent, quantity in thousandths. */
  list: number
  tiers: { from: number; percent: number }[]
  thousandths: number
  luxury: boolean
}

export const rollLine = (dice: Dice): ModelLine => {
  const from = dice(2, 50)
  const percent = dice(1, 20)
  return {
    // Whole rupiah, sen, and now and then less than a rupiah.
    list: dice(0, 1) ? dice(1, 90_000_000) * 100 : dice(1, dice(0, 9) ? 2_000_000_000 : 99),
    tiers: dice(0, 2)
      ? [
          { from, percent },
          { from: from * 3, percent: percent + dice(1, 20) },
        ]
      : [],
    thousandths: dice(0, 3) ? dice(1, 400) * 1000 : dice(1, 99_999),
    luxury: dice(0, 9) === 0,
  }
}

/** Half up, as people round: everything in whole numbers. */
const divide = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n)

/** The model's price of a unit: the tier's per cent off, in whole rupiah. */
export function modelUnitPrice({ list, tiers, thousandths }: ModelLine): bigint {
  const percent = tiers.findLast(({ from }) => from * 1000 <= thousandths)?.percent ?? 0
  if (percent === 0) return BigInt(list)
  const rupiah = divide(BigInt(list) * BigInt(100 - percent), 10_000n) * 100n
  return rupiah < BigInt(list) ? rupiah : BigInt(list)
}

export const modelTotal = (price: bigint, { thousandths }: ModelLine): bigint =>
  divide(price * BigInt(thousandths), 1000n)

export const addUp = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, each) => sum + each, 0n)

/** The model's PPN of a document: once for general goods with the freight, once for luxury goods. */
export const modelTax = (
  parts: readonly { total: bigint; luxury: boolean }[],
  tax: (sum: bigint, luxury: boolean) => bigint,
): bigint =>
  addUp(
    [false, true].map((luxury) =>
      tax(addUp(parts.filter((part) => part.luxury === luxury).map(({ total }) => total)), luxury),
    ),
  )

/** What is left of a price with PPN, and PPN of a price without it: 11 parts of 100, or 12 for luxury. */
export const taxWithin = (sum: bigint, luxury: boolean): bigint =>
  sum - divide(sum * 100n, luxury ? 112n : 111n)
export const taxOnTop = (sum: bigint, luxury: boolean): bigint =>
  luxury ? divide(sum * 12n, 100n) : divide(divide(sum * 11n, 12n) * 12n, 100n)

export const toMoney = (amount: bigint): Money => sen(Number(amount))

export const toVariant = ({ luxury }: ModelLine): CartLineRow['variant'] => ({
  variantId: 1,
  productId: 1,
  slug: 'uji',
  name: 'Uji',
  variantName: '',
  brand: '',
  sku: 'UJI',
  picture: '',
  weightKg: 1,
  volumeM3: 0.001,
  lengthM: 0,
  subCategory: 'uji',
  luxury,
  active: true,
  unit: 'm³',
  measured: true,
  minOrder: 0.001,
  multiple: 0.001,
  stock: 1e9,
  leadDays: 0,
})

/** A line of an order; its price and quantity are all that counts here. */
export const toDraftLine = (line: ModelLine, unitPrice: Money, total: Money) => ({
  ...toVariant(line),
  warehouseId: 1,
  isPickup: false,
  productName: 'Uji',
  productSlug: 'uji',
  quantity: line.thousandths / 1000,
  awaited: 0,
  listPrice: sen(line.list),
  discount: 0,
  unitPrice,
  total,
})
