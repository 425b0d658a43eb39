import { z } from 'zod'
import { VehicleCode } from '#modules/selling/delivery/rules/vehicles.ts'
import { call, created, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import {
  CheckoutSummary,
  DeliverySelection,
  NewOrder,
  selectionRefusals,
} from '#modules/checkout/checkout/contract.ts'
import { DeliveryMethodCode, ShippingQuotes } from '#modules/checkout/checkout/quotes-contract.ts'
import { CustomerAddress } from '#modules/people/customers/contract.ts'
import { MatchedLine } from '#modules/selling/material-lists/contract.ts'

const staffCall = { who: 'staff', roles: ['sales'] } as const

/** For whom staff order: a buyer who phoned, or the company whose purchase order it is. */
const OrderSource = z.object({
  accountId: z.uuid('Pilih pembelinya.').optional(),
  purchaseOrderId: z.uuid().optional(),
})

const AssistedLine = z.object({
  product_variant_id: z.string().regex(/^\d{1,9}$/, 'Pilih barangnya.'),
  qty: z
    .number('Tulis jumlah dengan angka.')
    .positive('Tulis jumlah lebih dari nol.')
    .max(1_000_000),
  /** Including PPN, at most the buyer's own price; without it the buyer's own price. */
  price: MoneySchema.optional(),
})

const AssistedGoods = OrderSource.extend({
  lines: z.array(AssistedLine).min(1, 'Tulis paling sedikit satu barang.').max(600),
  addressId: z.uuid('Pilih alamat pengiriman.'),
  method: DeliveryMethodCode,
  vehicle: VehicleCode.optional(),
  pickupItems: DeliverySelection.shape.pickupItems,
})

const refusals = [
  ...selectionRefusals,
  'assisted.buyer',
  'assisted.repeated',
  'assisted.price',
  'negotiation.upo',
  'upo.state',
]

export const staffAssistedOrderCalls = {
  source: call('GET /staff/assisted-orders/source', {
    ...staffCall,
    failures: [404],
    summary:
      'For whom staff order: the buyer, their addresses, and the matched lines of their purchase order or of a text',
    query: OrderSource.extend({ text: z.string().max(20_000).optional() }),
    refusals: ['assisted.buyer', 'upo.state', 'list.empty', 'list.long'],
    response: json(
      z.object({
        buyer: z.object({
          accountId: z.string(),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          company: z.string().nullable(),
        }),
        addresses: z.array(CustomerAddress),
        purchaseOrder: z
          .object({
            id: z.string(),
            number: z.string(),
            project: z.string(),
            note: z.string(),
            addressId: z.string(),
          })
          .nullable(),
        lines: z.array(MatchedLine.extend({ product_variant_id: z.string().nullable() })),
      }),
    ),
  }),
  preview: call('POST /staff/assisted-orders/preview', {
    ...staffCall,
    failures: [404],
    summary: 'What an order for a buyer costs at their prices, and how and when it can come',
    body: AssistedGoods,
    refusals,
    response: json(
      z.object({
        summary: CheckoutSummary,
        quotes: ShippingQuotes,
        vehicle: z.string().nullable(),
        /** Whether the buyer's company wants its own PO number on every order. */
        requiresPoNumber: z.boolean(),
      }),
    ),
  }),
  place: call('POST /staff/assisted-orders', {
    ...staffCall,
    failures: [404],
    summary: 'Place an order for a buyer, who gets a message and pays it as their own',
    idempotent: true,
    lane: 'stock',
    body: AssistedGoods.extend(
      NewOrder.omit({
        addressId: true,
        method: true,
        vehicle: true,
        pickupItems: true,
        poFileId: true,
      }).shape,
    ),
    refusals: [
      ...refusals,
      'order.changed',
      'delivery.date',
      'payment.unavailable',
      'payment.bank',
      'order.po_number',
    ],
    response: created(z.object({ id: z.string(), number: z.string(), total: MoneySchema })),
  }),
}
