import { z } from 'zod'
import { call, created, json, storedFile } from '#platform/contract/call.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'
import { CustomerAddress } from '#modules/people/customers/contract.ts'
import { TemporaryUpload, uploadCallOptions } from '#modules/foundation/files/contract.ts'
import { Candidate, MatchedList } from '#modules/selling/material-lists/contract.ts'
import { MAX_LIST_LINES } from '#modules/selling/material-lists/rules/limits.ts'
import { projectTypeCodes, PurchaseOrderStatus } from './rules.ts'

const CodeAndName = z.object({ code: z.string(), name: z.string() })

/** The quantity of a line. */
export const LineQuantity = z
  .number('Tulis jumlah dengan angka.')
  .positive('Tulis jumlah lebih dari nol.')
  .max(1_000_000, 'Paling banyak 1.000.000.')
  .transform((qty) => Math.max(0.001, roundToThousandths(qty)))

/** The variant of a line; null while it is unknown. */
export const LineVariantId = z
  .string()
  .regex(/^\d{1,9}$/, 'Pilih barangnya.')
  .nullable()
  .default(null)

const NewPurchaseOrderLine = z.object({
  /** The line as it is written in the file. */
  written: z.string().trim().max(300).default(''),
  text: z.string().trim().min(1, 'Tulis nama barangnya.').max(300),
  qty: LineQuantity,
  product_variant_id: LineVariantId,
})

/** A purchase order to send; its file was uploaded before. */
export const NewPurchaseOrder = z.object({
  fileId: z.uuid('Unggah berkasnya dulu.'),
  project: z.string().trim().min(3, 'Tulis nama proyek, paling sedikit 3 karakter.').max(120),
  projectType: z.enum(projectTypeCodes, 'Pilih jenis proyek.'),
  addressId: z.uuid('Pilih alamat proyek.'),
  paymentMethod: z.string('Pilih cara bayar.').min(1, 'Pilih cara bayar.').max(40),
  note: z.string().trim().max(1000).default(''),
  lines: z
    .array(NewPurchaseOrderLine)
    .max(MAX_LIST_LINES, `Paling banyak ${MAX_LIST_LINES} baris.`)
    .default([]),
})

/** A requested line and its variant; null while it is unknown. */
const PurchaseOrderLine = z.object({
  id: z.string(),
  number: z.int(),
  written: z.string(),
  text: z.string(),
  qty: z.number(),
  item: Candidate.nullable(),
})

const PurchaseOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(PurchaseOrderStatus),
  project: z.string(),
  file: TemporaryUpload,
  lines: z.int(),
  sender: z.string(),
  createdAt: DateTime,
})

/** A purchase order as its company sees it. */
export const PurchaseOrder = PurchaseOrderRow.extend({
  projectType: CodeAndName,
  paymentMethod: CodeAndName,
  address: CustomerAddress.omit({ isMain: true, isShared: true, isOwn: true }),
  note: z.string(),
  lines: z.array(PurchaseOrderLine),
  /** The outcome, or why it was cancelled. */
  outcome: z.string().nullable(),
  endedAt: DateTime.nullable(),
  events: z.array(
    z.object({
      status: z.enum(PurchaseOrderStatus),
      at: DateTime,
      by: z.string(),
      note: z.string().nullable(),
      /** Visible to staff only. */
      internal: z.boolean(),
    }),
  ),
}).meta({ id: 'Upo' })

const PaymentMethodChoice = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  available: z.boolean(),
  reason: z.string().nullable(),
})

const storageCall = { service: 'upo', access: true, who: 'buyer' } as const

export const purchaseOrderCalls = {
  projectTypes: call('GET /ecom/project/type', {
    summary: 'Kinds of projects',
    response: json(z.object({ results: z.array(CodeAndName) })),
  }),
  paymentMethods: call('GET /checkout/upo/payment-method', {
    summary: 'Payment methods of a purchase order, and why one is not available',
    who: 'buyer',
    refusals: ['business.only'],
    response: json(z.object({ results: z.array(PaymentMethodChoice) })),
  }),
  upload: call('POST /storage/upload', {
    ...uploadCallOptions,
    ...storageCall,
    summary: 'Upload a purchase order’s file; it is deleted after two days unless a record uses it',
    refusals: [...uploadCallOptions.refusals, 'business.only'],
  }),
  uploadRule: call('GET /storage/upload', {
    ...storageCall,
    summary: 'The kinds and the maximum size of a purchase order’s file (ours)',
    /** `maxBytes` in bytes. */
    response: json(z.object({ kinds: z.array(z.string()), maxBytes: z.int() })),
  }),
  reading: call('GET /storage/upload/{id}', {
    ...storageCall,
    summary: 'The lines of an uploaded spreadsheet, matched with the catalogue (ours)',
    ids: 'uuid',
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: json(
      z.object({
        file: TemporaryUpload,
        /** Null where the file's kind cannot be read, or reading failed. */
        list: MatchedList.nullable(),
        /** Why reading a spreadsheet failed, in a sentence. */
        problem: z.string().nullable(),
      }),
    ),
  }),
  create: call('POST /tables/{table}/records', {
    ...storageCall,
    summary: 'Send a purchase order: a record of the table `upo`',
    idempotent: true,
    body: NewPurchaseOrder,
    limit: { times: 60, seconds: 600, by: 'caller' },
    refusals: ['business.only', 'file.gone', 'upo.address', 'upo.payment', 'upo.unknown'],
    response: created(PurchaseOrder),
  }),
  list: call('GET /tables/{table}/records', {
    ...storageCall,
    summary: 'My company’s records, newest first',
    query: PageQuery,
    refusals: ['business.only'],
    response: json(listOf(PurchaseOrderRow)),
  }),
  show: call('GET /tables/upo/records/{id}', {
    ...storageCall,
    summary: 'One record of my company (ours)',
    ids: 'uuid',
    response: json(PurchaseOrder),
  }),
  file: call('GET /tables/upo/records/{id}/file', {
    ...storageCall,
    summary: 'A record’s file (ours)',
    ids: 'uuid',
    response: storedFile(),
  }),
  cancel: call('POST /tables/upo/records/{id}/cancel', {
    ...storageCall,
    summary: 'Cancel a record that is still new (ours)',
    ids: 'uuid',
    refusals: ['upo.state'],
    response: json(PurchaseOrder),
  }),
}
