import type { CompanyState } from '#modules/companies/rules.ts'
import { accountNames, type AccountStatus } from '#modules/identity/rules.ts'
import type { Tone } from '#modules/orders/rules.ts'

type Look = { name: string; tone: Tone }

/** What a person reads for each state of an account, and the colour of its badge. */
export const accountLook: Record<AccountStatus, Look> = {
  pending_activation: { name: accountNames.pending_activation, tone: 'warning' },
  active: { name: accountNames.active, tone: 'success' },
  suspended: { name: accountNames.suspended, tone: 'danger' },
  closed: { name: accountNames.closed, tone: 'neutral' },
}

/** The same for where a company stands. */
export const companyLook: Record<CompanyState, Look> = {
  none: { name: 'Belum mengajukan', tone: 'neutral' },
  submitted: { name: 'Menunggu verifikasi', tone: 'warning' },
  verified: { name: 'Terverifikasi', tone: 'success' },
  rejected: { name: 'Perlu diperbaiki', tone: 'danger' },
}

/** Figures of a number in a row before they count as the part of a telephone number. */
const LEAST_FIGURES = 4

/**
 * The part of a kept telephone number (`+62…`) that a search means, however it is written; undefined
 * where it is no number: `0812 9041` → `8129041`.
 */
export function phonePart(search: string): string | undefined {
  const plain = search.replaceAll(/[\s().\-+]/g, '')
  if (!/^\d+$/.test(plain) || plain.length < LEAST_FIGURES) return undefined
  return plain.replace(/^(?:62|0)/, '')
}
