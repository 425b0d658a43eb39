import { parseIndonesianNumber } from '#platform/indonesian-number.ts'

/** Reads a form's text fields, trimmed. Empty fields are undefined. */
export function createFieldReader(form: FormData): (name: string) => string | undefined {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
}

/**
 * Parses a number as Indonesians write it: `14,2`, `1.250` for 1250; also `12.5`. A comma always
 * starts decimals. Text that is no number is returned unchanged, for the call to refuse.
 */
export function parseDecimal(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined
  if (/^-?\d+,\d+$/.test(text)) return Number(text.replace(',', '.'))
  return parseIndonesianNumber(text) ?? text
}

/** A number as the value of an input: all decimals, no thousands separators. */
export const toFieldValue = (value: number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value).replace('.', ',')

/** The lines of a text, without empty ones. */
export const splitLines = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Parses a specification: one `Label: value` per line. A line without a colon gets an empty value.
 */
export const parseSpecification = (text: string | undefined): { label: string; value: string }[] =>
  splitLines(text).map((line) => {
    const colon = line.indexOf(':')
    return colon < 0
      ? { label: line, value: '' }
      : { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
  })
