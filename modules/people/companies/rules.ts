/** The state of a company's verification; it follows the company's latest submission. */
export const companyStates = ['none', 'submitted', 'verified', 'rejected'] as const
export type CompanyState = (typeof companyStates)[number]

/** The legal forms of an Indonesian business. */
export const businessEntities = [
  'PT',
  'CV',
  'UD',
  'Koperasi',
  'Yayasan',
  'Perorangan',
  'Lainnya',
] as const

/**
 * A tax number without separators. An old one of 15 digits gets a leading 0 (PMK 112/PMK.03/2022), so that
 * all have 16.
 */
export function normalizeNpwp(text: string): string {
  const digits = text.replaceAll(/[\s.\-/]/g, '')
  return /^\d{15}$/.test(digits) ? `0${digits}` : digits
}

/** A business number (NIB, Perpres 91/2017): 13 digits without separators. */
export const normalizeNib = (text: string): string => text.replaceAll(/[\s.-]/g, '')
