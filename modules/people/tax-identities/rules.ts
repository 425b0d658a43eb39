/** Which number a tax invoice names its buyer by. */
export const taxIdKinds = ['npwp', 'nik'] as const
export type TaxIdKind = (typeof taxIdKinds)[number]

export const taxIdNames: Record<TaxIdKind, string> = { npwp: 'NPWP', nik: 'NIK' }

/**
 * Whether 16 digits can be a NIK: a province, the day of birth (40 more for women), a month, and a serial number
 * (Permendagri 104/2019).
 */
export function isNik(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false
  const part = (from: number, to: number) => Number(digits.slice(from, to))
  const [province, dayOfBirth, month, serial] = [part(0, 2), part(6, 8), part(8, 10), part(12, 16)]
  const day = dayOfBirth > 40 ? dayOfBirth - 40 : dayOfBirth
  return (
    province >= 11 &&
    province <= 96 &&
    day >= 1 &&
    day <= 31 &&
    month >= 1 &&
    month <= 12 &&
    serial > 0
  )
}

/** Shows only the last four digits, to colleagues who need to recognise a number but not to know it. */
export const maskIdNumber = (digits: string): string => `${'•'.repeat(12)}${digits.slice(-4)}`
