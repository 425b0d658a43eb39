import { z } from 'zod'
import { creditTargets } from '#modules/finance/credit-notes/credit-target-rules.ts'
import { call, json, storedFile } from '#platform/contract/call.ts'
import {
  CalendarDate,
  DateTime,
  listOf,
  MoneySchema,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { StaffOrder } from '#modules/selling/orders/staff-contract.ts'
import { OrderReturn, ReturnQuantity } from './contract.ts'
import { ReturnStatus } from './rules/return-status.ts'

const StaffReturnRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ReturnStatus),
  orderId: z.string(),
  orderNumber: z.string(),
  buyer: z.string(),
  lines: z.int(),
  firstLine: z.string(),
  /** When the goods are fetched. */
  pickupOn: CalendarDate.nullable(),
  /** Since when it has its status, and how many whole hours that is. */
  updatedAt: DateTime,
  ageHours: z.int(),
})

const CreditAmounts = z.object({
  goods: MoneySchema,
  freight: MoneySchema,
  total: MoneySchema,
  tax: MoneySchema,
})

export const StaffReturn = OrderReturn.extend({
  order: z.object({ id: z.string(), number: z.string() }),
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
  }),
  /** Where the goods were brought to, and are fetched. */
  address: z.array(z.string()),
  /** How much of each line went back into stock. */
  restocked: z.record(z.string(), z.number()),
  warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
  /** What to give back, without and with the goods' share of the freight; null until the goods are there. */
  credit: z
    .object({
      goodsOnly: CreditAmounts,
      withFreight: CreditAmounts,
      /** Where its money would go; null with the reason why it cannot be issued yet. */
      target: z.enum(creditTargets).nullable(),
      blocked: z.string().nullable(),
      invoice: z.object({ number: z.string(), amount: MoneySchema }).nullable(),
    })
    .nullable(),
})

/** They answer no money. */
const openCall = { who: 'staff', roles: ['sales', 'finance', 'warehouse'] } as const
const staffCall = { who: 'staff', roles: ['sales', 'finance'] } as const
const salesCall = {
  who: 'staff',
  roles: ['sales'],
  ids: 'uuid',
  response: json(StaffReturn),
} as const

const StaffQuantity = ReturnQuantity.min(0, 'Tulis jumlah nol atau lebih.')

/** What came back, to which warehouse, and how much of it can be sold again. */
export const ReturnedGoods = z.object({
  warehouse: z.string().trim().min(1, 'Pilih gudang.').max(20, 'Pilih gudang.'),
  receivedOn: CalendarDate,
  lines: z
    .array(z.object({ lineId: z.uuid(), qty: StaffQuantity, restocked: StaffQuantity }))
    .max(500),
})

export const returnedGoodsRefusals = [
  'return.state',
  'return.lines',
  'return.too_much',
  'return.none',
  'return.day',
  'stock.no_warehouse',
] as const

/** What of an order is not delivered any more. */
export const CancelledGoods = z.object({
  lines: z
    .array(z.object({ lineId: z.uuid(), qty: ReturnQuantity.positive('Tulis jumlahnya.') }))
    .min(1, 'Tulis jumlah paling sedikit satu barang.')
    .max(500),
  /** The buyer reads it. */
  reason: z.string().trim().min(5, 'Tulis alasannya.').max(500),
  /** Also gives back the goods' share of the freight. */
  withFreight: z.boolean().default(false),
})

export const staffReturnCalls = {
  queue: call('GET /staff/returns', {
    ...openCall,
    summary: 'Returns in which staff act next, oldest first; ended ones newest first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(ReturnStatus).optional().catch(undefined),
      /** Those of one order, ended or not. */
      orderId: z.uuid().optional().catch(undefined),
    }),
    response: json(listOf(StaffReturnRow)),
  }),
  show: call('GET /staff/returns/{id}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'One return with what to give back for it',
    response: json(StaffReturn),
  }),
  picture: call('GET /staff/returns/{id}/pictures/{fileId}', {
    ...openCall,
    ids: 'uuid',
    summary: 'A picture that the buyer sent with a return',
    response: storedFile(),
  }),
  approve: call('POST /staff/returns/{id}/approve', {
    ...salesCall,
    summary: 'Approve a return with its quantities and the day on which the goods are fetched',
    body: z.object({
      lines: z.array(z.object({ lineId: z.uuid(), qty: StaffQuantity })).max(500),
      pickupOn: CalendarDate,
      note: z.string().trim().max(500).optional(),
    }),
    refusals: ['return.state', 'return.lines', 'return.too_much', 'return.none', 'return.day'],
  }),
  refuse: call('POST /staff/returns/{id}/refuse', {
    ...salesCall,
    summary: 'Refuse a return with a reason that the buyer reads',
    body: z.object({ reason: z.string().trim().min(5, 'Tulis alasannya.').max(500) }),
    refusals: ['return.state'],
  }),
  receive: call('POST /staff/returns/{id}/receive', {
    ...salesCall,
    summary: 'Record what came back, to which warehouse, and what of it goes into stock again',
    lane: 'stock',
    body: ReturnedGoods,
    refusals: returnedGoodsRefusals,
  }),
  cancelUndelivered: call('POST /staff/orders/{id}/cancelled-goods', {
    who: 'staff',
    roles: ['sales'],
    ids: 'uuid',
    summary:
      'Goods of a partly shipped order are not delivered any more: they are credited, or never invoiced',
    lane: 'stock',
    body: CancelledGoods,
    refusals: ['order.state', 'delivery.lines', 'delivery.too_much', 'credit.unpaid'],
    response: json(StaffOrder),
  }),
  credit: call('POST /staff/returns/{id}/credit', {
    who: 'staff',
    roles: ['finance'],
    ids: 'uuid',
    summary: 'Issue the credit note of a return: its money becomes a refund to send back',
    body: z.object({
      /** Also gives back the goods' share of the freight. */
      withFreight: z.boolean().default(false),
    }),
    refusals: ['return.state', 'credit.unpaid', 'credit.nothing'],
    response: json(StaffReturn),
  }),
}
