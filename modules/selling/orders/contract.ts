import { z } from 'zod'
import { PickupPlace } from '#modules/selling/delivery/pickup-contract.ts'
import { call, json, storedFile } from '#platform/contract/call.ts'
import {
  CalendarDate,
  listOf,
  DateTime,
  FilteredDay,
  MoneySchema,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { DeliveryInvoices } from './delivery-invoices-contract.ts'
import { OrderLine } from './order-line-contract.ts'
import { OrderStatus } from './rules/order-status.ts'

export const OrderListQuery = PageQuery.extend({
  status: z.enum(OrderStatus).optional().catch(undefined),
  search: z.string().trim().max(200).optional(),
})

/** An entry of a document's timeline. */
const TimelineEntry = z.object({
  status: z.string(),
  at: DateTime,
  by: z.string(),
  note: z.string().nullable(),
})

const OrderCard = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(OrderStatus),
  placedAt: DateTime,
  expiresAt: DateTime.nullable(),
  total: MoneySchema,
  lines: z.int(),
  firstLine: z.string(),
  picture: z.string(),
})

export const OrderTotals = z.object({
  goods: MoneySchema,
  freight: MoneySchema,
  total: MoneySchema,
  exclusive: MoneySchema,
  taxBase: MoneySchema,
  tax: MoneySchema,
})

export const ShipTo = z.object({
  label: z.string(),
  recipient: z.string(),
  phone: z.string(),
  street: z.string(),
  village: z.string(),
  district: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  roadWidthM: z.number().nullable(),
  driverNote: z.string(),
  /** Degrees; missing in orders from before addresses had a pin. */
  pin: z.object({ latitude: z.number(), longitude: z.number() }).nullable().optional(),
})

/** How the order is delivered, as agreed when it was placed. */
export const AgreedDelivery = z.object({
  method: z.enum(['delivery', 'pickup']),
  vehicle: z.string().nullable(),
  vehicleName: z.string(),
  trips: z.int(),
  distanceKm: z.number(),
  date: CalendarDate,
  window: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  unloading: z.enum(['site', 'driver']),
  /** Where goods wait for the buyer; missing in orders from before. */
  pickup: PickupPlace.nullish(),
})

export const OrderHeader = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(OrderStatus),
    placedAt: DateTime,
    expiresAt: DateTime.nullable(),
    paymentType: z.string(),
    poNumber: z.string().nullable(),
    /** The purchase order that it was made of, with its file (`GET /tables/upo/records/{id}/file`). */
    purchaseOrder: z
      .object({ id: z.string(), number: z.string(), fileName: z.string() })
      .nullable(),
    /** The file of the buyer's purchase order (`GET /so/ecom/{id}/poCustomer/file`). */
    poFile: z.object({ name: z.string(), kind: z.string() }).nullable(),
    /** The company wants the file on every order, and this open one came without it. */
    lacksPoFile: z.boolean(),
    note: z.string().nullable(),
    totals: OrderTotals,
    /** The total in words. */
    inWords: z.string(),
    invoice: z
      .object({
        id: z.string(),
        number: z.string(),
        status: z.string(),
        refusalReason: z.string().nullable(),
      })
      .nullable(),
    /** Where each delivery is invoiced for itself. */
    deliveryInvoices: DeliveryInvoices.nullable(),
    timeline: z.array(TimelineEntry),
    /** The actions of the reader, and why some are not available. */
    actions: z.array(
      z.object({ code: z.string(), available: z.boolean(), reason: z.string().nullable() }),
    ),
  })
  .meta({ id: 'OrderHeader' })

const DeliveryOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  /** The buyer picks it up, so that it has no vehicle and no driver. */
  isPickup: z.boolean(),
  vehicle: z.string(),
  plate: z.string(),
  driver: z.string(),
  driverPhone: z.string(),
  warehouse: z.string(),
  /** The day on which it drives. */
  date: CalendarDate,
  weightKg: z.number(),
  volumeM3: z.number(),
  shippedAt: DateTime.nullable(),
  receivedAt: DateTime.nullable(),
  receivedBy: z.string().nullable(),
  arrivedAt: DateTime.nullable(),
  /** Whether there is a photo of the handover. */
  hasPhoto: z.boolean(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      unit: z.string(),
      qty: z.number(),
      /** What the recipient did not take of it, and why. */
      refused: z.number(),
      refusalReason: z.string().nullable(),
    }),
  ),
})

export const OrderShipping = z.object({
  shipTo: ShipTo,
  delivery: AgreedDelivery,
  weightKg: z.number(),
  volumeM3: z.number(),
  deliveries: z.array(DeliveryOrder),
})

const buyerCall = { who: 'buyer', ids: 'uuid' } as const

export const orderCalls = {
  list: call('GET /so/ecom', {
    summary: 'My orders, newest first',
    canLag: true,
    who: 'buyer',
    query: OrderListQuery.extend({
      /** Days in Jakarta, both included. */
      from: FilteredDay,
      to: FilteredDay,
    }),
    response: json(listOf(OrderCard)),
  }),
  header: call('GET /so/ecom/{id}/header', {
    ...buyerCall,
    summary: 'One of my orders',
    response: json(OrderHeader),
  }),
  products: call('GET /so/ecom/{id}/products', {
    ...buyerCall,
    summary: 'The lines of an order',
    response: json(z.object({ results: z.array(OrderLine) })),
  }),
  shipping: call('GET /so/ecom/{id}/shipping', {
    ...buyerCall,
    summary: 'The address and the deliveries of an order',
    response: json(OrderShipping),
  }),
  amortize: call('POST /so/amortize', {
    failures: [404],
    summary: 'One of my orders in equal monthly instalments; the last one takes the rest',
    who: 'buyer',
    onlyReads: true,
    body: z.object({
      id: z.uuid('Pilih pesanannya.'),
      count: z
        .int('Tulis jumlah cicilan dengan angka.')
        .min(1, 'Paling sedikit 1 kali.')
        .max(60, 'Paling banyak 60 kali.'),
    }),
    refusals: ['order.instalments'],
    response: json(
      z.object({
        total: MoneySchema,
        instalments: z.array(
          z.object({ number: z.int(), dueDate: CalendarDate, amount: MoneySchema }),
        ),
      }),
    ),
  }),
  setPoNumber: call('PATCH /so/ecom/{id}/poCustomer', {
    ...buyerCall,
    summary: 'The buyer’s own purchase order number, and the file that it stands in',
    body: z.object({
      poNumber: z.string().trim().min(1, 'Tulis nomor PO.').max(60, 'Paling panjang 60 karakter.'),
      /** Uploaded before (`POST /file-upload`, purpose `purchase-order`); without it the file stays. */
      poFileId: z.uuid('Unggah berkas PO sekali lagi.').optional(),
    }),
    refusals: ['order.state', 'file.gone'],
    response: json(z.object({ poNumber: z.string() })),
  }),
  poFile: call('GET /so/ecom/{id}/poCustomer/file', {
    ...buyerCall,
    summary: 'The file of the buyer’s own purchase order (ours)',
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: storedFile(),
  }),
}
