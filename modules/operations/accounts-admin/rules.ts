import type { CompanyState } from '#modules/people/companies/rules.ts'

/** What staff read for each state of a company's verification. */
export const companyStateNames: Record<CompanyState, string> = {
  none: 'Belum mengajukan',
  submitted: 'Menunggu verifikasi',
  verified: 'Terverifikasi',
  rejected: 'Perlu diperbaiki',
}

/** Fewer digits do not count as part of a phone number. */
const MIN_PHONE_DIGITS = 4

/**
 * The part of a stored phone number (`+62…`) that a search means, in any notation; undefined where the
 * search is not a number: `0812 9041` → `8129041`.
 */
export function parsePhoneSearch(search: string): string | undefined {
  const digits = search.replaceAll(/[\s().\-+]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < MIN_PHONE_DIGITS) return undefined
  return digits.replace(/^(?:62|0)/, '')
}
