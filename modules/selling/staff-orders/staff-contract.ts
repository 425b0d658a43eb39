import { z } from 'zod'
import { call, json, stream } from '#platform/contract/call.ts'
import {
  CalendarDate,
  DateTime,
  listOf,
  MoneySchema,
  OkResponse,
} from '#platform/contract/schemas.ts'
import { OrderListQuery } from '#modules/selling/orders/contract.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { MAX_TAG_LENGTH, OrderPaymentStatus, StaffOrderSort } from './rules/order-filter.ts'

const OrderColleague = z.object({ id: z.string(), name: z.string() })

export const StaffOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(OrderStatus),
  placedAt: DateTime,
  buyer: z.string(),
  isBusiness: z.boolean(),
  city: z.string(),
  total: MoneySchema,
  paymentType: z.string(),
  paymentStatus: z.enum(OrderPaymentStatus),
  lines: z.int(),
  deliveryDay: CalendarDate,
  /** Codes of the warehouses that its goods come from. */
  warehouses: z.array(z.string()),
  assignee: OrderColleague.nullable(),
  tags: z.array(z.string()),
})

const OptionalDay = z.string().max(10).optional()
/** A short word that staff mark orders with. */
const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .min(2, 'Tulis tandanya, paling sedikit 2 karakter.')
  .max(MAX_TAG_LENGTH, `Tanda paling panjang ${MAX_TAG_LENGTH} karakter.`)
  .regex(/^[^,]*$/, 'Satu tanda tidak memakai koma.')

/** The filter of the list; days are Jakarta's, both included. */
const StaffOrderFilterQuery = OrderListQuery.omit({ page: true, count: true }).extend({
  from: OptionalDay,
  to: OptionalDay,
  deliveryFrom: OptionalDay,
  deliveryTo: OptionalDay,
  warehouse: z.string().max(10).optional(),
  payment: z.enum(OrderPaymentStatus).optional().catch(undefined),
  /** A member of staff by id, `own` for the caller, `none` for orders of nobody. */
  assignee: z
    .union([z.enum(['own', 'none']), z.uuid()])
    .optional()
    .catch(undefined),
  tag: z.string().trim().toLowerCase().max(MAX_TAG_LENGTH).optional(),
  /** Orders of one account. */
  account: z.uuid().optional().catch(undefined),
  sort: z.enum(StaffOrderSort).default('newest').catch('newest'),
})

const BulkOutcome = z.object({
  id: z.string(),
  /** Null for an order that does not exist. */
  number: z.string().nullable(),
  isDone: z.boolean(),
  /** Why it is not done. */
  reason: z.string().nullable(),
})

const OrderWork = z.object({
  assignee: OrderColleague.nullable(),
  tags: z.array(z.string()),
  /** Tags that orders have had lately. */
  knownTags: z.array(z.string()),
  notes: z.array(z.object({ id: z.string(), at: DateTime, author: z.string(), text: z.string() })),
  colleagues: z.array(OrderColleague),
  account: z.object({ id: z.string(), orders: z.int() }),
})

const SavedFilters = z.object({
  results: z.array(z.object({ name: z.string(), query: z.string() })),
})
const staffCall = { who: 'staff', roles: ['sales', 'finance'] } as const
const workCall = { ...staffCall, ids: 'uuid', response: json(OrderWork) } as const
const FilterName = z.string().trim().min(2, 'Tulis nama saringan.').max(40)

export const staffOrderListCalls = {
  list: call('GET /staff/orders', {
    ...staffCall,
    summary:
      'All orders by filter and sort, with counts by status; `after` goes on behind an order',
    canLag: true,
    query: OrderListQuery.extend(StaffOrderFilterQuery.shape).extend({
      after: z.uuid().optional().catch(undefined),
      before: z.uuid().optional().catch(undefined),
    }),
    response: json(
      listOf(StaffOrderRow).extend({
        counts: z.record(z.string(), z.int()),
        hasPrevious: z.boolean(),
        hasNext: z.boolean(),
      }),
    ),
  }),
  export: call('GET /staff/exports/orders', {
    ...staffCall,
    summary: 'The orders of a filter as a spreadsheet',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: StaffOrderFilterQuery.extend({
      format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx'),
    }),
    response: stream('application/octet-stream'),
  }),
  change: call('POST /staff/orders/changes', {
    ...staffCall,
    summary: 'Assign, tag or complete many orders; each has its own outcome',
    body: z.object({
      ids: z
        .array(z.uuid())
        .min(1, 'Pilih pesanannya dulu.')
        .max(100, 'Paling banyak 100 pesanan.'),
      change: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('assign'), staffId: z.uuid().nullable() }),
        z.object({ kind: z.literal('tag'), tag: Tag }),
        z.object({ kind: z.literal('untag'), tag: Tag }),
        z.object({ kind: z.literal('complete') }),
      ]),
    }),
    response: json(z.object({ results: z.array(BulkOutcome) })),
  }),
  choices: call('GET /staff/order-choices', {
    ...staffCall,
    summary: 'What orders can be filtered by: warehouses, colleagues and tags',
    response: json(
      z.object({
        warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
        colleagues: z.array(OrderColleague),
        tags: z.array(z.string()),
      }),
    ),
  }),
  work: call('GET /staff/orders/{id}/work', {
    ...workCall,
    summary: 'Who works on an order, its tags and the notes of staff about it',
  }),
  assign: call('POST /staff/orders/{id}/assign', {
    ...workCall,
    summary: 'Hand an order to a colleague, or to nobody',
    body: z.object({ staffId: z.uuid().nullable() }),
    refusals: ['order.colleague'],
  }),
  tag: call('POST /staff/orders/{id}/tags', {
    ...workCall,
    summary: 'Mark an order with a tag',
    body: z.object({ tag: Tag }),
    refusals: ['order.tags'],
  }),
  untag: call('POST /staff/orders/{id}/tags/remove', {
    ...workCall,
    summary: 'Remove a tag of an order',
    body: z.object({ tag: Tag }),
  }),
  message: call('POST /staff/orders/{id}/messages', {
    ...workCall,
    summary: 'Write a note for colleagues, or a message to the buyer by e-mail and timeline',
    body: z.object({
      text: z.string().trim().min(2, 'Tulis isinya.').max(1000, 'Paling banyak 1.000 karakter.'),
      internal: z.boolean().default(true),
    }),
  }),
  filters: call('GET /staff/order-filters', {
    ...staffCall,
    summary: 'The filters that the caller keeps',
    response: json(SavedFilters),
  }),
  saveFilter: call('PUT /staff/order-filters', {
    ...staffCall,
    summary: 'Keep a filter under a name',
    body: z.object({ name: FilterName, query: z.string().max(1000) }),
    refusals: ['order.filters'],
    response: json(SavedFilters),
  }),
  removeFilter: call('POST /staff/order-filters/remove', {
    ...staffCall,
    summary: 'Remove such a filter',
    body: z.object({ name: FilterName }),
    response: json(OkResponse),
  }),
}
