import { formatRupiah } from '#platform/format.ts'
import type { FieldDescribers } from './describe-value.ts'

const describePrice = (rupiah: unknown): string =>
  typeof rupiah === 'number' ? formatRupiah({ amount: rupiah.toFixed(2) }) : ''

/** Prices in whole rupiah, in words. */
export const priceDescribers: FieldDescribers = {
  retail: describePrice,
  business: describePrice,
  price: describePrice,
}
