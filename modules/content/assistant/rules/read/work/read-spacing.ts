import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken } from '../../track/dialogue.ts'
import type { MessageContext } from '../message-context.ts'
import { findCalledItem } from '../goods/find-called.ts'
import { readAreaM2 } from './read-work.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'
import { ROOM_WORDS, splitWords } from '../../words/word-sets.ts'

const SPACED =
  /(?<!\p{L})(?:dengan\s)?(?:jarak|spasi|rapat|tiap|setiap)(?:nya)?\s(?:antar\s?(?:besi|tulangan)\s)?(\d{1,2}(?:[.,]\d+)?)\s?(?:cm)?(?![\d.,]|\s?(?:m|meter|km|mm)(?!\p{L}))/u
const BAR = /(?<!\p{L})(?:besi|tulangan|pembesian|wiremesh)(?:nya)?(?!\p{L})/u
const AREA =
  /(?<![\d.,x×])\d+(?:[.,]\d+)?\s*(?:m|meter)?\s*(?:[x×]\s*\d+(?:[.,]\d+)?\s*(?:m|meter)?|(?:m2|m²|meter\spersegi))(?![\p{L}\d])/u
/** The bars that most slabs of a house have. */
const USUAL_BAR = 'besi polos 10 mm'

/** `besinya jarak 15`: bars both ways, so far apart (cm), on an area that is named here or was calculated before. */
export function readSpacing(
  text: string,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const spaced = SPACED.exec(text)
  const items = listSpoken(dialogue)
  const before = spaced && findCalledItem(text.replace(spaced[0], ' '), items)
  const isOfBars = BAR.test(text) || (before && BAR.test(before.words.toLowerCase()))
  const cm = spaced && parseIndonesianNumber(spaced[1]!)
  if (!spaced || !cm || !isOfBars) return undefined
  const areaM2 = readAreaM2(text) ?? dialogue.builtM2
  const rest = text
    .replace(spaced[0], ' ')
    .replace(AREA, ' ')
    .replaceAll(/nya(?!\p{L})/gu, '')
  const words = splitWords(stripToGoods(rest, recognize))
    .filter((word) => !ROOM_WORDS.has(word) && !BUILT.has(word))
    .join(' ')
  const isNamed = /\d/.test(words) && recognize(words) === 'head'
  const goods: Act[] =
    before && !isNamed && BAR.test(before.words.toLowerCase())
      ? [{ kind: 'space', itemId: before.id, cm }]
      : [
          {
            kind: 'goods',
            words: isNamed ? words : USUAL_BAR,
            qty: null,
            unit: null,
            isTentative: true,
            spacedCm: cm,
          },
        ]
  return [...goods, areaM2 ? { kind: 'cover', areaM2 } : { kind: 'ask', about: 'enough' }]
}
const BUILT: ReadonlySet<string> = new Set(
  'dak cor lantai plat pelat tulangan pembesian'.split(' '),
)
