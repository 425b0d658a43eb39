import { z } from 'zod'
import { call, created, json, stream } from '#platform/contract/call.ts'
import { CalendarDate, DateTime, MoneySchema, Month } from '#platform/contract/schemas.ts'
import { normalizeNpwp } from '#modules/people/companies/rules.ts'
import { taxStates } from './rules/tax-states.ts'

const financeCall = { who: 'staff', roles: ['finance'] } as const

/** So many documents, and what they are about: before PPN, the base, and the PPN. */
const TaxSum = z.object({
  count: z.int(),
  exclusive: MoneySchema,
  base: MoneySchema,
  tax: MoneySchema,
})

const TaxExport = z
  .object({
    id: z.string(),
    kind: z.enum(['new', 'replacement']),
    createdAt: DateTime,
    createdBy: z.string(),
    /** Files of at most a thousand invoices each. */
    parts: z.int(),
  })
  .extend(TaxSum.shape)
  .meta({ id: 'TaxExport' })

/** Who a tax invoice names as its buyer, corrected by staff. */
const CorrectedBuyer = z.object({
  kind: z.enum(['npwp', 'nik'], 'Pilih NPWP atau NIK.'),
  idNumber: z
    .string()
    .transform(normalizeNpwp)
    .pipe(z.string().regex(/^\d{16}$/, 'Tulis 16 angka; NPWP lama boleh 15 angka.')),
  buyerName: z.string().trim().min(2, 'Tulis nama seperti di kartunya.').max(120),
  buyerAddress: z.string().trim().min(5, 'Tulis alamat seperti di kartunya.').max(240),
  /** What the caller saw; another revision is not overwritten. */
  revision: z.coerce.number().int(),
  /** `similar`: also the same buyer's other invoices of the month that lack something and have no other number. */
  scope: z.enum(['one', 'similar']).default('one'),
})

export const staffTaxCalls = {
  month: call('GET /staff/tax/month', {
    ...financeCall,
    summary: 'The PPN of a month by what became of its invoices, and the files made of it',
    canLag: true,
    query: z.object({ month: Month }),
    response: json(
      z.object({
        month: z.string(),
        /** 16 digits; null while the letterhead has none. */
        sellerTin: z.string().nullable(),
        states: z.array(z.object({ state: z.enum(taxStates) }).extend(TaxSum.shape)),
        /** Taken back in the month. */
        creditNotes: TaxSum,
        cancellations: TaxSum,
        /** Invoices of the month less what it takes back. */
        net: TaxSum,
        exports: z.array(TaxExport),
      }),
    ),
  }),
  invoices: call('GET /staff/tax/invoices', {
    ...financeCall,
    summary: 'The taxed invoices of a month in one state, with what each lacks',
    canLag: true,
    query: z.object({
      month: Month,
      state: z.enum(taxStates).default('problem').catch('problem'),
      page: z.coerce.number().int().min(0).default(0).catch(0),
    }),
    response: json(
      z.object({
        results: z.array(
          z.object({
            id: z.string(),
            number: z.string(),
            orderId: z.string(),
            /** The company or the person whose order it is. */
            buyerId: z.string(),
            taxedOn: CalendarDate,
            kind: z.enum(['npwp', 'nik', 'none']),
            idNumber: z.string().nullable(),
            buyerName: z.string(),
            buyerAddress: z.string(),
            revision: z.int(),
            problems: z.array(z.string()),
            /** How many other invoices a correction with the scope `similar` would complete; 0 for one that lacks nothing. */
            similarCount: z.int(),
            exclusive: MoneySchema,
            base: MoneySchema,
            tax: MoneySchema,
          }),
        ),
        hasNext: z.boolean(),
      }),
    ),
  }),
  correctBuyer: call('PATCH /staff/tax/invoices/{id}/buyer', {
    ...financeCall,
    ids: 'uuid',
    summary:
      'Correct the buyer of a tax invoice, or of all that lack the same; one in a file already becomes a replacement',
    body: CorrectedBuyer,
    refusals: ['tax.changed', 'tax.state'],
    response: json(z.object({ invoices: z.int().min(1) })),
  }),
  export: call('POST /staff/tax/exports', {
    ...financeCall,
    summary:
      'Make the file of the tax invoices of a month that are in none yet, or were corrected since',
    body: z.object({ month: Month, kind: z.enum(['new', 'replacement']) }),
    idempotent: true,
    refusals: ['tax.nothing', 'tax.seller'],
    response: created(z.object({ id: z.string() })),
  }),
  file: call('GET /staff/tax/exports/{id}/xml', {
    ...financeCall,
    ids: 'whole',
    summary: 'A file for the tax office’s import (TaxInvoiceBulk), as it was made',
    query: z.object({ part: z.coerce.number().int().min(1).default(1).catch(1) }),
    refusals: ['tax.seller'],
    response: stream('application/xml'),
  }),
  retailFile: call('GET /staff/tax/retail', {
    ...financeCall,
    summary: 'The month’s sales to buyers without a number, in one row (RetailInvoiceBulk)',
    query: z.object({ month: Month }),
    refusals: ['tax.seller', 'tax.nothing'],
    response: stream('application/xml'),
  }),
  report: call('GET /staff/tax/report', {
    ...financeCall,
    summary: 'Every invoice, cancellation and credit note of a month with its PPN, and their sum',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: z.object({
      month: Month,
      format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx'),
    }),
    response: stream('application/octet-stream'),
  }),
}
