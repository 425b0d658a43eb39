import type { z } from 'zod'
import type { Money } from '#platform/money.ts'
import type { AgreedDelivery, ShipTo } from '../contract.ts'
import type { OrderStatus } from './order-status.ts'
import type { TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'

/** One line as the buyer agreed to it; names and prices are kept as they stood then. */
export type OrderDraftLine = {
  variantId: number
  /** The warehouse that the allocation chose; its stock is held. */
  warehouseId: number
  sku: string
  productName: string
  variantName: string
  productSlug: string
  picture: string
  unit: string
  quantity: number
  /** List price a unit in sen, including PPN, and the tier's percentage taken off it. */
  listPrice: Money
  discount: number
  unitPrice: Money
  /** unitPrice × quantity, in sen, including PPN. */
  total: Money
  /** Of the whole line: kg and m³. */
  weightKg: number
  volumeM3: number
  /** Luxury goods are taxed on their full price (domain.md, tax). */
  luxury: boolean
}

/** What checkout hands over: priced, allocated to warehouses, with freight. `place` adds the tax. */
export type OrderDraft = {
  accountId: string
  companyId: string | null
  /** Who placed it, for the timeline, and where its letters go. */
  buyerName: string
  buyerEmail: string
  lines: OrderDraftLine[]
  /** Sen, including PPN; goods + freight = total. */
  goods: Money
  freight: Money
  total: Money
  /** The rates that the buyer saw the PPN by. */
  rates: TaxRates
  /** kg and m³ of the whole order. */
  weightKg: number
  volumeM3: number
  /** The city of the delivery, for the desk's list. */
  cityId: string
  shipTo: z.output<typeof ShipTo>
  delivery: z.output<typeof AgreedDelivery>
  paymentType: string
  poNumber: string | null
  note: string | null
  /** Above its purchaser's limit: it waits for an approver of the company first. */
  awaitsApproval: boolean
}

/** An order that was just placed; its invoice is issued next, in the same transaction. */
export type PlacedOrder = {
  id: string
  number: string
  /** The number of the invoice to be issued: taken along, because both counters are held as long. */
  invoiceNumber: string
  status: OrderStatus
  total: Money
  placedAt: Date
  /** Until when it waits for its payment, or for an approver; then it cancels itself. */
  expiresAt: Date | null
}
