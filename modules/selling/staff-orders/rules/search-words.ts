/** A word that an order's text has to contain, in one of these forms. */
export type SearchWord = readonly string[]

/** Digits with what people write between them: an amount or a telephone number. */
const NUMERIC = /^(?:rp\.?\s*)?\+?[\d\s.,()-]*\d[\d\s.,()-]*$/
const CENTS = /,\d{2}$/

/**
 * The words of a search in small letters. `Rp 5.450.000` also means 5450000, `+62 812-904` also 0812904: that is
 * how an order's text has them.
 */
export function toSearchWords(search: string): SearchWord[] {
  const text = search.trim().toLowerCase()
  if (text === '') return []
  if (NUMERIC.test(text)) {
    const digits = text.replace(CENTS, '').replaceAll(/\D/g, '')
    const isInternational = /^\+?62/.test(text)
    return [[...new Set([text, isInternational ? `0${digits.slice(2)}` : digits])]]
  }
  return text.split(/\s+/).map((word) => [word])
}

/** Whether an index of triples of letters can find any of the words. */
export const hasIndexedWord = (words: readonly SearchWord[]): boolean =>
  words.some((forms) => forms.every((form) => form.length >= 3))

/** Shorter ones are rather a part of something. */
const MIN_CODE_LENGTH = 5

/**
 * The whole numbers that a search may be: of an order, an invoice, a delivery, a plate, a telephone, goods, or an
 * amount. Empty for other words.
 */
export function toSearchCodes(search: string): string[] {
  const text = search.trim().toLowerCase()
  if (!/\d/.test(text)) return []
  const words = toSearchWords(text)
  const forms = words.length === 1 ? words.flat() : []
  return [...new Set([text, text.replaceAll(/\s+/g, ''), ...forms])].filter(
    (code) => code.length >= MIN_CODE_LENGTH,
  )
}
