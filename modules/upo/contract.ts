import { z } from 'zod'
import { bytes, call, created, json } from '#platform/contract/call.ts'
import { listOf, Moment, PageQuery } from '#platform/contract/shapes.ts'
import { Address } from '#modules/customers/contract.ts'
import { SentFile, sending } from '#modules/files/contract.ts'
import { Candidate, MatchedList } from '#modules/material-lists/contract.ts'
import { MOST_LINES } from '#modules/material-lists/rules/bounds.ts'
import { projectTypeCodes, UpoStatus } from './rules.ts'

const Named = z.object({ code: z.string(), name: z.string() })

/** How many of one thing. */
export const LineQuantity = z
  .number('Tulis jumlah dengan angka.')
  .positive('Tulis jumlah lebih dari nol.')
  .max(1_000_000, 'Paling banyak 1.000.000.')
  .transform((qty) => Math.max(0.001, Math.round(qty * 1000) / 1000))

/** Which goods are meant; null where nobody knows yet. */
export const MeantVariant = z
  .string()
  .regex(/^\d{1,9}$/, 'Pilih barangnya.')
  .nullable()
  .default(null)

const NewLine = z.object({
  /** As it stands in the file. */
  written: z.string().trim().max(300).default(''),
  text: z.string().trim().min(1, 'Tulis nama barangnya.').max(300),
  qty: LineQuantity,
  product_variant_id: MeantVariant,
})

/** A purchase order as it is sent; its file was sent before. */
export const NewUpo = z.object({
  fileId: z.uuid('Unggah berkasnya dulu.'),
  project: z.string().trim().min(3, 'Tulis nama proyek, paling sedikit 3 huruf.').max(120),
  projectType: z.enum(projectTypeCodes, 'Pilih jenis proyek.'),
  addressId: z.uuid('Pilih alamat proyek.'),
  paymentMethod: z.string('Pilih cara bayar.').min(1, 'Pilih cara bayar.').max(40),
  note: z.string().trim().max(1000).default(''),
  lines: z.array(NewLine).max(MOST_LINES, `Paling banyak ${MOST_LINES} baris.`).default([]),
})

/** A line as it was asked for, and the goods that are meant; null where nobody knows (yet). */
export const UpoLine = z.object({
  id: z.string(),
  number: z.int(),
  written: z.string(),
  text: z.string(),
  qty: z.number(),
  item: Candidate.nullable(),
})

const UpoRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(UpoStatus),
  project: z.string(),
  file: SentFile,
  lines: z.int(),
  sender: z.string(),
  createdAt: Moment,
})

/** Everything that a company sees of what it sent. */
export const Upo = UpoRow.extend({
  projectType: Named,
  paymentMethod: Named,
  address: Address.omit({ isMain: true }),
  note: z.string(),
  lines: z.array(UpoLine),
  /** What came of it, or why it was cancelled. */
  outcome: z.string().nullable(),
  endedAt: Moment.nullable(),
  events: z.array(
    z.object({
      status: z.enum(UpoStatus),
      at: Moment,
      by: z.string(),
      note: z.string().nullable(),
      /** Seen by staff alone. */
      internal: z.boolean(),
    }),
  ),
}).meta({ id: 'Upo' })

const Choice = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  available: z.boolean(),
  reason: z.string().nullable(),
})

const storage = { service: 'upo', access: true, who: 'buyer' } as const

export const upoCalls = {
  projectTypes: call('GET /ecom/project/type', {
    summary: 'Kinds of projects',
    answer: json(z.object({ results: z.array(Named) })),
  }),
  paymentMethods: call('GET /checkout/upo/payment-method', {
    summary: 'How a purchase order may be paid, and why not',
    who: 'buyer',
    answer: json(z.object({ results: z.array(Choice) })),
  }),
  upload: call('POST /storage/upload', {
    ...sending,
    ...storage,
    summary: 'Send a purchase order’s file; it goes after two days unless a record takes it up',
    refusals: [...sending.refusals, 'business.only'],
  }),
  uploadRule: call('GET /storage/upload', {
    ...storage,
    summary: 'What a purchase order’s file may be now (ours)',
    /** `maxBytes` in bytes. */
    answer: json(z.object({ kinds: z.array(z.string()), maxBytes: z.int() })),
  }),
  reading: call('GET /storage/upload/{id}', {
    ...storage,
    summary:
      'What stands in a spreadsheet that was sent, each line matched to the catalogue (ours)',
    ids: 'uuid',
    limit: { times: 60, seconds: 60, by: 'asker' },
    answer: json(
      z.object({
        file: SentFile,
        /** Null where the file is of no kind that can be read, or could not be. */
        list: MatchedList.nullable(),
        /** Why a spreadsheet could not be read, in a sentence. */
        problem: z.string().nullable(),
      }),
    ),
  }),
  create: call('POST /tables/{table}/records', {
    ...storage,
    summary: 'Make a record of the table `upo`: a task for staff',
    idempotent: true,
    body: NewUpo,
    limit: { times: 60, seconds: 600, by: 'asker' },
    refusals: ['business.only', 'file.gone', 'upo.address', 'upo.payment', 'upo.unknown'],
    answer: created(Upo),
  }),
  list: call('GET /tables/{table}/records', {
    ...storage,
    summary: 'My company’s records, the newest first',
    query: PageQuery,
    refusals: ['business.only'],
    answer: json(listOf(UpoRow)),
  }),
  show: call('GET /tables/upo/records/{id}', {
    ...storage,
    summary: 'One record of my company (ours)',
    ids: 'uuid',
    answer: json(Upo),
  }),
  file: call('GET /tables/upo/records/{id}/file', {
    ...storage,
    summary: 'A record’s file, byte for byte (ours)',
    ids: 'uuid',
    answer: bytes('application/octet-stream'),
  }),
  cancel: call('POST /tables/upo/records/{id}/cancel', {
    ...storage,
    summary: 'Take a record back that nobody has begun with (ours)',
    ids: 'uuid',
    refusals: ['upo.state'],
    answer: json(Upo),
  }),
}
