import { z } from 'zod'
import { call, events, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { bankCodes } from '#platform/payment-gateway/port.ts'
import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import {
  bundleMethods,
  BundleStatus,
  MAX_BUNDLED,
} from '#modules/finance/payments/rules/payment-bundle.ts'
import { MAX_PROOF_BYTES } from '#modules/finance/payments/rules/proof.ts'
import { GatewayPayment } from './contract.ts'

/** Several invoices that are paid at once, as a row of a list. */
const PaymentBundleCard = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(BundleStatus),
  paymentType: z.enum(bundleMethods),
  /** The exact amount to pay: of a transfer, with its unique code. */
  toSend: MoneySchema,
  expiresAt: DateTime,
  invoices: z.int(),
})

/** Several invoices that are paid at once, and how far that is. */
export const PaymentBundle = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(BundleStatus),
    paymentType: z.enum(bundleMethods),
    amount: MoneySchema,
    uniqueCode: z.int(),
    toSend: MoneySchema,
    expiresAt: DateTime,
    paidAt: DateTime.nullable(),
    proofSentAt: DateTime.nullable(),
    invoices: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        orderNumber: z.string(),
        status: z.enum(InvoiceStatus),
        /** When the bundle was made. */
        amount: MoneySchema,
      }),
    ),
    /** Where to transfer to. */
    banks: z.array(z.object({ bank: z.string(), account: z.string(), holder: z.string() })),
    /** Of the gateway; null for a transfer. */
    payment: GatewayPayment.nullable(),
    /** What happened to money that does not match, and what to do now. */
    problem: z.string().nullable(),
    canSendProof: z.boolean(),
    canWithdraw: z.boolean(),
    now: DateTime,
    /** Another one whenever something above has changed. */
    revision: z.string(),
  })
  .meta({ id: 'PaymentBundle' })

export const NewPaymentBundle = z.object({
  invoices: z
    .array(z.uuid('Pilih tagihan.'), 'Pilih tagihan.')
    .min(2, 'Pilih sedikitnya dua tagihan.')
    .max(MAX_BUNDLED, `Paling banyak ${MAX_BUNDLED} tagihan sekali bayar.`),
  paymentType: z.enum(bundleMethods, 'Pilih cara bayar.'),
  /** Of a virtual account. */
  bank: z.enum(bankCodes, 'Pilih bank.').optional(),
})

const buyerCall = { who: 'buyer' } as const

export const bundleCalls = {
  createBundle: call('POST /invoice/ecom/payment-bundles', {
    ...buyerCall,
    summary: 'Pay several of my invoices by one transfer, virtual account or QRIS code (ours)',
    failures: [404],
    idempotent: 'byHandler',
    limit: { times: 60, seconds: 60, by: 'caller' },
    body: NewPaymentBundle,
    refusals: ['bundle.taken', 'bundle.closed', 'payment.unavailable', 'payment.bank'],
    response: json(PaymentBundle),
  }),
  bundles: call('GET /invoice/ecom/payment-bundles', {
    ...buyerCall,
    summary: 'What I pay several invoices with, newest first (ours)',
    response: json(z.object({ results: z.array(PaymentBundleCard) })),
  }),
  bundle: call('GET /invoice/ecom/payment-bundles/{id}', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Several invoices that are paid at once, and how far that is (ours)',
    response: json(PaymentBundle),
  }),
  followBundle: call('GET /invoice/ecom/payment-bundles/{id}/live', {
    ...buyerCall,
    ids: 'uuid',
    failures: [503],
    summary:
      'Follow several invoices that are paid at once: their state now and whenever it changes (ours)',
    response: events({
      state: z.object({
        status: z.enum(BundleStatus),
        /** As in the bundle itself. */
        revision: z.string(),
        /** Nothing follows any more. */
        isFinal: z.boolean(),
      }),
      /** Nothing has changed; the connection is alive. */
      alive: z.object({}),
    }),
  }),
  sendBundleProof: call('PATCH /invoice/ecom/payment-bundles/{id}/proof', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Send the proof of a transfer for several invoices (ours)',
    form: z.object({ note: z.string().trim().max(300).optional() }),
    files: {
      file: { max: MAX_PROOF_BYTES, maxPicture: MAX_PICTURE_BYTES, kinds: PICTURE_OR_PDF },
    },
    refusals: ['bundle.closed', 'file.too_large', 'file.wrong_kind'],
    response: json(PaymentBundle),
  }),
  withdrawBundle: call('POST /invoice/ecom/payment-bundles/{id}/withdraw', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Pay these invoices one by one after all (ours)',
    body: z.object({}),
    refusals: ['bundle.closed'],
    response: json(PaymentBundle),
  }),
}
