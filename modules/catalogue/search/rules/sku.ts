/** Shorter parts match too many SKUs. */
const MIN_LENGTH = 4

/**
 * The part of a text that may be a SKU or part of one, as capitals and digits only; undefined if
 * none. A SKU has hyphens, or mixes letters and digits in unknown words.
 */
export function extractSku(typed: string, unknown: readonly string[]): string | undefined {
  const text = (/[A-Za-z0-9]+(?:-[A-Za-z0-9]+){2,}/.exec(typed)?.[0] ?? typed).trim()
  if (text.length > 60) return undefined
  const squashed = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const isHyphenated = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+$/.test(text)
  const isMixed = /[A-Z]/.test(squashed) && /\d/.test(squashed)
  if (squashed.length < MIN_LENGTH || !(isHyphenated || (isMixed && unknown.length > 0)))
    return undefined
  return squashed
}
