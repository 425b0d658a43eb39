import { sum, zero, type Money } from '#platform/money.ts'
import { computeTaxOnLines, type TaxBreakdown, type TaxRate } from '../rules.ts'

export type TaxRates = { general: TaxRate; luxury: TaxRate }

/**
 * The PPN of an order whose prices include it: rounded once a tax class over goods and freight,
 * then handed down, so that lines and freight add up to the document (domain.md, money).
 */
export function computeOrderTax(
  lines: readonly { total: Money; luxury: boolean }[],
  freight: Money,
  rates: TaxRates,
): { document: TaxBreakdown; lines: TaxBreakdown[]; freight: TaxBreakdown } {
  // The freight stands last and is taxed like general goods.
  const parts = [...lines, { total: freight, luxury: false }]
  const taxes = parts.map((): TaxBreakdown => ({ exclusive: zero, base: zero, tax: zero }))
  const taxedByClass = [false, true].map((luxury) => {
    const partIndexes = parts.flatMap((part, partIndex) =>
      part.luxury === luxury ? [partIndex] : [],
    )
    const totals = partIndexes.map((partIndex) => parts[partIndex]!.total)
    const taxed = computeTaxOnLines(totals, luxury ? rates.luxury : rates.general, 'inclusive')
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
