import type { MoneyJson } from '#platform/money.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { makeDocumentTotals } from '#modules/catalogue/tax/rules/document-totals.ts'
import { makePriceTable } from '#modules/foundation/shop-documents/rules/price-table.ts'
import type { LineStatus } from './decisions.ts'

/** A line of a negotiation as its call answers it. */
type AnsweredLine = {
  name: string
  variantName: string
  sku: string
  qty: number
  unit: string
  status: LineStatus
  /** The agreed price. */
  price: MoneyJson | null
  listPrice: MoneyJson
  rounds: readonly { bid: MoneyJson | null; offer: MoneyJson | null }[]
  subtotal: MoneyJson
}

type OfferAmounts = Parameters<typeof makeDocumentTotals>[0]

/** The goods of a negotiation at the prices that stand, and what they cost, on paper; what was refused is left out. */
export const makeOfferBlocks = (
  lines: readonly AnsweredLine[],
  amounts: OfferAmounts,
): PdfBlock[] => [
  makePriceTable(lines.filter(({ status }) => status !== 'refused').map(describeLine)),
  makeDocumentTotals(amounts),
]

const describeLine = ({ price, rounds, listPrice, ...line }: AnsweredLine) => ({
  name: `${line.name} ${line.variantName}`.trim(),
  notes: [line.sku],
  qty: line.qty,
  unit: line.unit,
  unitPrice: price ?? rounds.at(-1)?.offer ?? rounds.at(-1)?.bid ?? listPrice,
  subtotal: line.subtotal,
})
