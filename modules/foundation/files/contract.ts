import { MAX_PICTURE_BYTES } from './picture-rules.ts'
import { z } from 'zod'
import { call, created, json, type FileRule, storedFile } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { ALL_FILE_KINDS, MAX_UPLOAD_BYTES, uploadPurposes } from './rules.ts'

/** A file that was uploaded before the form that it belongs to. */
export const TemporaryUpload = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The kind of its content: `pdf`, `png`, … */
    kind: z.string(),
    /** Bytes. */
    size: z.int(),
  })
  .meta({ id: 'SentFile' })

/**
 * The widest rule of any upload. Dispatch checks the content by it; the service then checks size
 * and kind by the rule of the upload's purpose.
 */
const widestRule = {
  max: MAX_UPLOAD_BYTES,
  maxPicture: MAX_PICTURE_BYTES,
  kinds: ALL_FILE_KINDS,
  wide: true,
} as const satisfies FileRule

/** Options that all upload calls share. */
export const uploadCallOptions = {
  who: 'buyer',
  files: { file: widestRule },
  idempotent: true,
  limit: { times: 120, seconds: 600, by: 'caller' },
  refusals: ['file.missing', 'file.too_large', 'file.wrong_kind', 'file.name', 'file.too_many'],
  response: created(TemporaryUpload),
} as const

export const fileCalls = {
  upload: call('POST /file-upload', {
    ...uploadCallOptions,
    summary: 'Upload a file for a form; it is deleted after two days unless a form attaches it',
    form: z.object({ purpose: z.enum(uploadPurposes).default('attachment') }),
  }),
  removeUpload: call('DELETE /file-upload', {
    failures: [404],
    summary: 'Delete an uploaded file that no form has attached',
    who: 'buyer',
    query: z.object({ id: z.uuid('Sebutkan berkas yang akan dihapus.') }),
    refusals: ['file.in_use'],
    response: json(OkResponse),
  }),
  uploadDocument: call('POST /upload', {
    ...uploadCallOptions,
    summary: 'Upload a document of my company',
  }),
  documentRule: call('GET /upload', {
    summary: 'Accepted kinds and maximum size of a company document (our addition)',
    who: 'buyer',
    /** `maxBytes` in bytes. */
    response: json(z.object({ kinds: z.array(z.string()), maxBytes: z.int() })),
  }),
  opened: call('GET /file-upload/{id}', {
    summary: 'Download a file that I uploaded (our addition)',
    who: 'buyer',
    ids: 'uuid',
    response: storedFile(),
  }),
}
