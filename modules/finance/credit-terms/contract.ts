import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { CreditStatus } from './rules/credit-status.ts'
import { creditGradeCodes } from './rules/grades.ts'

/** A company's limit with what it is used for. */
export const CreditState = z.object({
  status: z.enum(CreditStatus),
  limit: MoneySchema,
  /** Placed and unpaid. */
  used: MoneySchema,
  /** Of that, what is past its due day. */
  overdue: MoneySchema,
  free: MoneySchema,
  grade: z.enum(creditGradeCodes).nullable(),
  /** For how many days an order is on credit. */
  days: z.int().nullable(),
  frozenReason: z.string().nullable(),
})

/** Limit, used and free beside the ways to pay. */
export const CreditOfChoice = CreditState.pick({
  status: true,
  limit: true,
  used: true,
  free: true,
  days: true,
})

/** An amount that a limit could have. */
export const LimitAmount = MoneySchema.refine(
  ({ amount }) => /^\d{1,12}\.\d\d$/.test(amount),
  'Tulis jumlah rupiah, misalnya 100.000.000.',
)

/** The refusals of every call that orders on credit terms. */
export const creditRefusals = ['credit.none', 'credit.frozen', 'credit.exceeded'] as const

/** An invoice that is owed on terms. */
export const OwedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Whether the reader ordered it, and not a colleague. */
  isOwn: z.boolean(),
  status: z.enum(InvoiceStatus),
  statusName: z.string(),
  amount: MoneySchema,
  dueAt: DateTime,
})

export const CreditApplication = z.object({
  id: z.string(),
  amount: MoneySchema,
  note: z.string().nullable(),
  status: z.enum(['submitted', 'granted', 'declined']),
  createdAt: DateTime,
  decidedAt: DateTime.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  files: z.array(z.object({ name: z.string() })),
})

/** The credit of the buyer's company; null without a verified one. */
const OwnCredit = z
  .object({
    credit: CreditState.nullable(),
    canApply: z.boolean(),
    /** The newest one. */
    application: CreditApplication.nullable(),
    owed: z.array(OwedInvoice),
  })
  .meta({ id: 'OwnCredit' })

export const creditCalls = {
  own: call('GET /customer/my/credit', {
    who: 'buyer',
    summary:
      'The credit limit of my company: limit, used and free, and what it owes on terms (ours)',
    response: json(OwnCredit),
  }),
  apply: call('POST /customer/my/credit', {
    who: 'buyer',
    summary: 'Apply for a credit limit, or a higher one (ours)',
    idempotent: true,
    limit: { times: 30, seconds: 600, by: 'caller' },
    body: z.object({
      amount: LimitAmount,
      note: z.string().trim().max(500).optional(),
      /** Uploads: bank statements, financial reports. */
      files: z.array(z.uuid()).max(5, 'Lampirkan paling banyak 5 berkas.').default([]),
    }),
    refusals: [
      'credit.amount',
      'credit.applied',
      'credit.unverified',
      'company.not_owner',
      'file.gone',
    ],
    response: created(OwnCredit),
  }),
}
