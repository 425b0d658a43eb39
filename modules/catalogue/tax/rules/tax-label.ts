import { formatQuantity } from '#platform/format.ts'
import { type MoneyJson, moneyFromJson } from '#platform/money.ts'

/** `PPN 12% × DPP`, with the rate at which the document was taxed. */
export function formatTaxLabel({ taxBase, tax }: { taxBase: MoneyJson; tax: MoneyJson }): string {
  const base = moneyFromJson(taxBase)
  const percent = base === 0 ? 0 : (moneyFromJson(tax) * 100) / base
  // Base and tax are rounded to the sen, so the quotient misses the rate by a little.
  return `PPN ${formatQuantity(Math.round(percent * 100) / 100)}% × DPP`
}
