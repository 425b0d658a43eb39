import { z } from 'zod'
import { bytes, call, created, json, type FileRule } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { ALL_FILE_KINDS, MAX_UPLOAD_BYTES, uploadPurposes } from './rules.ts'

/** A file that was sent and waits for the form it belongs to. */
export const TemporaryUpload = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What it is by content: `pdf`, `png`, … */
    kind: z.string(),
    /** Bytes. */
    size: z.int(),
  })
  .meta({ id: 'SentFile' })

/**
 * As wide as any upload can be made. Dispatch inspects the content by it; the service checks size and
 * kind against the upload's own rule afterwards.
 */
export const widestRule = {
  max: MAX_UPLOAD_BYTES,
  kinds: ALL_FILE_KINDS,
  wide: true,
} as const satisfies FileRule

/** How every upload is sent, whichever service takes it. */
export const uploadCallOptions = {
  who: 'buyer',
  files: { file: widestRule },
  limit: { times: 120, seconds: 600, by: 'asker' },
  refusals: ['file.missing', 'file.too_large', 'file.wrong_kind', 'file.name', 'file.too_many'],
  response: created(TemporaryUpload),
} as const

export const fileCalls = {
  upload: call('POST /file-upload', {
    ...uploadCallOptions,
    summary: 'Send a file for a form; it goes after two days unless a form takes it up',
    form: z.object({ purpose: z.enum(uploadPurposes).default('attachment') }),
  }),
  removeUpload: call('DELETE /file-upload', {
    summary: 'Take back a file that no form has taken up',
    who: 'buyer',
    query: z.object({ id: z.uuid('Sebutkan berkas yang akan dihapus.') }),
    refusals: ['file.in_use'],
    response: json(OkResponse),
  }),
  uploadDocument: call('POST /upload', {
    ...uploadCallOptions,
    summary: 'Send a document of my company',
  }),
  documentRule: call('GET /upload', {
    summary: 'What a document of my company may be now (ours)',
    who: 'buyer',
    /** `maxBytes` in bytes. */
    response: json(z.object({ kinds: z.array(z.string()), maxBytes: z.int() })),
  }),
  opened: call('GET /file-upload/{id}', {
    summary: 'A file that I sent, byte for byte (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: bytes('application/octet-stream'),
  }),
}
