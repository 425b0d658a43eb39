import { sum, zero, type Money } from '#platform/money.ts'
import { computeTaxOnLines, type PriceMode, type TaxBreakdown, type TaxRate } from './tax.ts'

export type TaxRates = { general: TaxRate; luxury: TaxRate }

/**
 * The PPN of an order, whose prices include it or not. It is rounded once per tax class over goods and
 * freight, then allocated to them, so that lines and freight add up to the document.
 */
export function computeOrderTax(
  lines: readonly { total: Money; luxury: boolean }[],
  freight: Money,
  rates: TaxRates,
  prices: PriceMode = 'inclusive',
): { document: TaxBreakdown; lines: TaxBreakdown[]; freight: TaxBreakdown } {
  // The freight comes last and is taxed like general goods.
  const parts = [...lines, { total: freight, luxury: false }]
  const taxes = parts.map((): TaxBreakdown => ({ exclusive: zero, base: zero, tax: zero }))
  const taxedByClass = [false, true].map((luxury) => {
    const partIndexes = parts.flatMap((part, partIndex) =>
      part.luxury === luxury ? [partIndex] : [],
    )
    const totals = partIndexes.map((partIndex) => parts[partIndex]!.total)
    const taxed = computeTaxOnLines(totals, luxury ? rates.luxury : rates.general, prices)
    taxed.lines.forEach((lineTax, index) => (taxes[partIndexes[index]!] = lineTax))
    return taxed
  })
  return {
    document: {
      exclusive: sum(taxedByClass.map((document) => document.exclusive)),
      base: sum(taxedByClass.map((document) => document.base)),
      tax: sum(taxedByClass.map((document) => document.tax)),
    },
    lines: taxes.slice(0, -1),
    freight: taxes.at(-1)!,
  }
}
