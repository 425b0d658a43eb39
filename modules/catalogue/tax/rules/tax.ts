import { multiplyRatio, type Money, sen, allocate, sum } from '#platform/money.ts'

/** PPN of a day: `percent` of a base that is `baseNumerator ÷ baseDenominator` of the price. */
export type TaxRate = { percent: number; baseNumerator: number; baseDenominator: number }

/** Whether prices include PPN. */
export type PriceMode = 'inclusive' | 'exclusive'

/** A price split up: without PPN, the tax base (DPP nilai lain), and the PPN. */
export type TaxBreakdown = { exclusive: Money; base: Money; tax: Money }

/** The amounts of a document and of its lines; the lines add up to the document, to the sen. */
export type DocumentTax = TaxBreakdown & { lines: TaxBreakdown[] }

/** PPN on a price without it: 100.000,00 → base 91.666,67 → 11.000,00. */
export function computeExclusiveTax(price: Money, rate: TaxRate): TaxBreakdown {
  const base = multiplyRatio(price, rate.baseNumerator, rate.baseDenominator)
  return { exclusive: price, base, tax: multiplyRatio(base, rate.percent, 100) }
}

/** PPN included in a price: 12 % on 11/12 is 11 of 111 parts. Exclusive plus tax is always the price. */
export function computeInclusiveTax(total: Money, rate: TaxRate): TaxBreakdown {
  const wholeAmount = 100 * rate.baseDenominator
  const exclusive = multiplyRatio(
    total,
    wholeAmount,
    wholeAmount + rate.percent * rate.baseNumerator,
  )
  const base = multiplyRatio(exclusive, rate.baseNumerator, rate.baseDenominator)
  return { exclusive, base, tax: sen(total - exclusive) }
}

/**
 * PPN of a document's lines: rounded once for the document and allocated by largest remainder, so
 * that three lines of 33.333,33 have 11.000,00 in total and not 11.000,01.
 */
export function computeTaxOnLines(
  lineTotals: readonly Money[],
  rate: TaxRate,
  mode: PriceMode,
): DocumentTax {
  const wholeAmount = sum(lineTotals)
  const document =
    mode === 'exclusive'
      ? computeExclusiveTax(wholeAmount, rate)
      : computeInclusiveTax(wholeAmount, rate)
  const bases = allocate(document.base, lineTotals)
  const taxes = allocate(document.tax, lineTotals)
  const lines = lineTotals.map((total, index) => {
    const tax = taxes[index]!
    const exclusive = mode === 'exclusive' ? total : sen(total - tax)
    return { exclusive, base: bases[index]!, tax }
  })
  return { ...document, lines }
}
