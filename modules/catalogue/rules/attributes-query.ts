/** More than a screen offers; what comes after is not looked at. */
const mostFacets = 20
const mostValues = 50

/**
 * The values chosen by attribute from `tebal:9,12;grade:UTY`. A value may be percent-encoded, which
 * it must where it holds a comma or a semicolon. What cannot be read is left out.
 */
export function readAttributes(text: string | undefined): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>()
  for (const part of (text ?? '').split(';').slice(0, mostFacets)) {
    const [key = '', ...rest] = part.split(':')
    const values = rest.join(':').split(',').map(decoded).filter(Boolean).slice(0, mostValues)
    if (key.trim() && values.length > 0) chosen.set(key.trim(), new Set(values))
  }
  return chosen
}

/** The same as a query. */
export const writeAttributes = (chosen: Iterable<readonly [string, Iterable<string>]>): string =>
  [...chosen]
    .map(([key, values]) => `${key}:${[...values].map(encodeURIComponent).join(',')}`)
    .join(';')

function decoded(value: string): string {
  try {
    return decodeURIComponent(value).trim()
  } catch {
    return value.trim()
  }
}
