import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { normalizeMessage } from '../words/normalize-message.ts'

/** Characters of a quotation, at least: less is found in any message. */
const MIN_QUOTE_LENGTH = 2

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s"'“”‘’.,;:!?]+/gu, ' ')
    .trim()

/** Whether the buyer has said a text, in one of their messages. */
export function isSaid(quote: string, said: readonly string[]): boolean {
  const folded = fold(quote)
  return folded.length >= MIN_QUOTE_LENGTH && said.some((message) => fold(message).includes(folded))
}

/** Whether a number is one that the buyer has said, in digits or in words. */
export const isNumberSaid = (value: number, said: readonly string[]): boolean =>
  said.some((message) =>
    [...normalizeMessage(message).matchAll(/\d+(?:[.,]\d+)*/gu)].some(
      ([written]) => parseIndonesianNumber(written) === value,
    ),
  )
