import type { WordCorrection } from './tokenize.ts'

/** What a search looked for instead of the typed text; null where nothing was misspelled. */
export function correctText(typed: string, corrections: readonly WordCorrection[]): string | null {
  const corrected = corrections.reduce(
    (text, { typed: word, meant }) =>
      text.replace(new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu'), meant),
    typed,
  )
  return corrected === typed ? null : corrected
}
