import { fraction, type Money, sen, shareOut, sum } from '#platform/money.ts'

/** PPN of a day: `percent` of a base that is `baseNumerator ÷ baseDenominator` of the price. */
export type TaxRate = { percent: number; baseNumerator: number; baseDenominator: number }

/** A price taken apart: without PPN, the base (DPP nilai lain), and the PPN itself. */
export type Taxed = { exclusive: Money; base: Money; tax: Money }

/** A document's figures and those of its lines, which add up to them to the sen. */
export type TaxedDocument = Taxed & { lines: Taxed[] }

/** PPN on a price without it: 100.000,00 → base 91.666,67 → 11.000,00. */
export function taxExclusive(price: Money, rate: TaxRate): Taxed {
  const base = fraction(price, rate.baseNumerator, rate.baseDenominator)
  return { exclusive: price, base, tax: fraction(base, rate.percent, 100) }
}

/** PPN inside a price: 12 % on 11/12 is 11 of 111 parts. Exclusive + tax is the price, always. */
export function taxInclusive(total: Money, rate: TaxRate): Taxed {
  const whole = 100 * rate.baseDenominator
  const exclusive = fraction(total, whole, whole + rate.percent * rate.baseNumerator)
  const base = fraction(exclusive, rate.baseNumerator, rate.baseDenominator)
  return { exclusive, base, tax: sen(total - exclusive) }
}

/**
 * PPN of a document's lines: rounded once for the document and handed down by largest remainder,
 * so that three lines of 33.333,33 carry 11.000,00 and not 11.000,01 (domain.md, money).
 */
export function taxOnLines(
  lineTotals: readonly Money[],
  rate: TaxRate,
  mode: 'exclusive' | 'inclusive',
): TaxedDocument {
  const whole = sum(lineTotals)
  const document = mode === 'exclusive' ? taxExclusive(whole, rate) : taxInclusive(whole, rate)
  const bases = shareOut(document.base, lineTotals)
  const taxes = shareOut(document.tax, lineTotals)
  const lines = lineTotals.map((total, index) => {
    const tax = taxes[index]!
    const exclusive = mode === 'exclusive' ? total : sen(total - tax)
    return { exclusive, base: bases[index]!, tax }
  })
  return { ...document, lines }
}
