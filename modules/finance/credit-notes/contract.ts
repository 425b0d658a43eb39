import { z } from 'zod'
import { call, file } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

/** What the shop gives back of an invoice, or takes off it. */
export const CreditNote = z
  .object({
    id: z.string(),
    number: z.string(),
    invoiceNumber: z.string(),
    reason: z.string(),
    /** Taken off what the invoice still asked for; nothing is transferred. */
    offInvoice: z.boolean(),
    goods: MoneySchema,
    freight: MoneySchema,
    total: MoneySchema,
    /** The PPN inside the total. */
    tax: MoneySchema,
    /** The bank's number of the transfer; null while no money has gone back. */
    reference: z.string().nullable(),
    issuedAt: DateTime,
  })
  .meta({ id: 'CreditNote' })

const creditNotePdf = {
  ids: 'uuid',
  limit: { times: 60, seconds: 60, by: 'caller' },
  response: file('application/pdf'),
} as const

export const creditNoteCalls = {
  pdf: call('GET /invoice/ecom/credit-notes/{id}/pdf', {
    ...creditNotePdf,
    who: 'buyer',
    summary: 'One of my credit notes, as a PDF (ours)',
  }),
}

export const staffCreditNoteCalls = {
  pdf: call('GET /staff/credit-notes/{id}/pdf', {
    ...creditNotePdf,
    who: 'staff',
    roles: ['sales', 'finance'],
    summary: 'A credit note, as a PDF',
  }),
}
