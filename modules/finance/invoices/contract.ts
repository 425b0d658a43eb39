import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import {
  DateTime,
  FilteredDay,
  listOf,
  MoneySchema,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { OrderTotals } from '#modules/selling/orders/contract.ts'
import { OrderLine } from '#modules/selling/orders/order-line-contract.ts'
import { ageBands } from './ageing-rules.ts'
import { InvoiceStatus } from './rules.ts'

const InvoiceRef = z.object({ id: z.string(), number: z.string(), status: z.string() })

export const InvoiceHeader = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    poNumber: z.string().nullable(),
    /** The delivery that it is for; null where it is for the whole order. */
    deliveryNumber: z.string().nullable(),
    /** Who ordered, and whether that is the reader: owners and approvers read their company's invoices, too. */
    buyerName: z.string(),
    isOwn: z.boolean(),
    paymentType: z.string(),
    issuedAt: DateTime,
    dueAt: DateTime,
    paidAt: DateTime.nullable(),
    /** Days in Jakarta since the due day; 0 where nothing is owed. */
    daysLate: z.int(),
    /** What it asked for before credit notes were taken off it, and without its late fee. */
    billed: MoneySchema,
    amount: MoneySchema,
    uniqueCode: z.int(),
    /** The amount added by rounding up to whole rupiah. */
    rounding: MoneySchema,
    /** amount + unique code: the exact amount to transfer. */
    toSend: MoneySchema,
    /** What came in for it; null until it is paid. */
    received: MoneySchema.nullable(),
    /** What its delay has cost, as part of the amount, and how many days of it were counted. */
    lateFee: z.object({ days: z.int(), amount: MoneySchema }).nullable(),
    refusalReason: z.string().nullable(),
    proof: z
      .object({
        name: z.string(),
        /** `pdf`, `png`, `jpg`: decides whether it can be shown. */
        kind: z.string(),
        note: z.string().nullable(),
        sentAt: DateTime,
      })
      .nullable(),
    /** Its credit notes, oldest first. */
    creditNotes: z.array(
      z.object({
        number: z.string(),
        reason: z.string(),
        total: MoneySchema,
        /** Taken off the amount, instead of paid back. */
        offInvoice: z.boolean(),
        issuedAt: DateTime,
      }),
    ),
  })
  .meta({ id: 'InvoiceHeader' })

const InvoiceCard = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(InvoiceStatus),
  orderId: z.string(),
  orderNumber: z.string(),
  poNumber: z.string().nullable(),
  buyerName: z.string(),
  isOwn: z.boolean(),
  issuedAt: DateTime,
  dueAt: DateTime,
  daysLate: z.int(),
  amount: MoneySchema,
  toSend: MoneySchema,
  lines: z.int(),
  firstLine: z.string(),
  picture: z.string(),
})

const OwedAmount = z.object({ count: z.int(), amount: MoneySchema })

const buyerCall = { who: 'buyer', ids: 'uuid' } as const

export const invoiceCalls = {
  total: call('GET /invoice/ecom/invoices/total', {
    summary: 'What I owe, by how long it has been due',
    canLag: true,
    who: 'buyer',
    response: json(
      OwedAmount.extend({ ageing: z.array(OwedAmount.extend({ due: z.enum(ageBands) })) }),
    ),
  }),
  list: call('GET /invoice/ecom/invoices', {
    summary: 'My invoices, and my company’s for its owners and approvers, newest first',
    canLag: true,
    who: 'buyer',
    query: PageQuery.extend({
      status: z.enum(InvoiceStatus).optional().catch(undefined),
      /** What is owed and has been due for this long. */
      due: z.enum(ageBands).optional().catch(undefined),
      /** A number of invoice, order or purchase order, or a part of it. */
      search: z.string().trim().max(200).optional(),
      /** Days of issue in Jakarta, both included. */
      from: FilteredDay,
      to: FilteredDay,
    }),
    response: json(listOf(InvoiceCard)),
  }),
  ofOrder: call('GET /invoice/ecom/so/{id}/invoices/invoice-no', {
    ...buyerCall,
    summary: 'The invoices of one of my orders',
    response: json(z.object({ results: z.array(InvoiceRef) })),
  }),
  header: call('GET /invoice/ecom/invoices/{id}/header', {
    ...buyerCall,
    summary: 'One of my invoices',
    response: json(InvoiceHeader),
  }),
  products: call('GET /invoice/ecom/invoices/{id}/products', {
    ...buyerCall,
    summary: 'The lines of an invoice, and its amounts',
    response: json(
      z.object({ results: z.array(OrderLine), totals: OrderTotals, inWords: z.string() }),
    ),
  }),
}
