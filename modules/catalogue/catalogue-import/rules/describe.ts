import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { COLUMNS } from './columns.ts'
import type { VariantChange } from './row-diff.ts'

const HEADINGS = new Map<string, string>(COLUMNS.map(({ field, heading }) => [field, heading]))

/** Describes a change, one sentence per value: `Harga eceran: Rp 54.500 menjadi Rp 56.000`. */
export function describeChange(change: VariantChange): string[] {
  if (change.kind === 'add')
    return [
      `Baru: ${change.product.name}, ${String(change.variant['name'])}`,
      `Harga eceran: ${formatWholeRupiah(change.retail)}`,
    ]
  const overlaps = new Set(change.overlaps)
  const values = Object.entries(change.after).map(
    ([field, after]) =>
      `${describeField(field)}: ${formatValue(field, change.before[field])}${overlaps.has(field) ? ' (diubah setelah diekspor)' : ''} menjadi ${formatValue(field, after)}`,
  )
  const stock = Object.entries(change.stock).map(
    ([code, { before, after }]) =>
      `Stok ${code}: ${formatQuantity(before)} menjadi ${formatQuantity(after)}`,
  )
  const left = (change.overlaps ?? [])
    .filter((field) => !(field in change.after))
    .map((field) => `${describeField(field)}: dibiarkan, diubah lagi sesudahnya`)
  return [...values, ...stock, ...left]
}

const describeField = (field: string): string =>
  HEADINGS.get(field) ?? field.replace(/^attributes\./, 'Atribut ').replace(/^stock\./, 'Stok ')

function formatValue(field: string, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '(kosong)'
  if (field === 'retail' || field === 'business') return formatWholeRupiah(Number(value))
  if (typeof value === 'number') return formatQuantity(value)
  return typeof value === 'boolean' ? (value ? 'ya' : 'tidak') : value
}

const formatWholeRupiah = (amount: number) => formatRupiah({ amount: `${amount}.00` })
