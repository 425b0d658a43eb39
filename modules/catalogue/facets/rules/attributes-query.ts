/** More than a screen offers; what comes after is not looked at. */
const MAX_FACETS = 20
const MAX_VALUES = 50

/**
 * The values chosen by attribute from `tebal:9,12;grade:UTY`. A value may be percent-encoded, which
 * it must where it holds a comma or a semicolon. What cannot be read is left out.
 */
export function parseAttributes(text: string | undefined): Map<string, Set<string>> {
  const selected = new Map<string, Set<string>>()
  for (const part of (text ?? '').split(';').slice(0, MAX_FACETS)) {
    const [key = '', ...rest] = part.split(':')
    const values = rest.join(':').split(',').map(decodeValue).filter(Boolean).slice(0, MAX_VALUES)
    if (key.trim() && values.length > 0) selected.set(key.trim(), new Set(values))
  }
  return selected
}

/** The same as a query. */
export const formatAttributes = (selected: Iterable<readonly [string, Iterable<string>]>): string =>
  [...selected]
    .map(([key, values]) => `${key}:${[...values].map(encodeURIComponent).join(',')}`)
    .join(';')

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value).trim()
  } catch {
    return value.trim()
  }
}
