import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

const InvoiceRef = z.object({ id: z.string(), number: z.string(), status: z.string() })

export const InvoiceHeader = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    paymentType: z.string(),
    issuedAt: DateTime,
    dueAt: DateTime,
    amount: MoneySchema,
    uniqueCode: z.int(),
    /** amount + unique code: the exact amount to transfer. */
    toSend: MoneySchema,
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
    /** What was given back of it, oldest first. */
    creditNotes: z.array(
      z.object({
        number: z.string(),
        reason: z.string(),
        total: MoneySchema,
        issuedAt: DateTime,
      }),
    ),
  })
  .meta({ id: 'InvoiceHeader' })

const buyerCall = { who: 'buyer', ids: 'uuid' } as const

export const invoiceCalls = {
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
}
