import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import {
  CalendarDate,
  listOf,
  DateTime,
  MoneySchema,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { OrderHeader, OrderShipping } from './contract.ts'
import { OrderLine } from './order-line-contract.ts'
import { Phone } from '#modules/people/identity/person-contract.ts'
import { OrderStatus } from './rules/order-status.ts'
import { UndoableStep } from './rules/undo-step.ts'
import { RefusedLines } from './refused-lines-contract.ts'

export const StaffOrderLine = OrderLine.extend({
  /** Free stock of the line's warehouse, without what is reserved for this line. */
  stockThere: z.number(),
  toShip: z.number(),
  /** Of one unit: kg and m³. */
  weightKg: z.number(),
  volumeM3: z.number(),
})

/** The transfer that the invoice asks for, and its proof. */
const StaffTransfer = z.object({
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  status: z.string(),
  amount: MoneySchema,
  /** What of it its delay has cost; null where it is not late. */
  lateFee: MoneySchema.nullable(),
  uniqueCode: z.int(),
  /** amount + unique code, or what all invoices ask for that the proof's transfer is for: the amount to receive. */
  expected: MoneySchema,
  /** The proof is of one transfer for several invoices. */
  bundle: z.object({ number: z.string(), invoices: z.int() }).nullable(),
  proof: z
    .object({ name: z.string(), kind: z.string(), sentAt: DateTime, note: z.string().nullable() })
    .nullable(),
})

export const StaffOrder = z.object({
  header: OrderHeader,
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
  }),
  lines: z.array(StaffOrderLine),
  shipping: OrderShipping,
  /** The day of a new delivery: the buyer's, or today once that is over. */
  proposedDay: z.string(),
  /** The times of arrival to which the order can be moved: `08.00–11.00 WIB`. */
  deliveryWindows: z.array(z.string()),
  /** The deliveries whose last step can be taken back now, and until when. */
  undoable: z.array(
    z.object({ deliveryId: z.string(), step: z.enum(UndoableStep), until: DateTime }),
  ),
  transfer: StaffTransfer.nullable(),
})

/** A variant that orders await from its factory: what to order there, and for whom. */
export const AwaitedGoods = z.object({
  id: z.string(),
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  brand: z.string(),
  awaited: z.number(),
  /** The part of it that is paid or on credit; the rest may still be cancelled. */
  bound: z.number(),
  /** How many orders await it; `orders` names the ones that have waited longest. */
  orderCount: z.int(),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(OrderStatus),
      buyer: z.string(),
      /** The day that the buyer was given when ordering. */
      due: CalendarDate,
      quantity: z.number(),
      /** Code of the warehouse that it is awaited in: `CBT`. */
      warehouse: z.string(),
    }),
  ),
  /** What is free in a warehouse where no order awaits it: moved, it serves them. */
  elsewhere: z.array(z.object({ warehouse: z.string(), name: z.string(), free: z.number() })),
})

/**
 * What a delivery carries, in which vehicle, by which driver and when. Goods that the buyer picks up have neither
 * vehicle nor driver; a delivery that drives is refused without them (`delivery.vehicle`).
 */
export const DeliveryInput = z.object({
  lines: z
    .array(z.object({ lineId: z.uuid(), qty: z.coerce.number().positive() }))
    .min(1, 'Pilih barang yang dikirim.'),
  vehicle: z.string().trim().max(40).default(''),
  plate: z.string().trim().max(15).default(''),
  driver: z.string().trim().max(80).default(''),
  driverPhone: Phone.or(z.literal('')).default(''),
  /** The agreed day by default. */
  date: z.iso.date('Pilih tanggal kirim.').optional(),
})

const staffCall = { who: 'staff', ids: 'uuid', response: json(StaffOrder) } as const
const sales = ['sales'] as const

export const staffOrderCalls = {
  awaitedGoods: call('GET /staff/awaited-goods', {
    summary: 'What orders await from factories, by brand, with the orders behind it',
    who: 'staff',
    roles: ['content', 'warehouse'],
    query: PageQuery,
    response: json(listOf(AwaitedGoods)),
  }),
  show: call('GET /staff/orders/{id}', {
    ...staffCall,
    roles: ['sales', 'finance'],
    summary: 'One order for staff',
  }),
  poFile: call('GET /staff/orders/{id}/po-file', {
    who: 'staff',
    roles: ['sales', 'finance'],
    ids: 'uuid',
    summary: 'The file of the buyer’s own purchase order',
    response: storedFile(),
  }),
  prepare: call('POST /staff/orders/{id}/deliveries', {
    ...staffCall,
    roles: sales,
    summary: 'Prepare a delivery of some or all lines from one warehouse',
    body: DeliveryInput,
    refusals: ['order.state', 'delivery.too_much', 'delivery.one_warehouse', 'delivery.vehicle'],
  }),
  depart: call('POST /staff/deliveries/{id}/depart', {
    ...staffCall,
    roles: sales,
    summary: 'Record that the delivery departs; its goods leave the stock',
    lane: 'stock',
    refusals: ['delivery.state'],
  }),
  receive: call('POST /staff/deliveries/{id}/receive', {
    ...staffCall,
    roles: sales,
    lane: 'stock',
    summary:
      'Record by whom and when the delivery was received, and what was refused of it; goods that are picked up leave the stock with it',
    body: z.object({
      receivedBy: z.string().trim().min(2, 'Tulis nama penerima.').max(80),
      receivedAt: z.iso.datetime({ offset: true, local: true, error: 'Tulis tanggal dan jam.' }),
      refused: RefusedLines.default([]),
    }),
    refusals: ['delivery.state', 'delivery.time', 'delivery.refused'],
  }),
  complete: call('POST /staff/orders/{id}/complete', {
    failures: [409],
    ...staffCall,
    roles: sales,
    summary: 'Complete a delivered order',
  }),
}
