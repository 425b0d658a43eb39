import type { WordCorrection } from './tokenize.ts'

const WORD = /[\p{L}\d]+/gu

/** What a search looked for instead of the typed text; null where nothing was misspelled. */
export function correctText(typed: string, corrections: readonly WordCorrection[]): string | null {
  if (corrections.length === 0) return null
  const corrected = corrections.reduce((text, { typed: word, meant }) => {
    const match = text.matchAll(WORD).find(([found]) => found.toLowerCase() === word)
    return match
      ? text.slice(0, match.index) + meant + text.slice(match.index + match[0].length)
      : text
  }, typed)
  return corrected === typed ? null : corrected
}
