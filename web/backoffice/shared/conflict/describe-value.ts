/** The values of a record, by field, as the call that saves it takes them. */
export type FieldValues = Readonly<Record<string, unknown>>

/** How the values of single fields are put into words, where the usual way does not do. */
export type FieldDescribers = Readonly<Record<string, (value: unknown) => string>>

/**
 * A value in words, as a colleague reads it; empty for none. Two values are the same if their words are:
 * a form posts `12,5`, the call returns 12.5.
 */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (Array.isArray(value)) return value.map(describeValue).filter(Boolean).join('\n')
  if (typeof value === 'object') return describeObject(value as FieldValues)
  const text = String(value).trim()
  return /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text
}

/** A label with its value is one line, anything else lists its fields. */
function describeObject({ label, value, ...rest }: FieldValues): string {
  if (label !== undefined && value !== undefined)
    return `${describeValue(label)}: ${describeValue(value)}`
  const fields = label === undefined ? { ...rest, value } : { label, ...rest }
  return Object.entries(fields)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, each]) => [key, describeValue(each)])
    .filter(([, words]) => words !== '')
    .map(([key, words]) => `${key}: ${words}`)
    .join('\n')
}

/** The label of a choice by its value, for ids. */
export const describeChoice = (
  choices: readonly { value: string; label: string }[],
  value: unknown,
): string => choices.find((choice) => choice.value === value)?.label ?? describeValue(value)
