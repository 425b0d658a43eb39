import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Phone } from '#modules/people/identity/contract.ts'
import { CalendarDate, DateTime, MoneySchema } from '#platform/contract/schemas.ts'

export const DeliveryMethodCode = z.enum(['delivery', 'pickup'])
export const PaymentTypeCode = z.enum(['transfer'])
export const VehicleCode = z.enum(['pickup', 'engkel', 'cdd', 'fuso'])

const addressId = z.uuid('Pilih alamat pengiriman.')

const CheckoutChoice = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  available: z.boolean(),
  /** Why not, in a sentence for the buyer. */
  reason: z.string().nullable(),
})

/** What one vehicle would carry from every warehouse, and for how much. */
export const ShippingOption = z.object({
  vehicle: VehicleCode,
  name: z.string(),
  capacityKg: z.number(),
  capacityM3: z.number(),
  trips: z.int(),
  /** Mass and volume of the fullest trip. */
  tripWeightKg: z.number(),
  tripVolumeM3: z.number(),
  cost: MoneySchema,
  available: z.boolean(),
  reason: z.string().nullable(),
  cheapest: z.boolean(),
})

/** Where the goods come from: lines travel from the nearest warehouse that has them. */
export const QuoteOrigin = z.object({
  warehouse: z.string(),
  city: z.string(),
  distanceKm: z.number(),
  weightKg: z.number(),
  volumeM3: z.number(),
  lines: z.array(z.object({ name: z.string(), qty: z.number(), unit: z.string() })),
})

export const ShippingQuotes = z.object({
  weightKg: z.number(),
  volumeM3: z.number(),
  longestM: z.number(),
  origins: z.array(QuoteOrigin),
  options: z.array(ShippingOption),
  /** Days that can be chosen, and the windows of a day. */
  dates: z.array(CalendarDate),
  windows: z.array(z.string()),
})

/** What the buyer saw: compared with what holds now before anything is charged. */
export const SeenSummary = z.object({
  lines: z.array(
    z.object({ product_variant_id: z.string(), qty: z.number(), unitPrice: MoneySchema }),
  ),
  freight: MoneySchema,
  total: MoneySchema,
})

export const CheckoutSummary = z.object({
  lines: z.array(
    z.object({
      product_variant_id: z.string(),
      name: z.string(),
      variantName: z.string(),
      picture: z.string(),
      unit: z.string(),
      qty: z.number(),
      unitPrice: MoneySchema,
      subtotal: MoneySchema,
    }),
  ),
  goods: MoneySchema,
  saved: MoneySchema,
  freight: MoneySchema,
  total: MoneySchema,
  exclusive: MoneySchema,
  taxBase: MoneySchema,
  tax: MoneySchema,
  seen: SeenSummary,
})

/** A difference between what was seen and what holds now, as it stands in `order.changed`. */
export const OrderChange = z.object({
  what: z.enum(['price', 'qty', 'line', 'freight', 'total']),
  name: z.string(),
  /** Figures as a person reads them: `Rp 80.000`, `10 sak`. */
  was: z.string(),
  now: z.string(),
})

const DeliverySelection = z.object({
  addressId,
  method: DeliveryMethodCode,
  vehicle: VehicleCode.optional(),
})

/** An order as the buyer asks for it. */
export const NewOrder = DeliverySelection.extend({
  paymentType: PaymentTypeCode,
  date: CalendarDate,
  window: z.string().max(40),
  contactName: z.string().trim().min(2, 'Tulis nama penerima di lokasi.').max(100),
  contactPhone: Phone,
  unloading: z.enum(['site', 'driver']).default('site'),
  poNumber: z.string().trim().max(60).optional(),
  note: z.string().trim().max(500).optional(),
  seen: SeenSummary,
})

const refusals = [
  'cart.empty',
  'cart.problem',
  'delivery.outside_area',
  'delivery.no_vehicle',
  'stock.short',
]

export const checkoutCalls = {
  deliveryMethods: call('POST /checkout/carts/items/delivery-method', {
    summary: 'Ways in which the cart can reach an address',
    who: 'buyer',
    body: z.object({ addressId }),
    refusals,
    response: json(z.object({ results: z.array(CheckoutChoice) })),
  }),
  quotations: call('POST /checkout/carts/items/quotations', {
    summary: 'Freight by vehicle, from weight, volume, distance and road',
    who: 'buyer',
    body: z.object({ addressId, method: DeliveryMethodCode.default('delivery') }),
    refusals,
    response: json(ShippingQuotes),
  }),
  paymentMethods: call('POST /checkout/payment-method', {
    summary: 'Payment methods for the cart, and why the others are closed',
    who: 'buyer',
    response: json(z.object({ results: z.array(CheckoutChoice) })),
  }),
  summary: call('POST /checkout/cart/payment-method', {
    summary: 'What the cart costs with this delivery and payment',
    who: 'buyer',
    body: DeliverySelection.extend({ paymentType: PaymentTypeCode.default('transfer') }),
    refusals,
    response: json(CheckoutSummary),
  }),
  placeOrder: call('POST /so/ecom', {
    summary: 'Place the cart as an order; one key makes one order',
    who: 'buyer',
    idempotent: true,
    body: NewOrder,
    limit: { times: 600, seconds: 60, by: 'asker' },
    refusals: [...refusals, 'order.changed', 'delivery.date'],
    response: created(
      z.object({
        id: z.string(),
        number: z.string(),
        status: z.string(),
        total: MoneySchema,
        invoiceId: z.string(),
        expiresAt: DateTime.nullable(),
      }),
    ),
  }),
}
