import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import {
  ALL_FILE_KINDS,
  MAX_UPLOAD_BYTES,
  uploadPurposes,
} from '#modules/foundation/files/rules.ts'

const adminOnly = { who: 'staff', roles: ['admin'] } as const

const UploadRuleResponse = z.object({
  upload: z.enum(uploadPurposes),
  label: z.string(),
  kinds: z.array(z.enum(ALL_FILE_KINDS)),
  /** Bytes. */
  maxBytes: z.int(),
})

const line = (max: number) => z.string().trim().max(max)

/** Who the shop is on its documents; an empty field is left out there. */
const LetterheadFields = z.object({
  legalName: line(120),
  address: line(200),
  phone: line(60),
  email: z.union([z.literal(''), z.email('Tulis alamat email yang lengkap.')]),
  npwp: line(30),
})

/** Settings that staff can change. */
export const staffSettingsCalls = {
  show: call('GET /staff/settings', {
    ...adminOnly,
    summary: 'The settings of the shop',
    response: json(
      z.object({
        registrationOpen: z.boolean(),
        uploads: z.array(UploadRuleResponse),
        letterhead: LetterheadFields,
      }),
    ),
  }),
  changeRegistration: call('PUT /staff/settings/registration', {
    ...adminOnly,
    summary: 'Open or close registration',
    body: z.object({ open: z.boolean() }),
    response: json(z.object({ open: z.boolean() })),
  }),
  changeUpload: call('PUT /staff/settings/uploads', {
    ...adminOnly,
    summary: 'Change the file types and the size of an upload',
    body: z.object({
      upload: z.enum(uploadPurposes),
      kinds: z.array(z.enum(ALL_FILE_KINDS)).min(1, 'Pilih paling sedikit satu jenis.'),
      maxBytes: z
        .int('Tulis ukuran dengan angka.')
        .min(1024, 'Paling kecil 1 kB.')
        .max(MAX_UPLOAD_BYTES, 'Paling besar 10 MB.'),
      /** The rule that the caller saw; another is not overwritten. */
      seen: z.object({ kinds: z.array(z.string()), maxBytes: z.number() }).optional(),
    }),
    refusals: ['desk.changed'],
    response: json(UploadRuleResponse),
  }),
  changeLetterhead: call('PUT /staff/settings/letterhead', {
    ...adminOnly,
    summary: 'Change who the shop is on its documents',
    body: LetterheadFields.extend({
      /** What the caller saw; another value is not overwritten. */
      seen: z.record(z.string(), z.unknown()).optional(),
    }),
    refusals: ['desk.changed'],
    response: json(LetterheadFields),
  }),
}
