import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, Moment, MoneyShape } from '#platform/contract/shapes.ts'
import { OrderHeader, OrderLine, OrderShipping, StatusQuery } from './contract.ts'
import { Phone } from '#modules/identity/contract.ts'
import { OrderStatus } from './rules.ts'

export const StaffOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(OrderStatus),
  placedAt: Moment,
  buyer: z.string(),
  isBusiness: z.boolean(),
  city: z.string(),
  total: MoneyShape,
  paymentType: z.string(),
  lines: z.int(),
})

const Line = OrderLine.extend({
  /** Free stock of the warehouse that the line comes from, besides what is held for it. */
  stockThere: z.number(),
  toShip: z.number(),
})

/** The transfer that is asked for, and the proof that was sent for it. */
const Transfer = z.object({
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  status: z.string(),
  amount: MoneyShape,
  uniqueCode: z.int(),
  /** amount + unique code: what must have come in. */
  expected: MoneyShape,
  proof: z
    .object({ name: z.string(), kind: z.string(), sentAt: Moment, note: z.string().nullable() })
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
  lines: z.array(Line),
  shipping: OrderShipping,
  transfer: Transfer.nullable(),
})

const reason = z.string().trim().min(3, 'Tulis alasannya.').max(300)
const desk = { who: 'staff', ids: 'uuid', answer: json(StaffOrder) } as const
const sales = ['sales'] as const
const finance = ['finance'] as const

export const staffOrderCalls = {
  list: call('GET /staff/orders', {
    summary: 'All orders, newest first, with counts by status',
    who: 'staff',
    roles: ['sales', 'finance'],
    query: StatusQuery.extend({
      from: z.string().max(10).optional(),
      to: z.string().max(10).optional(),
    }),
    answer: json(listOf(StaffOrderRow).extend({ counts: z.record(z.string(), z.int()) })),
  }),
  show: call('GET /staff/orders/{id}', {
    ...desk,
    roles: ['sales', 'finance'],
    summary: 'One order for the desk',
  }),
  proof: call('GET /staff/orders/{id}/proof', {
    summary: 'The proof of transfer as it was sent',
    who: 'staff',
    roles: finance,
    ids: 'uuid',
    answer: { kind: 'bytes', type: 'application/octet-stream' },
  }),
  confirmPayment: call('POST /staff/orders/{id}/confirm-payment', {
    ...desk,
    roles: finance,
    summary: 'Match the transfer with its proof',
    body: z.object({ received: MoneyShape, note: z.string().trim().max(300).optional() }),
    refusals: ['order.state', 'payment.amount'],
  }),
  rejectProof: call('POST /staff/orders/{id}/reject-proof', {
    ...desk,
    roles: finance,
    summary: 'Send the proof back with a reason',
    body: z.object({ reason }),
    refusals: ['order.state'],
  }),
  prepare: call('POST /staff/orders/{id}/deliveries', {
    ...desk,
    roles: sales,
    summary: 'Prepare a delivery of some or all lines from one warehouse',
    body: z.object({
      lines: z
        .array(z.object({ lineId: z.uuid(), qty: z.coerce.number().positive() }))
        .min(1, 'Pilih barang yang dikirim.'),
      vehicle: z.string().trim().min(2).max(40),
      plate: z.string().trim().min(3, 'Tulis nomor polisi.').max(15),
      driver: z.string().trim().min(2, 'Tulis nama sopir.').max(80),
      driverPhone: Phone,
    }),
    refusals: ['order.state', 'delivery.too_much', 'delivery.one_warehouse'],
  }),
  depart: call('POST /staff/deliveries/{id}/depart', {
    ...desk,
    roles: sales,
    summary: 'The delivery leaves; its goods leave the stock',
    refusals: ['delivery.state'],
  }),
  receive: call('POST /staff/deliveries/{id}/receive', {
    ...desk,
    roles: sales,
    summary: 'The delivery was received, by whom and when',
    body: z.object({
      receivedBy: z.string().trim().min(2, 'Tulis nama penerima.').max(80),
      receivedAt: z.iso.datetime({ offset: true, local: true, error: 'Tulis tanggal dan jam.' }),
    }),
    refusals: ['delivery.state', 'delivery.time'],
  }),
  complete: call('POST /staff/orders/{id}/complete', {
    ...desk,
    roles: sales,
    summary: 'Close a delivered order',
  }),
  cancel: call('POST /staff/orders/{id}/cancel', {
    ...desk,
    roles: sales,
    summary: 'Cancel before anything shipped, with a reason',
    body: z.object({ reason }),
    refusals: ['order.state'],
  }),
}
