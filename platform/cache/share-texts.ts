/**
 * Deduplicates equal strings within freshly read values, in place, and returns the values. The driver creates a string
 * for each cell, and a cache holds them all: of 57,000 variants two thirds of the text memory were copies. Frozen
 * objects belong to others and are left alone.
 */
export function shareTexts<T extends object>(values: T, known = new Map<string, string>()): T {
  const fields = values as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    if (typeof value === 'string') fields[key] = findCopy(value, known)
    else if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
      shareTexts(value, known)
  }
  return values
}

function findCopy(text: string, known: Map<string, string>): string {
  const copy = known.get(text)
  if (copy === undefined) known.set(text, text)
  return copy ?? text
}
