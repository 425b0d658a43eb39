import type { z } from 'zod'
import type { Money } from '#platform/money.ts'
import type { TaxBreakdown } from '#modules/catalogue/tax/rules/tax.ts'
import type { AgreedDelivery, ShipTo } from '../contract.ts'
import type { OrderStatus } from './order-status.ts'

/** A line to write. All money in sen, including PPN. */
export type NewOrderLine = {
  variantId: number
  /** The warehouse whose stock is reserved for the line. */
  warehouseId: number
  /** Whether the buyer picks it up there. */
  isPickup: boolean
  /** Names and prices are copied, because the catalogue may change later. */
  sku: string
  productName: string
  variantName: string
  productSlug: string
  picture: string
  unit: string
  quantity: number
  /** How much of it the factory makes first, and in how many days; its stock is reserved when it arrives. */
  awaited: number
  leadDays: number
  /** List price per unit, and the tier's discount on it in per cent. */
  listPrice: Money
  discount: number
  unitPrice: Money
  /** unitPrice × quantity (sen). */
  total: Money
  /** The line's share of the order's tax; exclusive + tax = total. */
  tax: TaxBreakdown
  /** The rate of its day, in per cent of the base. */
  taxPercent: number
  /** Whether it pays PPN as luxury goods. */
  luxury: boolean
  /** Of the whole line: kg and m³. */
  weightKg: number
  volumeM3: number
}

/** An order to write. All money in sen, including PPN; goods + freight = total. */
export type NewOrderRecord = {
  id: string
  number: string
  status: OrderStatus
  placedAt: Date
  /** When it is cancelled if it is not paid, or approved, before; null on credit terms. */
  expiresAt: Date | null
  /** Whether each of its deliveries gets an invoice of its own. */
  invoicesDeliveries: boolean
  accountId: string
  companyId: string | null
  buyerName: string
  paymentType: string
  lines: readonly NewOrderLine[]
  goods: Money
  freight: Money
  total: Money
  tax: TaxBreakdown
  /** kg and m³ of the whole order. */
  weightKg: number
  volumeM3: number
  /** City of the delivery, for the staff's list. */
  cityId: string
  shipTo: z.output<typeof ShipTo>
  delivery: z.output<typeof AgreedDelivery>
  poNumber: string | null
  note: string | null
}
