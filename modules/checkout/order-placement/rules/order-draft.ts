import type { z } from 'zod'
import type { Money } from '#platform/money.ts'
import type { BankCode } from '#platform/payment-gateway/port.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { PriceMode } from '#modules/catalogue/tax/rules/tax.ts'
import type { TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { AgreedDelivery, ShipTo } from '#modules/selling/orders/contract.ts'
import type { NewOrderLine } from '#modules/selling/orders/rules/new-order.ts'

/** A line with its agreed price and the warehouse that it comes from; its order's tax is not divided yet. */
export type OrderDraftLine = Omit<NewOrderLine, 'tax' | 'taxPercent'>

/** An order with fixed prices and freight, from a cart or anything else that a buyer has agreed to. */
export type OrderDraft = {
  accountId: string
  companyId: string | null
  buyerName: string
  buyerEmail: string
  /** Whether the lines' prices and the freight include PPN. */
  prices: PriceMode
  lines: OrderDraftLine[]
  freight: Money
  /** The rates that the buyer saw. */
  rates: TaxRates
  /** kg and m³ of the whole order. */
  weightKg: number
  volumeM3: number
  /** City of the delivery, for the staff's list. */
  cityId: string
  shipTo: z.output<typeof ShipTo>
  delivery: z.output<typeof AgreedDelivery>
  paymentType: string
  /** Of a virtual account. */
  bank?: BankCode | null | undefined
  poNumber: string | null
  /** The upload of the buyer's purchase order. */
  poFileId?: string | undefined
  /** Made of an uploaded purchase order, or by staff, whose buyer adds the file to the order. */
  isPoFileElsewhere?: boolean | undefined
  note: string | null
}

/** What is in stock of a draft's lines, to be reserved; the rest is awaited from the factory. */
export const listReservedLines = ({ lines }: Pick<OrderDraft, 'lines'>) =>
  lines.flatMap(({ variantId, warehouseId, quantity, awaited }) => {
    const reserved = roundToThousandths(quantity - awaited)
    return reserved > 0 ? [{ variantId, warehouseId, quantity: reserved }] : []
  })
