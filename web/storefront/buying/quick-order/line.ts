import type { MatchedAnswer } from './act.ts'

/** A line as it is edited: which of its candidates is meant, and how many. */
export type Line = MatchedAnswer['lines'][number] & { chosen: string | undefined }

/** A fresh line: what is certain is chosen, a choice waits to be made. */
export const tierless = (line: MatchedAnswer['lines'][number]): Line => ({
  ...line,
  chosen: line.state === 'matched' ? line.candidates[0]?.product_variant_id : undefined,
})

export const stateLook = {
  matched: { label: 'Cocok', tone: 'success' },
  ambiguous: { label: 'Pilih', tone: 'warning' },
  unknown: { label: 'Belum dikenal', tone: 'danger' },
} as const
