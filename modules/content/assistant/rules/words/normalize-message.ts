import { editDistance } from '#modules/catalogue/search/rules/edit-distance.ts'
import { replaceNumberWords } from '#modules/selling/material-lists/rules/number-words.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { readChangeVerbs } from './change-verbs.ts'
import { rankAbbreviation, toSkeleton } from './expand-abbreviations.ts'
import { replacePhrases } from './phrases.ts'
import { correctedWords, plainWords, slangMeanings } from './slang.ts'
import { sayPlainly } from './say-plainly.ts'
import { readSpokenSizes } from './spoken-sizes.ts'
import { readSpokenDecimals } from './spoken-decimals.ts'
import { dropTakenBack, dropWordsTakenBack } from '../track/take-back.ts'
import { stripForwarded } from './strip-forwarded.ts'
import { findCalledForm, findPlainForm } from './word-forms.ts'
import { readTradeSizes } from './trade-sizes.ts'
import { ADDRESSEES, ALL_WORD_SETS } from './word-sets.ts'

/** `m` and `bt` are also units, behind a number. */
const NEVER_BEHIND_NUMBERS = new Set(['ma', 'bt', 'g', 'k', 'hr', 'pk'])
/** Letters of a word, at least, that is corrected: shorter ones are too near to others. */
const MIN_CORRECTED_LENGTH = 4

/** `sekotaknya berapa meter`: what is in one box. */
const BOX =
  /(?<!\p{L})(?:se(?:kotak|box|karton|dus)(?:nya)?|1\s(?:kotak|box|karton)(?:nya)?)(?=\s(?:\p{L}+\s)?(?:berapa|brp|isi|dapat|dapet|cukup|muat))/gu
/** `selusin`, `sesak`: one of them. */
const ONE_OF =
  /(?<!\p{L})se(lusin|kodi|gros|lembar|batang|dus|roll|rol|kubik|truk|rit|karung|kaleng|galon|pail|biji|pasang|unit|set)(?!\p{L})/gu

/** Rows that a spreadsheet copies, with the lines of a table between their columns; one row alone is a line. */
const drawColumns = (text: string): string =>
  text.split('\n').filter((line) => line.includes('\t')).length > 1
    ? text.replaceAll('\t', ' | ')
    : text

/**
 * A message in the words that the next stages know: lower case, slang and abbreviations spelt out, numbers as digits.
 * Lines stay lines, because each may be goods.
 */
export const normalizeMessage = (
  text: string,
  /** Whether a word is known otherwise, such as in the catalogue; then nothing is corrected in it. */
  isKnown: (word: string) => boolean = () => true,
  /** Whether goods begin with a word. */
  isHead: (word: string) => boolean = () => false,
  /** Whether a word is in a name of the catalogue as it is. */
  isNamed: (word: string) => boolean = isHead,
): string =>
  replacePhrases(drawColumns(stripForwarded(text.normalize('NFKC'))).toLowerCase())
    // `nya` is a yes in Sundanese, and a cable where a size follows.
    .replace(/^nya[\s,]+(?![(]|\d+(?:[.,]\d+)?\s*(?:x|mm|$))/u, 'ya ')
    // `kos2an`
    .replaceAll(/(?<![\p{L}\d])(\p{L}{3,})2(an|nya)(?![\p{L}\d])/gu, '$1-$1$2')
    // `masing2`
    .replaceAll(/(?<![\p{L}\d])(\p{L}{4,})2(?![\p{L}\d.,])/gu, (written, word: string) =>
      isKnown(word) && !isPlain(word) && !isPlain(`${word}-${word}`) ? written : `${word}-${word}`,
    )
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=\d\s*(?:mm|cm|inch|inci|kg|kilo))\s*nya(?!\p{L})/gu, '')
    .replaceAll(COUNTED_CALLED, '')
    .replaceAll(/(?<=\p{L}{3})\s+nya(?!\p{L}|(?<=kabel\s+nya)\s+\d+(?:[.,x]\d|\s?mm))/gu, 'nya')
    // `knee 4 inch d nya 4`
    // `kanal c` is a name.
    .replaceAll(/(?<=kanal\sc)\s+nya(?!\p{L})/gu, 'nya')
    .replaceAll(
      /(?<=(?<!\p{L})\p{L}{1,2})\s+nya(?=\s(?:\d|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se\p{L}))/gu,
      '',
    )
    // A textile is named by its weight, `250 g/m²`, without the unit; `g` alone is `tidak`.
    .replaceAll(/(?<=\d)\s?g\s?\/\s?m2(?![\p{L}\d])/gu, '')
    .replaceAll(/(?<=\d\s*)(?:meter|mtr|m)\s*(persegi|kuadrat|kubik)(?!\p{L})/gu, (_, measure) =>
      measure === 'kubik' ? 'm3' : 'm2',
    )
    // `8 nya 40 batang 10 nya 60 batang`
    .replaceAll(THICKNESS_CALLED, '$1 mm ')
    .replaceAll(SORT_CALLED, '$1 ')
    .replaceAll(SIZE_CALLED, ', yang $1 jadi $2')
    .replaceAll(BOX, '1 dus')
    .replaceAll(ONE_OF, '1 $1')
    .replaceAll(/👍|👌|✅|🙏/gu, (sign) => (sign === '🙏' ? ' makasih ' : ' ok '))
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (/[\d#*]/.test(sign) ? sign : ' '))
    // `besi d16 - 200 batang`; a range is written without spaces.
    .replaceAll(/\s[-–]\s(?=\d+(?:[.,]\d+)*\s*\p{L})/gu, ' ')
    .split('\n')
    .map((line) =>
      readTradeSizes(
        readChangeVerbs(
          dropWordsTakenBack(
            dropTakenBack(
              sayPlainly(readNumbers(correctUnits(spellOut(line, { isKnown, isHead, isNamed })))),
            ),
          ),
        ),
      )
        .replaceAll(ADDRESSED, '')
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')

/** `… ya bang, …`: whom it speaks to says nothing. */
const ADDRESSED = new RegExp(
  String.raw`(?<=[\p{L}\d])(?:\s(?:${ADDRESSEES.split(' ').join('|')}))+(?=\s*(?:$|[,.;?!]))|^(?:${ADDRESSEES.split(' ').join('|')})[\s,]+(?=[\p{L}\d])`,
  'gu',
)

/** `50 batang nya` counts them. */
const COUNTED_CALLED = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])\d+\s?(?:${unitWords.join('|')}))\s?nya(?!\p{L}|\s\d)`,
  'gu',
)
/** `reng 0,45 nya 50`: behind goods, so thin a size is theirs. */
const THICKNESS_CALLED = /(?<=\p{L}{3,}\s(?:[a-z]\d{2,3}\s)?)(0[.,]\d+)\s?nya\s(?=\d)/gu
/** `besi ulir 10 80 batang, polos 8 nya 120`: behind a word that begins a part, it is its size. */
const SORT_CALLED =
  /(?<=(?:[,;]|\s(?:dan|sama|terus))\s?(?:yang\s|yg\s)?\p{L}{4,}\s)(\d+(?:[.,]\d+)?)\s?nya\s(?=\d)/gu
const SIZE_CALLED =
  /(?<!(?<!\p{L})(?:tebal|ukuran|uk|diameter|panjang|lebar|isi))(?:^|,?\s+)(?:(?:yg|yang)\s)?(\d+(?:[.,]\d+)?)\s?nya\s(\d+(?:[.,]\d+)?)(?!\s?(?:mm|cm|kg|kilo))/gu

/** `5rb` and `10 ribu` are thousands; numbers that are spoken are written. */
const readNumbers = (line: string): string =>
  replaceNumberWords(
    readSpokenDecimals(readSpokenSizes(line)).replaceAll(
      /(?<!(?:rp\.?|harga|@)\s*)(?<![\d.,])(\d{1,3})\s?(?:rb|ribu)(?!\p{L})/gu,
      '$1000',
    ),
    // `tiga kali dua koma lima`, as it is spoken.
  ).replaceAll(/(?<=\d)\skali\s(?=\d)/gu, 'x')

const UNITS = 'sak lembar batang buah biji dus roll kubik kaleng galon karung ember meter'.split(
  ' ',
)
/** `10 skak`, `24 btng`: the only unit that a word behind a number is a slip of, or abbreviates. */
const correctUnits = (line: string): string =>
  line.replaceAll(/(?<=\d\s*)(?:\p{L}{4,8}|[^\P{L}aeiou]{3})(?=\s*(?:[,.;]|$))/gu, (word) => {
    if (isPlain(word) || UNITS.includes(word) || unitWords.includes(word)) return word
    const near = UNITS.filter(
      (unit) =>
        toSkeleton(unit) === word || editDistance(word, unit, 1) <= 1 || isShortened(word, unit),
    )
    return near.length === 1 ? near[0]! : word
  })

/** `lbar`: the letters of a unit in their order, from its first to its last. */
const isShortened = (word: string, unit: string): boolean =>
  word.length > 3 &&
  unit.startsWith(word[0]!) &&
  unit.endsWith(word.at(-1)!) &&
  rankAbbreviation(word, unit) !== undefined

type IsWord = (word: string) => boolean

const spellOut = (
  line: string,
  { isKnown, isHead, isNamed }: { isKnown: IsWord; isHead: IsWord; isNamed: IsWord },
): string =>
  line.replaceAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word, at: number) => {
    const meant =
      slangMeanings.get(word) ??
      findCalledSlang(word) ??
      findCalledRegional(word, isHead) ??
      (isNamed(word) ? undefined : findCalledForm(word, isHead)) ??
      findForm(word, isKnown) ??
      (isChangePlace(line, word, at) ? findChangeVerb(word, isHead) : correct(word, isKnown))
    if (!meant) return word
    const isBehindNumber = /\d\s*$/.test(line.slice(0, at))
    return isBehindNumber && NEVER_BEHIND_NUMBERS.has(word) ? word : meant
  })

/** `tripleknya tambahn 5`: between what is called and a number stands what changes, and no slip of other goods. */
const isChangePlace = (line: string, word: string, at: number): boolean =>
  /\p{L}{2}nya\s+$/u.test(line.slice(0, at)) && /^\s+\d/u.test(line.slice(at + word.length))

/** `tambhn`, `tambahn`: the verb that such a word is a slip of, or abbreviates. */
function findChangeVerb(word: string, isHead: IsWord): string | undefined {
  const [meant] = isPlain(word)
    ? []
    : correctedWords.filter((verb) => toSkeleton(verb) === toSkeleton(word))
  return meant ? (slangMeanings.get(meant) ?? meant) : correct(word, isHead)
}

/** `bsinya`, `klngnya`: slang that calls what it means. */
function findCalledSlang(word: string): string | undefined {
  const [, stem = ''] = /^(\p{L}{3,})nya$/u.exec(word) ?? []
  const meant = slangMeanings.get(stem)
  return meant && toSkeleton(stem) === toSkeleton(meant) ? `${meant}nya` : undefined
}

/** `wedhine`: goods that a region has another word for, with its ending. */
function findCalledRegional(word: string, isHead: (word: string) => boolean): string | undefined {
  const [, stem = ''] = /^(\p{L}{3,}?)(?:ne|nipun|e|na)$/u.exec(word) ?? []
  const meant = slangMeanings.get(stem)
  return meant && isHead(meant) ? `${meant}nya` : undefined
}

/** Whether a word is one that people write beside goods, or slang for one. */
export const isPlain = (word: string): boolean =>
  plainWords.has(word) || slangMeanings.has(word) || ALL_WORD_SETS.some((set) => set.has(word))

function findForm(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (isPlain(word) || isKnown(word)) return undefined
  const form = findPlainForm(word, isPlain)
  return form && (slangMeanings.get(form) ?? form)
}

/** The word that a slip most likely means: `tamabh`, `krim`. Undefined where the word is known, or near to several. */
function correct(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (word.length < MIN_CORRECTED_LENGTH || isPlain(word) || isKnown(word)) return undefined
  // Another word of the same length is more likely another word than a slip.
  const near = correctedWords.filter(
    (each) =>
      editDistance(word, each, 1) <= 1 &&
      (each.length !== word.length || each.length > 5 || isSwapped(each, word)),
  )
  const [only, ...others] = new Set(near.map((each) => slangMeanings.get(each) ?? each))
  return others.length === 0 ? only : undefined
}

const isSwapped = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('')
