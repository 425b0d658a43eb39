import type { MoneyJson } from '#platform/money.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { makeDocumentTotals } from '#modules/catalogue/tax/rules/document-totals.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'

/** A cart as its call answers it. */
type AnsweredCart = {
  lines: readonly (Parameters<typeof describeGoods>[0] & { problem: { message: string } | null })[]
  goods: MoneyJson
  exclusive: MoneyJson
  taxBase: MoneyJson
  tax: MoneyJson
}

/** The goods of a cart and what they cost, on paper. */
export const makeCartBlocks = ({ lines, ...amounts }: AnsweredCart): PdfBlock[] => [
  makePriceTable(lines.map((line) => describeGoods(line, line.problem?.message ?? ''))),
  makeDocumentTotals({ ...amounts, total: amounts.goods }, 'Total barang (Rp)'),
]
