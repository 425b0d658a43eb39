import { moneyInWords } from '#platform/amount-in-words.ts'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, type MoneyJson } from '#platform/money.ts'
import type { PdfTotalsBlock } from '#platform/pdf-document/content.ts'
import { formatTaxLabel } from './tax-label.ts'

type DocumentAmounts = {
  goods: MoneyJson
  /** Left out where it is not known yet. */
  freight?: MoneyJson
  exclusive: MoneyJson
  taxBase: MoneyJson
  tax: MoneyJson
  total: MoneyJson
}

/** A document's amounts in the words of the screens, and its total in figures and in words. */
export const makeDocumentTotals = (
  { goods, freight, total, ...taxed }: DocumentAmounts,
  totalLabel = 'Total (Rp)',
): PdfTotalsBlock => ({
  kind: 'totals',
  rows: [
    { label: 'Barang', value: formatExact(goods) },
    ...(freight ? [{ label: 'Ongkos kirim', value: formatExact(freight) }] : []),
    { label: 'Dasar tanpa PPN', value: formatExact(taxed.exclusive) },
    { label: 'DPP nilai lain 11/12', value: formatExact(taxed.taxBase) },
    { label: formatTaxLabel(taxed), value: formatExact(taxed.tax) },
    { label: totalLabel, value: formatExact(total) },
  ],
  inWords: moneyInWords(moneyFromJson(total)),
})
