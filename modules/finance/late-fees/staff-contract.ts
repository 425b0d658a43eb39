import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

const percent = (label: string) =>
  z
    .number(`Tulis ${label} dengan angka.`)
    .min(0, 'Paling kecil 0.')
    .max(100, 'Paling besar 100.')
    .refine(
      (value) => Number.isInteger(Math.round(value * 1e6) / 1000),
      'Paling banyak tiga angka di belakang koma.',
    )

const Rates = z.object({
  results: z.array(
    z.object({
      /** From which day in Jakarta on. */
      from: z.iso.date(),
      percentPerDay: z.number(),
      maxPercent: z.number(),
      hasBegun: z.boolean(),
    }),
  ),
})

/** The late fee of one invoice: part of its amount due. */
const InvoiceLateFee = z
  .object({
    amount: MoneySchema,
    /** The invoice's amount due without it. */
    principal: MoneySchema,
    isStopped: z.boolean(),
    /** Why it cannot be waived now; null where it can. */
    whyNot: z.string().nullable(),
    /** Newest first. */
    history: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['charged', 'waived']),
        amount: MoneySchema,
        from: z.iso.date().nullable(),
        to: z.iso.date().nullable(),
        reason: z.string().nullable(),
        at: DateTime,
        by: z.string(),
      }),
    ),
  })
  .meta({ id: 'InvoiceLateFee' })

const forFinance = { who: 'staff', roles: ['finance'] } as const

export const staffLateFeeCalls = {
  rates: call('GET /staff/finance/late-fees', {
    ...forFinance,
    summary: 'The dated table of late fees, the newest row first',
    response: json(Rates),
  }),
  saveRate: call('POST /staff/finance/late-fees', {
    ...forFinance,
    summary: 'Add a row to the table of late fees, from today at the earliest',
    body: z.object({
      from: z.iso.date('Pilih tanggalnya.'),
      percentPerDay: percent('denda per hari'),
      maxPercent: percent('denda tertinggi'),
    }),
    refusals: ['late_fee.day'],
    response: json(Rates),
  }),
  removeRate: call('POST /staff/finance/late-fees/remove', {
    ...forFinance,
    summary: 'Remove a row of the table of late fees that has not begun',
    body: z.object({ from: z.iso.date() }),
    refusals: ['late_fee.begun'],
    failures: [404],
    response: json(Rates),
  }),
  show: call('GET /staff/finance/invoices/{id}/late-fee', {
    ...forFinance,
    ids: 'uuid',
    summary: 'The late fee of an invoice, and what was charged and waived',
    response: json(InvoiceLateFee),
  }),
  waive: call('POST /staff/finance/invoices/{id}/late-fee/waive', {
    ...forFinance,
    ids: 'uuid',
    summary:
      'Waive the late fee of an invoice with a reason, and on demand what would be added later',
    body: z.object({
      reason: z.string().trim().min(3, 'Tulis alasannya.').max(300),
      stop: z.boolean().default(false),
    }),
    refusals: ['late_fee.state'],
    response: json(InvoiceLateFee),
  }),
}
