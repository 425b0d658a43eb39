import { Refusal } from '#platform/refusal.ts'

/** Specification §5: files up to 1 MB each (bytes). */
export const MEGABYTE = 1_048_576
/** What staff may raise an upload to (bytes). */
export const LARGEST = 10 * MEGABYTE

/** The kinds that an upload takes unless it says otherwise (specification §5). */
export const ORDINARY = ['pdf', 'xls', 'xlsx', 'doc', 'png', 'jpg', 'jpeg'] as const
/** The wider picture and document kinds (specification §3, accepted uploads). */
const WIDER = [...ORDINARY, 'docx', 'webp', 'gif', 'svg'] as const
/** Whatever any upload takes: a table may also come as text. */
export const EVERY_KIND = [...WIDER, 'csv'] as const
export type FileKind = (typeof EVERY_KIND)[number]

export type UploadRule = { label: string; kinds: readonly FileKind[]; maxBytes: number }

/** What a file may be sent for, and what it then may be: one table for all uploads. */
export const uploads = {
  'company-document': { label: 'Dokumen perusahaan', kinds: ORDINARY, maxBytes: MEGABYTE },
  'purchase-order': {
    label: 'Purchase order',
    kinds: ['pdf', 'xls', 'xlsx', 'doc', 'csv'],
    maxBytes: MEGABYTE,
  },
  attachment: { label: 'Lampiran', kinds: WIDER, maxBytes: MEGABYTE },
} as const satisfies Record<string, UploadRule>

export type Upload = keyof typeof uploads
export const uploadNames = Object.keys(uploads) as [Upload, ...Upload[]]

/** What staff changed of an upload's rule. */
export type UploadChange = {
  kinds?: readonly FileKind[] | undefined
  maxBytes?: number | undefined
}

/** The rule of an upload as it holds now. */
export const ruleOf = (upload: Upload, change: UploadChange = {}): UploadRule => ({
  ...uploads[upload],
  ...(change.kinds ? { kinds: change.kinds } : {}),
  ...(change.maxBytes ? { maxBytes: change.maxBytes } : {}),
})

/** Loose files one buyer may have at a time: a form's worth, several times over. */
export const MOST_LOOSE = 60

/** A loose file goes after this long (ms). */
export const LOOSE_FOR = 2 * 24 * 3_600_000

/** Throws 422 where a buyer sends file after file and no form. */
export function checkLoose(count: number): void {
  if (count < MOST_LOOSE) return
  const sentence = `Sudah ada ${MOST_LOOSE} berkas yang belum dipakai. Hapus yang tidak perlu, lalu unggah lagi.`
  throw Refusal.field('file', 'file.too_many', sentence)
}
