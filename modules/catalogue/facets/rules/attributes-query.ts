/** More than a page offers; the rest is ignored. */
const MAX_FACETS = 20
const MAX_VALUES = 50

/**
 * Parses the selected values by attribute: `tebal:9,12;grade:UTY`. Values may be percent-encoded, and
 * must be if they contain a comma or a semicolon. Leaves out what it cannot read.
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

/** Formats selected values as `parseAttributes` reads them. */
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
