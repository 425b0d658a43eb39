import { formatExact, formatQuantity } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'
import type { PdfTableBlock } from '#platform/pdf-document/content.ts'

/** An item on a document. */
export type PricedItem = {
  name: string
  /** Below the name, smaller: SKU, discount, lead time. Empty parts are left out. */
  notes?: readonly string[]
  qty: number
  unit: string
  unitPrice: MoneyJson
  subtotal: MoneyJson
}

/** Items with their prices, numbered, as every document with amounts shows them. */
export const makePriceTable = (items: readonly PricedItem[]): PdfTableBlock => ({
  kind: 'table',
  columns: [
    { head: 'No.', width: 30 },
    { head: 'Barang', width: 'rest' },
    { head: 'Jumlah', width: 76, align: 'right' },
    { head: 'Harga satuan (Rp)', width: 92, align: 'right' },
    { head: 'Total (Rp)', width: 92, align: 'right' },
  ],
  rows: items.map(({ name, notes = [], qty, unit, unitPrice, subtotal }, index) => [
    String(index + 1),
    { text: name, note: notes.filter((note) => note !== '').join(' · ') },
    `${formatQuantity(qty)} ${unit}`,
    formatExact(unitPrice),
    formatExact(subtotal),
  ]),
})

/** A line of a cart or an order, as its call answers it. */
type GoodsLine = Omit<PricedItem, 'notes'> & {
  variantName: string
  sku: string
  /** Percent off the list price. */
  discount: number
  /** How much of it the factory makes first, in `leadDays` days. */
  awaited: number
  leadDays: number
}

/** A line with its SKU, its discount and its lead time, and what else is to be said of it. */
export const describeGoods = (
  { variantName, sku, discount, awaited, leadDays, ...line }: GoodsLine,
  ...notes: readonly string[]
): PricedItem => ({
  ...line,
  name: `${line.name} ${variantName}`.trim(),
  notes: [
    sku,
    discount > 0 ? `harga grosir, hemat ${formatQuantity(discount)}%` : '',
    awaited > 0 ? `indent ${formatQuantity(awaited)} ${line.unit}, ${leadDays} hari` : '',
    ...notes,
  ],
})
