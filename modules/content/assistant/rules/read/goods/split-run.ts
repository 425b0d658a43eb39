import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { CONTINUED_WHICH } from './continue-name.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { splitWords } from '../../words/word-sets.ts'

/** `acian 40 kg abu 10 sak`: a colour begins no other goods, although `abu batu` are some. */
const COLOUR = /^(?:abu|putih|hitam|merah|biru|hijau|kuning|coklat|cokelat|krem)(?:-abu)?$/u
const TRAILING_AND = /\s+(?:dan|sama|serta|plus|terus|lalu)\s*$/u
/** `ada hebel? yang 10 cm`, `ok. hollow 40 batang`, `granit sama nat. natnya putih` */
const SENTENCE_END =
  /[?!]+\s+(?=\p{L})|(?<=^(?:ok|oke|okay|ya|iya|sip|siap|baik|boleh|deal))\.\s+(?=\p{L})|(?<=[\p{L}\d]{2})\.\s+(?=(?:\p{L}{3,}nya|yang)\s)/u

const COUNTED = String.raw`\d+(?:[.,]\d+)*\s*(?:${unitWords.join('|')}|kg|kilo|m2|m²|m3|m³)\.?`
const BEHIND_QUANTITY = new RegExp(String.raw`(?<=\s${COUNTED})\s+(?=(yang\s\d|\p{L}{3,}))`, 'giu')
const BEFORE_QUANTITY = new RegExp(String.raw`\s+(?=${COUNTED}\s+(\p{L}{3,}))`, 'giu')
/** `semen 10 paku 5`: a number without a unit, with the word before it and the goods behind it. */
const BEHIND_NUMBER = /(?<=(\p{L}{3,})\s\d+(?:[.,]\d+)*)\s+(?=(\p{L}{3,}))/giu
/** `bak cuci 1 lubang`, `kulkas 2 pintu`: what one of them has so many of is no other goods. */
const FEATURE = /^(?:lubang|pintu|laci|susun|tingkat|mata|gang|sisi|arah|fasa|phase|titik)$/u
/** `cangkul 5 sekop 5 gerobak 2`: at least three times a word and a number, so that each is a thing, known or not. */
const RUN = new RegExp(
  String.raw`^(?:(?!${unitWords.join('|')})\p{L}{3,}\s\d{1,3}\s){2,}(?!${unitWords.join('|')})\p{L}{3,}\s\d{1,3}$`,
  'u',
)
/** `gerobak sorong 2 cangkul 3 sekop 3`: names of the catalogue with a number behind each, no two of which are one name. */
function isRunOfNames(line: string, recognize: RecognizeGoods): boolean {
  if (!RUN_OF_NAMES.test(line)) return false
  const names = line.split(/\s\d{1,3}(?:\s|$)/u).filter(Boolean)
  const first = (name: string) => name.split(' ')[0]!
  return (
    names.length > 2 &&
    names.every((name) => /^\p{L}{4,}/u.test(name)) &&
    names.every((name) => ['head', 'word'].includes(recognize(first(name)))) &&
    names.every((name, at) => at === 0 || !recognize.isPhrase?.(first(names[at - 1]!), first(name)))
  )
}
const NAME = String.raw`(?!(?:${unitWords.join('|')}|kg|mm|cm|m|tebal|ukuran|panjang|lebar|isi|warna|kelas|tipe)(?!\p{L}))\p{L}{3,}`
const RUN_OF_NAMES = new RegExp(
  String.raw`^(?:${NAME}(?:\s${NAME})?\s\d{1,3}\s)+${NAME}(?:\s${NAME})?\s\d{1,3}$`,
  'u',
)

function isRun(line: string, recognize: RecognizeGoods): boolean {
  const words = splitWords(line).filter((word) => /^\p{L}/u.test(word))
  const heads = words.filter((word) => recognize(word) === 'head')
  return (RUN.test(line) && 2 * heads.length > words.length) || isRunOfNames(line, recognize)
}
const BEGINS_WITH_QUANTITY = new RegExp(String.raw`^${COUNTED}\s+\p{L}`, 'iu')

/**
 * Goods one behind the other without a sign between them: `semen 20 sak triplek 9 mm 15 lembar`. A quantity with its unit
 * ends one where a kind of goods follows; it begins one where the message begins with it. Each has a number of its own.
 * Without units too, unless the words around a number are one name: `besi 10 ulir 150`.
 */
export function splitRun(line: string, recognize: RecognizeGoods): string[] {
  if (isRun(line, recognize)) return line.split(/(?<=\s\d{1,3})\s/u)
  const pattern = BEGINS_WITH_QUANTITY.test(line) ? BEFORE_QUANTITY : BEHIND_QUANTITY
  const parts: string[] = []
  let from = 0
  const counted = [...line.matchAll(pattern)].map(({ index, 1: word = '' }) => ({ index, word }))
  const bare = [...line.matchAll(BEHIND_NUMBER)].flatMap(({ index, 1: named = '', 2: word = '' }) =>
    recognize.isPhrase?.(named, word) || unitWords.includes(word) || FEATURE.test(word)
      ? []
      : [{ index, word }],
  )
  for (const { index, word } of [...counted, ...bare].toSorted((a, b) => a.index - b.index)) {
    const [before, after] = [line.slice(from, index), line.slice(index)]
    const isNext =
      (recognize(word) === 'head' ||
        /^\p{L}{3,}nya$/u.test(word) ||
        (/^yang\s\d/u.test(word) && CONTINUED_WHICH.test(after.trimStart()))) &&
      !COLOUR.test(word) &&
      /\d/.test(after)
    if (!isNext || recognize(before) !== 'head') continue
    parts.push(before.replace(TRAILING_AND, '').trim())
    from = index
  }
  return [...parts, line.slice(from).trim()].flatMap((part) => part.split(SENTENCE_END))
}
