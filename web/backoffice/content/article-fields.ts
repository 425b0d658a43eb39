import { formatDateTime } from '#platform/format.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

const describeTime = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatDateTime(value) : 'Draf'

/** How values of an article are put into words where a colleague changed them too. */
export const articleDescribers: FieldDescribers = { publishedAt: describeTime }

export const articleLabels: Readonly<Record<string, string>> = {
  categoryId: 'Kategori',
  body: 'Isi',
  picture: 'Gambar utama',
  publishedAt: 'Waktu terbit',
  calculatorProduct: 'Barang untuk hitungan',
}
