import { z } from 'zod'
import { DeliveryMethodCode, ShippingQuotes } from './quotes-contract.ts'
import { VehicleCode } from '#modules/selling/delivery/rules/vehicles.ts'
import { call, created, json } from '#platform/contract/call.ts'
import { bankCodes } from '#platform/payment-gateway/port.ts'
import { CreditOfChoice, creditRefusals } from '#modules/finance/credit-terms/contract.ts'
import { paymentTypeCodes } from '#modules/selling/orders/rules/payment-types.ts'
import { PlacedOrderResponse } from '#modules/checkout/order-placement/contract.ts'
import { poRuleFields } from '#modules/people/company-members/contract.ts'
import { Phone } from '#modules/people/identity/person-contract.ts'
import { DeliveryEstimate } from '#modules/selling/delivery/contract.ts'
import { CalendarDate, DateTime, MoneySchema } from '#platform/contract/schemas.ts'

const PaymentTypeCode = z.enum(paymentTypeCodes, 'Pilih cara bayar.')
const Bank = z.enum(bankCodes, 'Pilih bank.')

const addressId = z.uuid('Pilih alamat pengiriman.')

/** Variants of the cart that the buyer picks up although the others are delivered. */
const pickupItems = z
  .array(z.string().regex(/^\d{1,9}$/, 'Pilih barang yang diambil.'))
  .max(500)
  .optional()

const CheckoutChoice = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  available: z.boolean(),
  /** Why it is not available, in a sentence for the buyer. */
  reason: z.string().nullable(),
})

/** A payment method, with what it costs and the banks to select among. */
export const PaymentMethodChoice = CheckoutChoice.extend({
  /** What the method itself adds to the order. */
  fee: MoneySchema,
  /** Of credit terms: what the company has, uses and may still order. */
  credit: CreditOfChoice.nullable(),
  banks: z.array(z.object({ code: z.string(), name: z.string() })),
})

/** What the buyer saw: compared with the current summary before the order is placed. */
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
      /** How much of `qty` the factory makes first, in `leadDays` days. */
      awaited: z.number(),
      leadDays: z.int(),
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

/** The limit that an order is above, and who decides about it before anything is paid. */
export const RequiredApproval = z.object({
  limit: MoneySchema,
  /** Names of the approvers, who are asked by e-mail. */
  approvers: z.array(z.string()),
  /** How long they have before the order is cancelled. */
  days: z.int(),
})

/** A difference between what the buyer saw and the current summary, in `order.changed`. */
export const OrderChange = z.object({
  what: z.enum(['price', 'qty', 'line', 'freight', 'total']),
  name: z.string(),
  /** Amounts and quantities as text: `Rp 80.000`, `10 sak`. */
  was: z.string(),
  now: z.string(),
})

export const DeliverySelection = z.object({
  addressId,
  method: DeliveryMethodCode,
  vehicle: VehicleCode.optional(),
  pickupItems,
})

/** An order to place. */
export const NewOrder = DeliverySelection.extend({
  paymentType: PaymentTypeCode,
  /** Of a virtual account. */
  bank: Bank.optional(),
  date: CalendarDate,
  window: z.string().max(40),
  contactName: z.string().trim().min(2, 'Tulis nama penerima di lokasi.').max(100),
  contactPhone: Phone,
  unloading: z.enum(['site', 'driver']).default('site'),
  poNumber: z.string().trim().max(60).optional(),
  /** The file of the buyer's purchase order, uploaded before (`POST /file-upload`, purpose `purchase-order`). */
  poFileId: z.uuid('Unggah berkas PO sekali lagi.').optional(),
  note: z.string().trim().max(500).optional(),
  seen: SeenSummary,
})

export const selectionRefusals = [
  'cart.empty',
  'cart.problem',
  'delivery.outside_area',
  'delivery.no_vehicle',
  'stock.short',
]

/** Freight for the caller's cart to a district, before there is an address. */
export const CartDeliveryEstimate = DeliveryEstimate.omit({ origins: true })
  .extend({ origins: z.array(z.object({ warehouse: z.string(), distanceKm: z.number() })) })
  .meta({ id: 'CartDeliveryEstimate' })

export const checkoutCalls = {
  deliveryEstimate: call('GET /checkout/carts/items/delivery-estimate', {
    failures: [404],
    summary: 'Freight and earliest day for the cart to a district (ours)',
    query: z.object({ districtId: z.string().regex(/^[\d.]{2,13}$/, 'Pilih kecamatan.') }),
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['cart.empty', 'cart.problem', 'delivery.outside_area', 'stock.short'],
    response: json(CartDeliveryEstimate),
  }),
  deliveryMethods: call('POST /checkout/carts/items/delivery-method', {
    failures: [404],
    summary: 'Delivery methods for the cart and an address; with isEcom only those to choose from',
    who: 'buyer',
    onlyReads: true,
    /** `isEcom`: leaves out what cannot be chosen in the shop; without it each says why not. */
    query: z.object({ isEcom: z.stringbool('Tulis true atau false.').optional() }),
    body: z.object({ addressId }),
    refusals: selectionRefusals,
    response: json(
      z.object({
        results: z.array(CheckoutChoice),
        /** Each item of the cart, and whether it can be picked up while others are delivered. */
        items: z.array(
          z.object({
            product_variant_id: z.string(),
            name: z.string(),
            qty: z.number(),
            unit: z.string(),
            pickup: z.boolean(),
            reason: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  quotations: call('POST /checkout/carts/items/quotations', {
    failures: [404],
    summary: 'Freight by vehicle, from weight, volume, distance and road',
    who: 'buyer',
    onlyReads: true,
    body: z.object({ addressId, method: DeliveryMethodCode.default('delivery'), pickupItems }),
    refusals: selectionRefusals,
    response: json(ShippingQuotes),
  }),
  paymentMethods: call('POST /checkout/payment-method', {
    summary: 'Payment methods for the cart, and why one is not available',
    who: 'buyer',
    onlyReads: true,
    response: json(z.object({ results: z.array(PaymentMethodChoice) })),
  }),
  paymentMethodDetail: call('POST /checkout/cart/payment-method/detail', {
    failures: [404],
    summary:
      'What one payment method costs for the cart, whether the buyer may use it, and until when',
    who: 'buyer',
    onlyReads: true,
    body: DeliverySelection.extend({ paymentType: PaymentTypeCode }),
    refusals: selectionRefusals,
    response: json(
      PaymentMethodChoice.extend({
        total: MoneySchema,
        /** When an order that is placed now has to be paid. */
        payBefore: DateTime,
        accounts: z.array(z.object({ bank: z.string(), holder: z.string() })),
      }),
    ),
  }),
  summary: call('POST /checkout/cart/payment-method', {
    failures: [404],
    summary: 'What the cart costs with this delivery and payment',
    who: 'buyer',
    onlyReads: true,
    body: DeliverySelection.extend({ paymentType: PaymentTypeCode.default('transfer') }),
    refusals: selectionRefusals,
    response: json(
      CheckoutSummary.extend({
        approval: RequiredApproval.nullable(),
        ...poRuleFields,
      }),
    ),
  }),
  placeOrder: call('POST /so/ecom', {
    failures: [404],
    summary: 'Place the cart as an order; one key makes one order',
    who: 'buyer',
    idempotent: 'byHandler',
    body: NewOrder,
    limit: { times: 600, seconds: 60, by: 'caller' },
    refusals: [
      ...selectionRefusals,
      'order.changed',
      'delivery.date',
      'payment.unavailable',
      'payment.bank',
      ...creditRefusals,
      'order.po_number',
      'order.po_file',
      'file.gone',
    ],
    response: created(PlacedOrderResponse),
  }),
}
