import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { CalendarDate, DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { CreditNote } from '#modules/finance/credit-notes/contract.ts'
import { MAX_RETURN_PICTURES, ReturnReason } from './rules/return-reasons.ts'
import { ReturnStatus } from './rules/return-status.ts'

const ReturnLine = z.object({
  lineId: z.string(),
  name: z.string(),
  picture: z.string(),
  unit: z.string(),
  reason: z.enum(ReturnReason),
  requested: z.number(),
  /** Null until staff have decided. */
  approved: z.number().nullable(),
  /** Null until the goods have come back. */
  received: z.number().nullable(),
})

/** Goods that a buyer gives back. */
export const OrderReturn = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(ReturnStatus),
    createdAt: DateTime,
    note: z.string().nullable(),
    /** The bank account for the money, in the buyer's words. */
    refundTo: z.string(),
    /** Why it was refused. */
    reason: z.string().nullable(),
    /** Whether the buyer can still take it back. */
    canWithdraw: z.boolean(),
    pickupOn: CalendarDate.nullable(),
    receivedOn: CalendarDate.nullable(),
    /** The warehouse that received the goods. */
    warehouse: z.string().nullable(),
    lines: z.array(ReturnLine),
    pictures: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
    /** One for each invoice that its goods are on. */
    creditNotes: z.array(CreditNote),
    timeline: z.array(
      z.object({
        status: z.enum(ReturnStatus),
        at: DateTime,
        by: z.string(),
        note: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderReturn' })

/** A line of an order with what can be returned of it now. */
const ReturnableLine = z.object({
  lineId: z.string(),
  name: z.string(),
  picture: z.string(),
  unit: z.string(),
  measured: z.boolean(),
  unitPrice: MoneySchema,
  delivered: z.number(),
  /** In returns that were neither refused nor withdrawn. */
  returned: z.number(),
  left: z.number(),
})

export const ReturnQuantity = z
  .number('Tulis jumlah dengan angka.')
  .max(1_000_000, 'Paling banyak 1.000.000.')

export const returnCalls = {
  ofOrder: call('GET /so/ecom/{id}/returns', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'The returns of one of my orders, and what can still be returned (ours)',
    response: json(
      z.object({ results: z.array(OrderReturn), returnable: z.array(ReturnableLine) }),
    ),
  }),
  request: call('POST /so/ecom/{id}/returns', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'Ask for a return of delivered goods, with reasons and pictures (ours)',
    /** The same pictures, uploaded once more, make the same request. */
    idempotent: 'byHandler',
    limit: { times: 60, seconds: 600, by: 'caller' },
    body: z.object({
      lines: z
        .array(
          z.object({
            lineId: z.uuid('Pilih barangnya.'),
            qty: ReturnQuantity.positive('Tulis jumlah lebih dari nol.'),
            reason: z.enum(ReturnReason, 'Pilih alasannya.'),
          }),
        )
        .min(1, 'Tulis jumlah paling sedikit satu barang.')
        .max(500),
      note: z.string().trim().max(1000, 'Paling banyak 1.000 karakter.').default(''),
      refundTo: z
        .string('Tulis bank, nomor rekening, dan nama pemiliknya.')
        .trim()
        .min(8, 'Tulis bank, nomor rekening, dan nama pemiliknya.')
        .max(150, 'Paling banyak 150 karakter.'),
      /** Ids of uploaded pictures (`POST /file-upload`). */
      pictures: z
        .array(z.uuid())
        .max(MAX_RETURN_PICTURES, `Paling banyak ${MAX_RETURN_PICTURES} foto.`)
        .default([]),
    }),
    refusals: ['return.too_much', 'return.lines', 'return.pictures', 'file.gone'],
    response: created(OrderReturn),
  }),
  withdraw: call('POST /so/ecom/{id}/returns/{returnId}/withdraw', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'Take a return back whose goods have not been fetched (ours)',
    refusals: ['return.state'],
    response: json(OrderReturn),
  }),
}
