import { normalizeText } from '#modules/catalogue/search/rules/sizes.ts'
import type { LineContext } from './choose-variant.ts'

/** A line of a material list: what it names, and what may be a size or its quantity. */
export type LineText = {
  text: string
  trailing?: TrailingNumber | undefined
  /** Whether the line counts in this selling unit. */
  isRequestedUnit: (unit: string) => boolean
}

/** The number at the end of a line, with its unit. */
type TrailingNumber = {
  /** The line without it. */
  rest: string
  number: string
  /** Whether a selling unit is the number's; undefined for a number without a unit. */
  isUnit: ((unit: string) => boolean) | undefined
}

const splitIntoWords = (text: string): string[] =>
  joinSides(normalizeText(text)).match(/[\p{L}\d]+/gu) ?? []

/** `40 × 60 cm` is one word, as it is in `u-ditch 40x60`. */
const joinSides = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/gu, 'x')
    .replaceAll(/(?<=\dx\d+)\s*(?:cm|mm|m)(?!\p{L})/gu, '')

/** A line of another kind of goods: its word for the kind replaced, or the other kind put in front. */
export function renameKind(text: string, word: string, kind: string): string {
  const named = new RegExp(String.raw`(?<!\p{L})${word}\p{L}*`, 'iu')
  return named.test(text) ? text.replace(named, kind) : `${kind} ${text}`
}

/** What a line says apart from the goods. `terms` are its words as the search understood them. */
export function readLineContext(
  { text, isRequestedUnit }: LineText,
  terms: readonly { word: string }[],
): LineContext {
  const words = new Set([...terms.map(({ word }) => word), ...splitIntoWords(text)])
  return {
    isRequestedUnit,
    isNamed: (value) =>
      typeof value === 'string' &&
      // `1 roll` names the form as it counts it.
      (isRequestedUnit(value) || splitIntoWords(value).every((word) => words.has(word))),
  }
}
