import { formatDateTime } from '#platform/format.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

const describeTime = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatDateTime(value) : 'Selalu'

/** How values of a section are put into words where a colleague changed them too. */
export const sectionDescribers: FieldDescribers = { startsAt: describeTime, endsAt: describeTime }

export const sectionLabels: Readonly<Record<string, string>> = {
  isOn: 'Tampil',
  startsAt: 'Mulai tampil',
  endsAt: 'Berhenti tampil',
  keys: 'Pilihan',
  picture: 'Gambar',
  alt: 'Teks gambar',
  link: 'Tujuan',
}
