import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, FilteredDay, MoneySchema } from '#platform/contract/schemas.ts'
import { StaffOrder } from '#modules/selling/orders/staff-contract.ts'
import { DifferenceKind, DifferenceTreatment } from './rules/payment-difference.ts'

/** Which invoice of the order; without it the one that is looked after first. */
const invoiceId = z.uuid('Muat ulang halaman ini.').optional()

const financeCall = { who: 'staff', roles: ['finance'], ids: 'uuid' } as const

export const staffPaymentCalls = {
  proof: call('GET /staff/orders/{id}/proof', {
    ...financeCall,
    summary: 'The proof of transfer as it was sent',
    response: storedFile(),
  }),
  confirmPayment: call('POST /staff/orders/{id}/confirm-payment', {
    ...financeCall,
    summary: 'Confirm that the exact amount was received',
    body: z.object({
      received: MoneySchema,
      note: z.string().trim().max(300).optional(),
      invoiceId,
    }),
    refusals: ['order.state', 'payment.amount'],
    response: json(StaffOrder),
  }),
  undoablePayment: call('GET /staff/orders/{id}/undoable-payment', {
    ...financeCall,
    summary: 'The confirmed payment that can be taken back now, and until when',
    response: json(
      z.object({
        payment: z
          .object({
            id: z.string(),
            until: DateTime,
            /** It is taken back with its line on the bank account, `POST /staff/bank-lines/{id}/undo-match`. */
            isOfBankLine: z.boolean(),
            /** All invoices of a payment for several are taken back together. */
            bundle: z.object({ number: z.string(), invoices: z.int() }).nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  undoPayment: call('POST /staff/orders/{id}/undo-payment', {
    ...financeCall,
    summary:
      'Take a confirmed payment back, within ten minutes and before anything followed from it',
    body: z.object({ confirmationId: z.uuid('Muat ulang halaman ini.') }),
    refusals: ['payment.undo'],
    response: json(StaffOrder),
  }),
  rejectProof: call('POST /staff/orders/{id}/reject-proof', {
    ...financeCall,
    summary: 'Reject the proof with a reason',
    body: z.object({ reason: z.string().trim().min(3, 'Tulis alasannya.').max(300), invoiceId }),
    refusals: ['order.state'],
    response: json(StaffOrder),
  }),
  acceptDifference: call('POST /staff/orders/{id}/accept-difference', {
    ...financeCall,
    summary: 'Take a transfer that is more or less than what was asked for, with a reason',
    body: z.object({
      received: MoneySchema,
      /** Of more: back to the buyer, or retained. Of less: written off. None where only the unique code is missing. */
      treatment: z.enum(DifferenceTreatment, 'Pilih apa yang dilakukan.').optional(),
      /** For staff alone. */
      reason: z.string().trim().min(3, 'Tulis alasannya.').max(300),
      invoiceId,
    }),
    refusals: ['order.state', 'payment.treatment', 'payment.difference'],
    response: json(StaffOrder),
  }),
  differences: call('GET /staff/payment-differences', {
    who: 'staff',
    roles: ['finance'],
    summary: 'What came in beyond invoices or less, this month or between two days, with sums',
    query: z.object({
      from: FilteredDay,
      to: FilteredDay,
      /** Whether unique codes are listed, too; they are always in the sums. */
      codes: z.enum(['yes', 'no']).default('yes').catch('yes'),
    }),
    response: json(
      z.object({
        results: z.array(
          z.object({
            id: z.string(),
            kind: z.enum(DifferenceKind),
            amount: MoneySchema,
            reason: z.string().nullable(),
            at: DateTime,
            by: z.string(),
            invoiceNumber: z.string(),
            orderId: z.string(),
          }),
        ),
        sums: z.array(
          z.object({ kind: z.enum(DifferenceKind), count: z.int(), amount: MoneySchema }),
        ),
      }),
    ),
  }),
}
