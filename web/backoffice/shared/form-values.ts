import { parseIndonesianNumber } from '#platform/indonesian-number.ts'

/** A form's texts by name, trimmed; what was left empty is not there. */
export function createFieldReader(form: FormData): (name: string) => string | undefined {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
}

/**
 * A figure as people here type it: `14,2`, `1.250` for a thousand and more, `12.5` as programs write.
 * A comma always begins decimals. What is none stays as typed, for the call to refuse.
 */
export function parseDecimal(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined
  if (/^-?\d+,\d+$/.test(text)) return Number(text.replace(',', '.'))
  return parseIndonesianNumber(text) ?? text
}

/** A figure as a field shows it to be changed: all its decimals, no thousands. */
export const toFieldValue = (value: number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value).replace('.', ',')

/** A text of lines as a list, empty lines left out. */
export const splitLines = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** `Label: value` a line, as specifications are typed. A line without a colon keeps an empty value. */
export const parseSpecification = (text: string | undefined): { label: string; value: string }[] =>
  splitLines(text).map((line) => {
    const colon = line.indexOf(':')
    return colon < 0
      ? { label: line, value: '' }
      : { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
  })
