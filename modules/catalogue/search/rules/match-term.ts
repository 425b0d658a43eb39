import { findToken, SECTION_NUMBER, type EntryBlock } from './entry-block.ts'
import type { NumberedTerm } from './weighed-query.ts'

/** The first word of a product's name says what it is, the others which one. */
const HEAD_MATCH = 0.9
const NAME_MATCH = 0.75
const VARIANT_MATCH = 0.65
const DESCRIPTION_MATCH = 0.5

/** Where the words of an entry begin, and where its name, its variants and all of them end. */
export type WordSections = { start: number; nameEnd: number; variantEnd: number; end: number }

export function findWordSections(block: EntryBlock, start: number, end: number): WordSections {
  const nameEnd = findSectionEnd(block, start, end)
  return { start, nameEnd, variantEnd: findSectionEnd(block, nameEnd + 1, end), end }
}

/** Where the words of a section end: at the next one, or with the words of the entry. */
function findSectionEnd(block: EntryBlock, from: number, to: number): number {
  const end = findToken(block, SECTION_NUMBER, from, to)
  return end === -1 ? to : end
}

/**
 * How well an entry matches a term, from 0 to 1, by the best section that has it. `place` is where its name has the
 * word, -1 where it does not.
 */
export function matchTerm(
  block: EntryBlock,
  { start, nameEnd, variantEnd, end }: WordSections,
  { word, stem, termScore, missedScore }: NumberedTerm,
  place: number,
): number {
  const inWords =
    place === start
      ? HEAD_MATCH
      : place !== -1
        ? NAME_MATCH
        : findToken(block, word, nameEnd + 1, variantEnd) !== -1
          ? VARIANT_MATCH
          : 0
  const matchBeyondText =
    inWords === 0 ? missedScore : Math.max(termScore, termScore >= 0.9 ? 1 : inWords)
  return matchBeyondText < DESCRIPTION_MATCH && findToken(block, stem, variantEnd + 1, end) !== -1
    ? DESCRIPTION_MATCH
    : matchBeyondText
}
