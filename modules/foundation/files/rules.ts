import { Refusal } from '#platform/refusal.ts'

/** Specification §5: files up to 1 MB each (bytes). */
export const MEGABYTE = 1_048_576
/** What staff may raise an upload to (bytes). */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE

/** The kinds that an upload takes unless it says otherwise (specification §5). */
export const DEFAULT_FILE_KINDS = ['pdf', 'xls', 'xlsx', 'doc', 'png', 'jpg', 'jpeg'] as const
/** The wider picture and document kinds (specification §3, accepted uploads). */
const EXTENDED_FILE_KINDS = [...DEFAULT_FILE_KINDS, 'docx', 'webp', 'gif', 'svg'] as const
/** Whatever any upload takes: a table may also come as text. */
export const ALL_FILE_KINDS = [...EXTENDED_FILE_KINDS, 'csv'] as const
export type FileKind = (typeof ALL_FILE_KINDS)[number]

export type UploadRule = { label: string; kinds: readonly FileKind[]; maxBytes: number }

/** What a file may be sent for, and what it then may be: one table for all uploads. */
export const uploadRules = {
  'company-document': {
    label: 'Dokumen perusahaan',
    kinds: DEFAULT_FILE_KINDS,
    maxBytes: MEGABYTE,
  },
  'purchase-order': {
    label: 'Purchase order',
    kinds: ['pdf', 'xls', 'xlsx', 'doc', 'csv'],
    maxBytes: MEGABYTE,
  },
  attachment: { label: 'Lampiran', kinds: EXTENDED_FILE_KINDS, maxBytes: MEGABYTE },
} as const satisfies Record<string, UploadRule>

export type UploadPurpose = keyof typeof uploadRules
export const uploadPurposes = Object.keys(uploadRules) as [UploadPurpose, ...UploadPurpose[]]

/** What staff changed of an upload's rule. */
export type UploadRuleOverride = {
  kinds?: readonly FileKind[] | undefined
  maxBytes?: number | undefined
}

/** The rule of an upload as it holds now. */
export const resolveUploadRule = (
  purpose: UploadPurpose,
  override: UploadRuleOverride = {},
): UploadRule => ({
  ...uploadRules[purpose],
  ...(override.kinds ? { kinds: override.kinds } : {}),
  ...(override.maxBytes ? { maxBytes: override.maxBytes } : {}),
})

/** Loose files one buyer may have at a time: a form's worth, several times over. */
export const MAX_TEMPORARY_UPLOADS = 60

/** A loose file goes after this long (ms). */
export const TEMPORARY_UPLOAD_TTL = 2 * 24 * 3_600_000

/** Throws 422 where a buyer sends file after file and no form. */
export function assertUploadQuota(count: number): void {
  if (count < MAX_TEMPORARY_UPLOADS) return
  const message = `Sudah ada ${MAX_TEMPORARY_UPLOADS} berkas yang belum dipakai. Hapus yang tidak perlu, lalu unggah lagi.`
  throw Refusal.field('file', 'file.too_many', message)
}
