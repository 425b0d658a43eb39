import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'

/** So many lines of goods are drawn into one file: a second's work, and 250 sheets of labels. */
export const MAX_PRINTED_LINES = 2000

/** Throws 422 `delivery_documents.too_many`. */
export function assertPrintable(lines: number): void {
  if (lines <= MAX_PRINTED_LINES) return
  throw new Refusal(
    'delivery_documents.too_many',
    `Pengiriman ini punya ${formatQuantity(lines)} baris barang, dan sekali cetak paling banyak ${formatQuantity(MAX_PRINTED_LINES)}. Pilih lebih sedikit pesanan.`,
  )
}
