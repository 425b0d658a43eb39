import { sen, type Money } from '#platform/money.ts'

/** Digits in groups of three, with two decimals or none; group and decimal separator differ. */
const AMOUNTS = [
  /^(\d{1,3}(?:,\d{3})*|\d*)(?:\.(\d{2}))?$/,
  /^(\d{1,3}(?:\.\d{3})*|\d*)(?:,(\d{2}))?$/,
]

/** An amount as banks write it: `1,234,567.89`, `1.234.567,89`, `.00`. Undefined for anything else. */
export function parseBankAmount(text: string): Money | undefined {
  const trimmed = text.replace(/^'/, '').replace(/\s/g, '')
  for (const pattern of AMOUNTS) {
    const [match, whole = '', decimals = ''] = pattern.exec(trimmed) ?? []
    if (!match) continue
    const digits = whole.replace(/[.,]/g, '')
    if (digits.length > 13 || (digits === '' && decimals === '')) return undefined
    return sen(Number(digits || '0') * 100 + Number(decimals || '0'))
  }
  return undefined
}

/**
 * A day as banks write it: `19/11/2026`, `19/11/26 09.15.08`, `19-11-2026`, `2026-11-19`. Returns `2026-11-19`;
 * undefined for anything else, also for a day that the calendar does not have.
 */
export function parseBankDay(text: string): string | undefined {
  const trimmed = text.trim().replace(/^'/, '')
  const isoMatch = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(trimmed)
  const match = /^(\d{2})[/-](\d{2})[/-](\d{4}|\d{2})(?:\s[\d.:]+)?$/.exec(trimmed)
  if (!isoMatch && !match) return undefined
  const [year, month, day] = isoMatch
    ? [isoMatch[1]!, isoMatch[2]!, isoMatch[3]!]
    : [match![3]!.padStart(4, '20'), match![2]!, match![1]!]
  const iso = `${year}-${month}-${day}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}
