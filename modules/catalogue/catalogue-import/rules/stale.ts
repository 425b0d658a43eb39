import { Refusal } from '#platform/refusal.ts'
import { type KnownVariant, readKnownValue, type VariantChange } from './row-diff.ts'

type ChangedRow = {
  number: number
  sku: string
  change: Extract<VariantChange, { kind: 'change' }>
}

/** The refusal of a row whose variant has changed since validation: 409 `import.stale`. */
export const staleRow = ({ number, sku }: { number: number; sku: string }) =>
  new Refusal(
    'import.stale',
    `Baris ${number}: ${sku} berubah sejak berkas ini diperiksa. Unggah lagi berkasnya.`,
    409,
  )

/** Throws 409 if a value that the row would change has changed since validation. */
export function assertUnchanged(row: ChangedRow, known: KnownVariant | undefined): void {
  const { before, stock } = row.change
  const isUnchanged =
    known &&
    Object.entries(before).every(([field, value]) => readKnownValue(known, field) === value) &&
    Object.entries(stock).every(([code, { before }]) => (known.stock[code]?.onHand ?? 0) === before)
  if (!isUnchanged) throw staleRow(row)
}
