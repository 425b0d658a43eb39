import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { MAX_LIST_LINES } from './limits.ts'

/** The refusal of a list with too many rows or lines. */
export const listTooLong = (count: number): Refusal =>
  Refusal.field(
    'text',
    'list.long',
    `Ada ${formatQuantity(count)} baris barang. Paling banyak ${MAX_LIST_LINES} sekaligus.`,
  )
