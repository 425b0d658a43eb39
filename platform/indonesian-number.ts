/**
 * Parses a number as Indonesians and spreadsheets write it: `1.234,50`, `1234.50`, `1,234.50`, `Rp
 * 1.250.000`. A single separator before exactly three digits groups thousands (`1.250` is 1250), as
 * in Indonesia. Undefined for text that is not a number or is ambiguous.
 */
export function parseIndonesianNumber(text: string): number | undefined {
  const stripped = text.replace(/^\s*(?:rp\.?|idr)\s*/i, '').replace(/[\s ]/g, '')
  if (!/^-?\d[\d.,]*$/.test(stripped)) return undefined
  const separators = [...new Set(stripped.replace(/[^.,]/g, ''))]
  const [whole, decimals] =
    separators.length === 2
      ? splitByBothSeparators(stripped)
      : splitByOneSeparator(stripped, separators[0])
  if (whole === undefined || !/^-?\d+$/.test(whole)) return undefined
  return Number(decimals ? `${whole}.${decimals}` : whole)
}

/** With both separators, the last one begins the decimals and the other groups thousands. */
function splitByBothSeparators(stripped: string): [string?, string?] {
  const at = Math.max(stripped.lastIndexOf('.'), stripped.lastIndexOf(','))
  const [groupSeparator, decimalSeparator] = stripped[at] === ',' ? ['.', ','] : [',', '.']
  if (stripped.indexOf(decimalSeparator!) !== at) return []
  const groups = stripped.slice(0, at).split(groupSeparator!)
  return isGrouped(groups) ? [groups.join(''), stripped.slice(at + 1)] : []
}

function splitByOneSeparator(stripped: string, separator: string | undefined): [string?, string?] {
  if (!separator) return [stripped]
  const parts = stripped.split(separator)
  // Thousands never follow a zero: `0.027` is a fraction.
  if (isGrouped(parts) && !/^-?0/.test(stripped)) return [parts.join('')]
  return parts.length === 2 ? [parts[0]!, parts[1]!] : []
}

const isGrouped = ([first = '', ...rest]: readonly string[]): boolean =>
  /^-?\d{1,3}$/.test(first) && rest.length > 0 && rest.every((part) => /^\d{3}$/.test(part))

/**
 * Whether a number that may have decimals has two readings: with a single separator before three
 * digits, `1.250` can be 1250 pieces or 1.25 metres.
 */
export const isAmbiguousNumber = (text: string): boolean =>
  /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text.replace(/\s/g, ''))

/**
 * Formats a cell's number so that it parses back to the same value: three decimals get a fourth, a
 * zero.
 */
export function formatCellNumber(value: number): string {
  const text = Number.isInteger(value)
    ? String(value)
    : value.toFixed(9).replace(/0+$/, '').replace(/\.$/, '')
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
