import { multiplyRatio, sen, type Money } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { TaxBreakdown } from '#modules/catalogue/tax/rules/tax.ts'

/** So much of an order's line: money in sen including PPN, weight in kg, volume in m³. */
export type LinePart = {
  quantity: number
  total: Money
  tax: TaxBreakdown
  weightKg: number
  volumeM3: number
}

/**
 * Takes so much out of a line. Every amount of it is the rounded share, and the rest stays with the line, so that
 * both add up to what the line was.
 */
export function splitLine(line: LinePart, quantity: number): { taken: LinePart; rest: LinePart } {
  const [part, whole] = [toThousandths(quantity), toThousandths(line.quantity)]
  if (part <= 0 || part > whole) throw new RangeError(`${quantity} of ${line.quantity}`)
  const share = (amount: Money) => multiplyRatio(amount, part, whole)
  const [total, tax] = [share(line.total), share(line.tax.tax)]
  const taken: LinePart = {
    quantity,
    total,
    tax: { exclusive: sen(total - tax), base: share(line.tax.base), tax },
    weightKg: roundToThousandths((line.weightKg * part) / whole),
    volumeM3: roundToMillionths((line.volumeM3 * part) / whole),
  }
  return { taken, rest: subtractPart(line, taken) }
}

const subtractPart = (line: LinePart, taken: LinePart): LinePart => ({
  quantity: roundToThousandths(line.quantity - taken.quantity),
  total: sen(line.total - taken.total),
  tax: subtractTax(line.tax, taken.tax),
  weightKg: roundToThousandths(line.weightKg - taken.weightKg),
  volumeM3: roundToMillionths(line.volumeM3 - taken.volumeM3),
})

const subtractTax = (tax: TaxBreakdown, less: TaxBreakdown): TaxBreakdown => ({
  exclusive: sen(tax.exclusive - less.exclusive),
  base: sen(tax.base - less.base),
  tax: sen(tax.tax - less.tax),
})

const toThousandths = (quantity: number): number => Math.round(quantity * 1000)
const roundToMillionths = (volume: number): number => Math.round(volume * 1e6) / 1e6
