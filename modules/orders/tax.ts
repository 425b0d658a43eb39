import { sum, zero, type Money } from '#platform/money.ts'
import { taxOnLines, type Taxed, type TaxRate } from '#modules/tax/rules.ts'

export type TaxRates = { general: TaxRate; luxury: TaxRate }

/**
 * The PPN of an order whose prices include it: rounded once a tax class over goods and freight,
 * then handed down, so that lines and freight add up to the document (domain.md, money).
 */
export function taxOfOrder(
  lines: readonly { total: Money; luxury: boolean }[],
  freight: Money,
  rates: TaxRates,
): { document: Taxed; lines: Taxed[]; freight: Taxed } {
  // The freight stands last and is taxed like general goods.
  const parts = [...lines, { total: freight, luxury: false }]
  const shares = parts.map((): Taxed => ({ exclusive: zero, base: zero, tax: zero }))
  const documents = [false, true].map((luxury) => {
    const places = parts.flatMap((part, place) => (part.luxury === luxury ? [place] : []))
    const totals = places.map((place) => parts[place]!.total)
    const taxed = taxOnLines(totals, luxury ? rates.luxury : rates.general, 'inclusive')
    taxed.lines.forEach((share, index) => (shares[places[index]!] = share))
    return taxed
  })
  return {
    document: {
      exclusive: sum(documents.map((document) => document.exclusive)),
      base: sum(documents.map((document) => document.base)),
      tax: sum(documents.map((document) => document.tax)),
    },
    lines: shares.slice(0, -1),
    freight: shares.at(-1)!,
  }
}
