import type { Letterhead } from '#modules/foundation/shop-documents/rules/letterhead.ts'

export const letterheadLabels = {
  legalName: 'Nama badan usaha',
  address: 'Alamat',
  phone: 'Telepon',
  email: 'Email',
  npwp: 'NPWP',
} satisfies Record<keyof Letterhead, string>
