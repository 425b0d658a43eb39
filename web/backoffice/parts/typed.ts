import { readNumber } from '#platform/spreadsheets/number.ts'

/** A form's texts by name, trimmed; what was left empty is not there. */
export function typed(form: FormData): (name: string) => string | undefined {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
}

/**
 * A figure as people here type it: `14,2`, `1.250` for a thousand and more, `12.5` as programs write.
 * A comma always begins decimals. What is none stays as typed, for the call to refuse.
 */
export function figure(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined
  if (/^-?\d+,\d+$/.test(text)) return Number(text.replace(',', '.'))
  return readNumber(text) ?? text
}

/** A figure as a field shows it to be changed: all its decimals, no thousands. */
export const inField = (value: number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value).replace('.', ',')

/** A text of lines as a list, empty lines left out. */
export const lines = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** `Label: value` a line, as specifications are typed. A line without a colon keeps an empty value. */
export const facts = (text: string | undefined): { label: string; value: string }[] =>
  lines(text).map((line) => {
    const at = line.indexOf(':')
    return at < 0
      ? { label: line, value: '' }
      : { label: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
  })
