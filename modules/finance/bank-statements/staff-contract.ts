import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import {
  CalendarDate,
  DateTime,
  listOf,
  MoneySchema,
  OkResponse,
  PageQuery,
} from '#platform/contract/schemas.ts'
import { StatementBank } from './rules/bank-formats.ts'
import { BankLineStatus } from './rules/bank-line-status.ts'

const financeCall = { who: 'staff', roles: ['finance'] } as const
const lineCall = { ...financeCall, ids: 'whole', response: json(OkResponse) } as const

const Sum = z.object({ count: z.int(), amount: MoneySchema })

const BankStatement = z.object({
  id: z.string(),
  bank: z.enum(StatementBank),
  fileName: z.string(),
  uploadedAt: DateTime,
  uploadedBy: z.string(),
  /** Null until its lines are booked. */
  appliedAt: DateTime.nullable(),
})

const StatementPreview = BankStatement.extend({
  /** How many of its lines no other statement had. */
  newLines: z.int(),
  incoming: Sum,
  outgoing: Sum,
  /** Lines that cannot be read, each by its number with what to do; with any of them nothing is booked. */
  problems: z.array(z.object({ row: z.int(), message: z.string() })),
  /** The first ones. */
  lines: z.array(
    z.object({
      row: z.int(),
      day: CalendarDate,
      description: z.string(),
      amount: MoneySchema,
    }),
  ),
})

/** Money that came into a bank account of the shop. */
export const BankLine = z
  .object({
    id: z.string(),
    bank: z.enum(StatementBank),
    day: CalendarDate,
    description: z.string(),
    amount: MoneySchema,
    status: z.enum(BankLineStatus),
    /** The numbers of the invoices that it paid. */
    invoices: z.array(z.string()),
    settledAt: DateTime.nullable(),
    settledBy: z.string().nullable(),
    /** Until when its match can be taken back. */
    undoUntil: DateTime.nullable(),
    note: z.string().nullable(),
    /** Whether its payment had been confirmed by hand before it came; reopened, that stays. */
    isJoined: z.boolean(),
    /** Open invoices that it may have paid, the likeliest first. */
    suggestions: z.array(
      z.object({
        invoiceNumber: z.string(),
        orderId: z.string(),
        orderNumber: z.string(),
        buyer: z.string(),
        expected: MoneySchema,
        isExact: z.boolean(),
        namesBuyer: z.boolean(),
      }),
    ),
    /** Payments that were confirmed by hand, whose money it may be: matched with their invoices, it is known as that. */
    confirmed: z.array(
      z.object({
        invoiceNumbers: z.array(z.string()),
        orderId: z.string(),
        orderNumber: z.string(),
        buyer: z.string(),
        confirmedOn: CalendarDate,
      }),
    ),
  })
  .meta({ id: 'BankLine' })

export const staffBankStatementCalls = {
  upload: call('POST /staff/bank-statements', {
    ...financeCall,
    summary: 'Upload the CSV of a bank for its preview; it books nothing',
    files: { file: { max: 4_194_304, kinds: ['csv'] } },
    refusals: [
      'file.missing',
      'file.too_large',
      'file.wrong_kind',
      'statement.unknown',
      'statement.empty',
    ],
    response: created(z.object({ id: z.string() })),
  }),
  statements: call('GET /staff/bank-statements', {
    ...financeCall,
    summary: 'The bank statements that were uploaded last',
    response: json(
      z.object({
        results: z.array(BankStatement.extend({ newLines: z.int().nullable(), problems: z.int() })),
      }),
    ),
  }),
  statement: call('GET /staff/bank-statements/{id}', {
    ...financeCall,
    ids: 'uuid',
    summary: 'A bank statement as it was read, with lines that cannot be',
    response: json(StatementPreview),
  }),
  apply: call('POST /staff/bank-statements/{id}/apply', {
    ...financeCall,
    ids: 'uuid',
    summary: 'Book the lines of a statement: all or none, and none twice',
    refusals: ['statement.applied', 'statement.broken', 'payment.undo'],
    response: json(StatementPreview),
  }),
  lines: call('GET /staff/bank-lines', {
    ...financeCall,
    summary: 'Money on bank accounts with the invoices that it may have paid',
    query: PageQuery.extend({ status: z.enum(BankLineStatus).default('open').catch('open') }),
    response: json(listOf(BankLine)),
  }),
  match: call('POST /staff/bank-lines/{id}/match', {
    ...lineCall,
    summary: 'Take money as the payment of invoices that ask for exactly its amount together',
    body: z.object({
      /** Their numbers. */
      invoices: z
        .array(z.string().trim().min(1).max(40), 'Tulis nomor tagihannya.')
        .min(1, 'Tulis nomor tagihannya.')
        .max(20, 'Paling banyak 20 tagihan.'),
    }),
    refusals: [
      'bank.settled',
      'bank.invoice',
      'bank.total',
      'invoice.state',
      'order.state',
      'payment.undo',
    ],
  }),
  undoMatch: call('POST /staff/bank-lines/{id}/undo-match', {
    ...lineCall,
    summary: 'Take the payments back that money was matched with, within ten minutes',
    refusals: ['bank.settled', 'payment.undo'],
  }),
  setAside: call('POST /staff/bank-lines/{id}/set-aside', {
    ...lineCall,
    summary: 'Set money aside that pays no invoice, with a reason for colleagues',
    body: z.object({ note: z.string().trim().min(3, 'Tulis alasannya.').max(300) }),
    refusals: ['bank.settled'],
  }),
  reopen: call('POST /staff/bank-lines/{id}/reopen', {
    ...lineCall,
    summary: 'Bring money back that was set aside, or that joined a payment by hand',
    refusals: ['bank.settled'],
  }),
}
