import type { CompanyState } from '#modules/people/companies/rules.ts'
import { accountStatusNames, type AccountStatus } from '#modules/people/identity/rules/accounts.ts'
import type { StatusTone } from '#modules/selling/orders/rules/order-status.ts'

type Badge = { name: string; tone: StatusTone }

/** What a person reads for each state of an account, and the colour of its badge. */
export const accountStatusBadge: Record<AccountStatus, Badge> = {
  pending_activation: { name: accountStatusNames.pending_activation, tone: 'warning' },
  active: { name: accountStatusNames.active, tone: 'success' },
  suspended: { name: accountStatusNames.suspended, tone: 'danger' },
  closed: { name: accountStatusNames.closed, tone: 'neutral' },
}

/** The same for where a company stands. */
export const companyStateBadge: Record<CompanyState, Badge> = {
  none: { name: 'Belum mengajukan', tone: 'neutral' },
  submitted: { name: 'Menunggu verifikasi', tone: 'warning' },
  verified: { name: 'Terverifikasi', tone: 'success' },
  rejected: { name: 'Perlu diperbaiki', tone: 'danger' },
}

/** Figures of a number in a row before they count as the part of a telephone number. */
const MIN_PHONE_DIGITS = 4

/**
 * The part of a kept telephone number (`+62…`) that a search means, however it is written; undefined
 * where it is no number: `0812 9041` → `8129041`.
 */
export function parsePhoneSearch(search: string): string | undefined {
  const digits = search.replaceAll(/[\s().\-+]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < MIN_PHONE_DIGITS) return undefined
  return digits.replace(/^(?:62|0)/, '')
}
