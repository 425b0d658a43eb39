import type { ParsedListLine } from '#modules/selling/material-lists/rules/read-line.ts'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import { splitMessage } from '#modules/selling/material-lists/rules/split-message.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { continueName, findContinued, joinSized, repeatAsked } from './continue-name.ts'
import { splitRun } from './split-run.ts'
import { joinLabelled } from './join-labelled.ts'
import { readArea } from '../work/read-area.ts'
import { isComparing } from '../questions/read-compared.ts'
import { readTopic } from '../questions/read-question.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { splitLines } from '../../words/split-lines.ts'
import { FILLER_WORDS, GREETING_WORDS, QUESTION_WORDS, splitWords } from '../../words/word-sets.ts'

const SEPARATOR =
  /\s*(?:;|\n|[?!]+\s+|[?!]+$|,(?!\d)(?:\s*(?:dan|sama|serta|plus|terus|lalu)\s)?|\.(?=\s+\p{L})|\s\+\s|\s&\s|\s(?:dan|sama|serta|plus(?!\s\d+\s?w(?:att)?(?!\p{L}))|terus|lalu)\s)\s*/u

/** `1. semen 10 sak`, `- triplek` */
const BULLET = /^\s*(?:[-–•*·]+(?!\d)|\(?\d{1,3}[.)](?!\d))\s*/u

/** `sama pompa 1`: what goes on from the message before. */
const LEADING_AND = /^\s*(?:dan|sama|serta|plus|terus|lalu|trus)\s+(?=\p{L})/u

/** `…, sama yang 9 mm 10 lembar` goes on from the part before. */
const LEADING_AND_WHICH = /^(?:dan|sama|serta|plus|terus|lalu)\s+(?=yang\s)/u

/** `hai, butuh semen 10 sak dan triplek 5 lembar` */
const GREETING = new RegExp(
  String.raw`^(?:(?:${[...GREETING_WORDS].join('|')})[\s,.!]+)+(?=\p{L}|\d)`,
  'u',
)

/**
 * A message as its parts, each of them one thing that is said. Goods with quantities are separated as in a list; what
 * says nothing by itself belongs to the part before it.
 */
export const splitParts = (text: string, recognize: RecognizeGoods): string[] =>
  splitSaid(text, recognize)
    .reduce<string[]>((parts, part) => joinLabelled(parts, part, recognize), [])
    .reduce<string[]>((parts, part) => joinSized(parts, part, recognize), [])
    .reduce<string[]>((parts, part) => repeatAsked(parts, part, recognize), [])

function splitSaid(text: string, recognize: RecognizeGoods): string[] {
  const lines = splitLines(text)
  return lines.flatMap((written, at) => {
    const bare = written.replace(BULLET, '').replace(LEADING_AND, '')
    const greeting = GREETING.exec(bare)?.[0].trim()
    const named = repeatNames(dropTitle(bare.replace(GREETING, ''), recognize), recognize)
    const line = joinWhich(named, recognize)
    // `daftar kebutuhan:` is the title of the lines below it.
    if (at < lines.length - 1 && !/\d/.test(line) && /:\s*$/u.test(line)) return []
    const listed = splitMessage(line)
      .map((part) => part.replace(LEADING_AND_WHICH, ''))
      .flatMap((part) => splitRun(part, recognize))
      .map((part, place, all) => continueName(all[place - 1], part, recognize))
    // `beda plester sama acian apa?` is one question.
    if (!/\d/.test(line.replaceAll(BUILT_SIZE, ' ')) && readTopic(line) === 'advice') return [line]
    if (isComparing(line)) return [line]
    if (listed.length > 1 && !TAKES_BACK.test(line))
      return greeting ? [greeting, ...listed] : listed
    const parts: string[] = greeting ? [greeting] : []
    for (const part of line.split(SEPARATOR).map((each) => each.trim())) {
      if (!part) continue
      const before = parts.at(-1)
      // `keramik putih, motif kayu` is one thing, and `13, 40 batang`, and `bukan polos, ulir`.
      const belongs =
        before !== undefined &&
        (TAKES_BACK.test(before) ||
          (/^\d/.test(part) && /^[\d.,]+\s*\p{L}{0,2}$/u.test(before)) ||
          (recognize(before) === 'head' &&
            !/\d/.test(before) &&
            /^\d+(?:[.,]\d+)?\s*(?:mm|cm|kg|m|kilo|mili|inch|inci)$/u.test(part)) ||
          (recognize(before) === 'head' &&
            recognize(part) === 'word' &&
            !/\d/.test(part) &&
            readTopic(part) === null) ||
          (!/\d/.test(before) && recognize.isPhrase?.(findLastWord(before), findFirstWord(part))))
      const name = before ? findContinued(before, part, recognize) : undefined
      if (name) parts.push(`${name} ${part.replace(/^yang\s/u, '')}`)
      else if (belongs) parts[parts.length - 1] = joinParts(before, part)
      else parts.push(part)
    }
    return parts
  })
}

/** What is not meant goes on with what is: `bukan polos, ulir`, `tidak jadi 9 mm, 12 mm`. */
const TAKES_BACK = /(?:^|\s)(?:bukan|jangan|tidak\sjadi(?=\s(?:yang\s)?\d))\s/u

/** `rumah 2 lantai`, `kamar 3x4`: the size of what is built counts no goods. */
const BUILT_SIZE =
  /\d+(?:[.,]\d+)?\s?(?:lantai|tingkat|m2|m²|meter(?:\spersegi)?|x\s?\d+(?:[.,]\d+)?)(?!\p{L})/gu

/** `keramik teras 3x6, yang kasar 40x40`: which goods are to cover what was named with them. */
const joinWhich = (line: string, recognize: RecognizeGoods): string =>
  line.replace(/^([^,]*\d[^,]*),\s+(?=yang\s[^,]*$)/u, (written, before: string) =>
    recognize(before) === 'head' && readArea(before) ? `${before} ` : written,
  )

/** `lampu 7 watt 10, yang kuning`: what they have to be stands before how many. */
function joinParts(before: string, part: string): string {
  const [, goods, amount] = ORDERED.exec(before) ?? []
  return goods && !/\d/.test(part)
    ? `${goods} ${part.replace(/^yang\s/u, '')} ${amount}`
    : `${before}, ${part}`
}
const ORDERED = new RegExp(String.raw`^(.*\p{L}{2})\s(\d+(?:\s?(?:${unitWords.join('|')}))?)$`, 'u')

const SIZED = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:mm|mili|cm|inch|inci|kg|watt|liter|"))?`
const TWO_SIZES = new RegExp(
  String.raw`((?:\p{L}[\p{L}-]*\s+)+)(${SIZED})((?:,\s*${SIZED})*)\s*,?\s+(?:dan|sama|serta|atau|&)\s+(${SIZED})(?=\s*(?:$|[?,;]|\p{L}))(?!\s*(?:${unitWords.join('|')}|m2|m3|jt|juta|rb|ribu|hari|orang)(?!\p{L}))`,
  'gu',
)
/** `triplek 9 sama 12 ada?`: goods in two sizes are two goods. */
const repeatNames = (line: string, recognize: RecognizeGoods): string =>
  line.replaceAll(TWO_SIZES, (written, name: string, first: string, more: string, last: string) => {
    const words = name.trim().split(/\s+/)
    let from = words.findLastIndex((word) => recognize(word) === 'head')
    if (from === -1) return written
    // `pipa pvc` is one name.
    while (recognize.isPhrase?.(words[from - 1] ?? '', words[from]!)) from -= 1
    const phrase = words.slice(from).join(' ')
    const [unit = ''] = /[^\d.,\s]+$/u.exec(first) ?? []
    const sizes = [first, ...more.split(',').filter((size) => size.trim()), last]
    const repeated = sizes
      .map((size) => `${phrase} ${size.trim()}${/\d$/.test(size.trim()) ? ` ${unit}` : ''}`.trim())
      .join(', ')
    return [...words.slice(0, from), repeated].join(' ')
  })

/** `mohon penawaran: wiremesh 40 lembar`: what stands before a colon and names no goods is a title. */
const dropTitle = (line: string, recognize: RecognizeGoods): string => {
  const title = /^([^\d:]*):\s+(?=\S)/u.exec(line)
  const goods = title && line.slice(title[0].length)
  // `apd proyek: helm 20` names its goods without the title; `triplek: 9 mm 10 lembar` does not.
  const isTitle =
    title &&
    ((recognize(title[1]!) === 'none' && readTopic(title[1]!) === null) ||
      recognize(goods!.split(/[\s,]/u)[0]!) === 'head' ||
      (/\d/.test(goods!) && recognize(goods!.split(',')[0]!) === 'head'))
  return isTitle ? line.slice(title[0].length) : line
}

const findLastWord = (text: string): string => splitWords(text).at(-1) ?? ''
const findFirstWord = (text: string): string => splitWords(text)[0] ?? ''

/**
 * Goods with their quantity, where a part of a message names some. `isAsked`: the buyer answers another question;
 * `isPurpose`: the part says what is being built.
 */
export function readGoods(
  text: string,
  recognize: RecognizeGoods,
  { isAsked, isPurpose }: { isAsked: boolean; isPurpose: boolean },
): ParsedListLine | undefined {
  const parsed = readLine(text)
  if (!parsed || !/\p{L}{2}|\p{L}\d{2}/u.test(parsed.text)) return undefined
  // `siapa` asks for people.
  if (!/\d/.test(text) && /(?:^|\s)siapa(?:\s|$)/u.test(text)) return undefined
  const certainty = recognize(parsed.text)
  const isCounted = parsed.unit !== undefined && parsed.qty !== undefined
  if (certainty === 'none') return undefined
  if (!/\d/.test(text) && isMostlyUnknown(parsed.text, recognize)) return undefined
  // `mau pasang plafon` says what it is for.
  if (!/\d/.test(text) && isPurpose) return undefined
  if (isAsked) return isCounted ? parsed : undefined
  if (certainty === 'head') return parsed
  if (certainty === 'word') return /\d/.test(text) ? parsed : undefined
  return /\d/.test(text) ? parsed : undefined
}

/** `siapa yang menang bola`: one word of the catalogue, or near to one, among others does not make it goods. */
function isMostlyUnknown(text: string, recognize: RecognizeGoods): boolean {
  const words = splitWords(text).filter((word) => word.length > 2)
  const isNamed = (word: string) => ['head', 'word'].includes(recognize(word))
  const named = words.filter(isNamed).length
  return words.length < 3
    ? 2 * words.filter((word) => recognize(word) === 'none').length > words.length
    : 2 * named < words.length
}

/** Words that name neither goods nor anything else that is known. */
export const listContentWords = (text: string): string[] =>
  splitWords(text).filter((word) => !FILLER_WORDS.has(word) && !QUESTION_WORDS.has(word))
