import { Refusal } from '#platform/refusal.ts'

/** The maximum size of a file unless its purpose allows more (bytes, specification §5). */
const MEGABYTE = 1_048_576
/** The highest maximum that staff can configure (bytes). */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE

/** The accepted kinds of an upload unless its purpose has its own (specification §5). */
const DEFAULT_FILE_KINDS = ['pdf', 'xls', 'xlsx', 'doc', 'png', 'jpg', 'jpeg'] as const
/** Additional kinds of images and documents (specification §3, accepted uploads). */
const EXTENDED_FILE_KINDS = [...DEFAULT_FILE_KINDS, 'docx', 'webp', 'gif', 'svg'] as const
/** All kinds that any upload accepts. */
export const ALL_FILE_KINDS = [...EXTENDED_FILE_KINDS, 'csv', 'heic'] as const
type FileKind = (typeof ALL_FILE_KINDS)[number]

export type UploadRule = { label: string; kinds: readonly FileKind[]; maxBytes: number }

/** The purposes of uploads with the rule of each. */
export const uploadRules = {
  'company-document': {
    label: 'Dokumen perusahaan',
    kinds: [...DEFAULT_FILE_KINDS, 'heic'],
    maxBytes: MEGABYTE,
  },
  'purchase-order': {
    label: 'Purchase order',
    kinds: ['pdf', 'xls', 'xlsx', 'doc', 'docx', 'csv', 'png', 'jpg', 'jpeg', 'heic'],
    maxBytes: MEGABYTE,
  },
  attachment: { label: 'Lampiran', kinds: EXTENDED_FILE_KINDS, maxBytes: MEGABYTE },
} as const satisfies Record<string, UploadRule>

export type UploadPurpose = keyof typeof uploadRules
export const uploadPurposes = Object.keys(uploadRules) as [UploadPurpose, ...UploadPurpose[]]

/** What staff configured of an upload's rule. */
export type UploadRuleOverride = {
  kinds?: readonly FileKind[] | undefined
  maxBytes?: number | undefined
}

/** The effective rule of an upload. */
export const resolveUploadRule = (
  purpose: UploadPurpose,
  override: UploadRuleOverride = {},
): UploadRule => ({
  ...uploadRules[purpose],
  ...(override.kinds ? { kinds: override.kinds } : {}),
  ...(override.maxBytes ? { maxBytes: override.maxBytes } : {}),
})

/** Maximum number of temporary uploads per buyer: several times what one form needs. */
const MAX_TEMPORARY_UPLOADS = 60

/** How long a temporary upload exists (ms). */
export const TEMPORARY_UPLOAD_TTL_MS = 2 * 24 * 3_600_000

/** Throws 422 `file.too_many` at the maximum number of temporary uploads. */
export function assertUploadQuota(count: number): void {
  if (count < MAX_TEMPORARY_UPLOADS) return
  const message = `Sudah ada ${MAX_TEMPORARY_UPLOADS} berkas yang belum dipakai. Hapus yang tidak perlu, lalu unggah lagi.`
  throw Refusal.field('file', 'file.too_many', message)
}
