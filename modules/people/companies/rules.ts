/** Where a company stands: it follows its latest attempt to be verified (domain.md, states). */
export const companyStates = ['none', 'submitted', 'verified', 'rejected'] as const
export type CompanyState = (typeof companyStates)[number]

/** How an Indonesian business is set up. */
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
 * A tax number as it is kept, without what people write between its digits. An old one of fifteen
 * gets a 0 in front (PMK 112/PMK.03/2022, tax numbers of bodies), so that all have sixteen.
 */
export function normalizeNpwp(text: string): string {
  const digits = text.replaceAll(/[\s.\-/]/g, '')
  return /^\d{15}$/.test(digits) ? `0${digits}` : digits
}

/** A business number (NIB, Perpres 91/2017) as it is kept: thirteen digits without what stands between. */
export const normalizeNib = (text: string): string => text.replaceAll(/[\s.-]/g, '')
