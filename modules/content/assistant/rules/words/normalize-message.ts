import { editDistance } from '#modules/catalogue/search/rules/edit-distance.ts'
import { replaceNumberWords } from '#modules/selling/material-lists/rules/number-words.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { readChangeVerbs } from './change-verbs.ts'
import { toSkeleton } from './expand-abbreviations.ts'
import { replacePhrases } from './phrases.ts'
import { correctedWords, plainWords, slangMeanings } from './slang.ts'
import { sayPlainly } from './say-plainly.ts'
import { readSpokenDecimals } from './spoken-decimals.ts'
import { dropTakenBack, dropWordsTakenBack } from '../track/take-back.ts'
import { stripForwarded } from './strip-forwarded.ts'
import { findCalledForm, findPlainForm } from './word-forms.ts'
import { ADDRESSEES, ALL_WORD_SETS, ROOM_WORDS } from './word-sets.ts'

/** `m` and `bt` are also units, behind a number. */
const NEVER_BEHIND_NUMBERS = new Set(['ma', 'bt', 'g', 'k', 'hr', 'pk'])
/** Letters of a word, at least, that is corrected: shorter ones are too near to others. */
const MIN_CORRECTED_LENGTH = 4

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
    .replaceAll(SIZE_CALLED, ', yang $1 jadi $2')
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
            dropTakenBack(sayPlainly(readNumbers(correctUnits(spellOut(line, isKnown, isHead))))),
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
const SIZE_CALLED =
  /(?<!(?<!\p{L})(?:tebal|ukuran|uk|diameter|panjang|lebar|isi))(?:^|,?\s+)(?:(?:yg|yang)\s)?(\d+(?:[.,]\d+)?)\s?nya\s(\d+(?:[.,]\d+)?)(?!\s?(?:mm|cm|kg|kilo))/gu

/** `9 ml` behind anything that is not sold by the millilitre. */
const NO_LIQUID =
  /(?<!(?:lem|sealant|silikon|cat|busa|foam|cair|botol|tube|thinner|tiner|pelapis|pelitur)[^,;]*)(?<=\d)\s*ml(?![\p{L}\d])/gu

/** `halaman 6 kali 10`: the sides of what is covered. */
const ROOM_SIDES = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${[...ROOM_WORDS].join('|')})\s)(\d+(?:[.,]\d+)?)\skali\s(\d+(?:[.,]\d+)?)`,
  'gu',
)

/** `spandek 0,35 x 6 m`, and no mesh of 0,9 x 10 m: what is so thin is a sheet. */
const THIN_AND_LONG =
  /(?<![\d.,x×])(0[.,][0-8]\d?)\s?(?:mm)?\s?[x×]\s?(\d+(?:[.,]\d+)?)\s?(?:m|meter)(?![\p{L}\d²³])/gu
/** `panjangnya 6 meter lebarnya 4 meter` */
const LENGTH_AND_WIDTH =
  /(?<!\p{L})panjang(?:nya)?\s(\d+(?:[.,]\d+)?)\s?(?:m|meter)?[\s,]+(?:dan\s|dengan\s|x\s?)?lebar(?:nya)?\s(\d+(?:[.,]\d+)?)(?:\s?(?:m|meter))?(?![\p{L}\d])/gu

/** `besi cor ukuran 8` */
const BAR_SIZE = /(besi[^,;\d]*?)\s(?:ukuran|uk|diameter)\s(\d{1,2})(?!\s?(?:x|mm|cm|m|\d))/gu
/** `besi siku 40 tebal 4`: metal, sheets and glass are as many millimetres thick. */
const SHEET_SIZE =
  /(?<=(?:besi|siku|hollow|holo|plat|pelat|triplek|multiplek|gypsum|gipsum|grc|kaca|spandek|seng|mdf|kanal|reng)[^,;]*)(?<!\p{L})(tebal)(?:nya)?\s(\d{1,2}(?:[.,]\d+)?)(?!\s?(?:mm|cm|m|mili|x)|\d|[.,]\d)/gu
/** `spandek panjang 6`: what is at most as long as a lorry is said in metres. */
const LENGTH_M =
  /(?<!\p{L})panjang\s([1-9]|1[0-2])(?![\d.,]|\s?(?:mm|cm|m|mtr|meter|mili|inch|inci|x|×))/gu
/** `spandek 0,35 panjang 5 meter`: what is sold by the piece is as long, and no metres of it are wanted. */
const PIECE_LENGTH =
  /(?<=(?:spandek|seng|atap|galvalum|hollow|holo|kanal|reng|besi|siku|pipa|kaso|usuk|papan|balok|plafon)(?:[^,;]|,\d)*)(?<!\p{L})panjang(?:nya)?\s([1-9]|1[0-2])\s?(?:m|mtr|meter)(?![\p{L}\d²³]|[\s,]*tinggi)/gu
/** `seng panjang 1,8`: roofing is cut in metres. */
const ROOF_LENGTH =
  /(?<=(?:spandek|seng|atap|galvalum|fiber|polikarbonat|upvc)(?:[^,;]|,\d)*)(?<!\p{L})panjang(?:nya)?\s(\d[.,]\d{1,2})(?![\d.,]|\s?(?:m|mtr|meter|cm|mm|x)(?!\p{L}))/gu
/** `sebiji berapa`, `satuannya berapa`: the price of one. `toren 1 unit berapa` is how many are wanted. */
const ONE = String.raw`(?:(?<!\p{L})se|(?<![\d.,])1\s)(?:biji|buah|lembar|batang|sak|dus|kubik|roll|kaleng|galon|pail|potong|pcs)`
const EACH_PRICED = new RegExp(
  String.raw`${ONE}\s+(?=berapa(?!\s(?:meter|m2|m²|m3|keping|biji|lembar|buah|kg|liter)(?!\p{L})))|(?<=(?:berapa|harga(?:nya)?)\s(?:\p{L}{2,4}\s)?)${ONE}(?:nya)?(?=\s*(?:[?,.]|$))`,
  'gu',
)
/** `hollow 40x40 0,35`: nothing is sold by a part of one without its unit, so that it is a thickness. */
const THIN =
  /(?<=\p{L}.*\s)(0[.,]\d{1,2})(?=\s*(?:$|[,;?](?!\d)|\s\d+\s?(?:roll|rol|lembar|lbr|batang|btg)(?!\p{L})|\s(?:dan|sama|terus|plus|berapa|ada)(?!\p{L})))/gu
/** `2 roll 50 meter`, `10 sak 40 kg`: the size of one, behind how many. */
const MEASURE_BEHIND =
  /(?<!(?:kg|kilo|liter)\s)(?<![\d.,x\p{L}])(\d+(?:[.,]\d+)?\s?(?:sak|zak|roll|rol|kaleng|galon|pail|tube))\s(yang\s)?(?:@\s?)?(\d+(?:[.,]\d+)?\s?(?:kg|kilo|meter|m|liter))(?:an)?(?=\s*(?:[,;.]|$|\s(?:dan|sama|terus|plus)\s))/gu
/** `1 truk isi 7 kubik`: what a load is says how much it is. */
const LOAD_OF =
  /(?<![\d.,])(\d+)\s?(?:truk|truck|rit|colt|pickup|engkel)\s(?:isi|muat(?:an)?|@|isinya)\s?(\d+(?:[.,]\d+)?)\s?(kubik|m3)(?![\p{L}\d])/gu
const HUNDREDWEIGHT = /(?<![\d.,/])(\d+(?:[.,]\d+)?|1\/2)\s*(?:kuintal|kwintal|kw)(?!\p{L})/gu
const toKilograms = (number: string): number =>
  100 * (number === '1/2' ? 0.5 : Number(number.replace(',', '.')))

/** `5rb` and `10 ribu` are thousands; numbers that are spoken are written. */
const readNumbers = (line: string): string =>
  replaceNumberWords(
    readSpokenDecimals(line).replaceAll(
      /(?<!(?:rp\.?|harga|@)\s*)(?<![\d.,])(\d{1,3})\s?(?:rb|ribu)(?!\p{L})/gu,
      '$1000',
    ),
    // `tiga kali dua koma lima`, as it is spoken.
  ).replaceAll(/(?<=\d)\skali\s(?=\d)/gu, 'x')

/** Sizes as the trade writes them: `9 ml` of a sheet is 9 mm, and `tebal 0,75` too. */
const readTradeSizes = (line: string): string =>
  line
    .replaceAll(THIN_AND_LONG, '$1 mm $2 m')
    .replaceAll(LENGTH_AND_WIDTH, '$1x$2 meter')
    .replaceAll(ROOM_SIDES, '$1x$2')
    .replaceAll(NO_LIQUID, ' mm')
    .replaceAll(BAR_SIZE, '$1 $2 mm')
    .replaceAll(SHEET_SIZE, '$1 $2 mm')
    .replaceAll(LENGTH_M, '$1 m')
    .replaceAll(ROOF_LENGTH, '$1 m')
    .replaceAll(PIECE_LENGTH, '$1 m')
    .replaceAll(EACH_PRICED, '')
    .replaceAll(THIN, '$1 mm')
    .replaceAll(MEASURE_BEHIND, '$2$3 $1')
    .replaceAll(
      LOAD_OF,
      (_, loads: string, each: string, unit: string) =>
        `${Number(loads) * Number(each.replace(',', '.'))} ${unit}`,
    )
    .replaceAll(HUNDREDWEIGHT, (_, number: string) => `${toKilograms(number)} kg`)
    .replaceAll(/(?<!\p{L})tebal\s+(0[.,]\d+)(?!\s*(?:\d|mm|cm|mili))/gu, '$1 mm')

const UNITS = 'sak lembar batang buah biji dus roll kubik kaleng galon karung ember meter'.split(
  ' ',
)
/** `10 skak`, `24 btng`: the only unit that a word behind a number is a slip of, or abbreviates. */
const correctUnits = (line: string): string =>
  line.replaceAll(/(?<=\d\s*)(?:\p{L}{4,8}|[^\P{L}aeiou]{3})(?=\s*(?:[,.;]|$))/gu, (word) => {
    if (isPlain(word) || UNITS.includes(word) || unitWords.includes(word)) return word
    const near = UNITS.filter(
      (unit) => toSkeleton(unit) === word || editDistance(word, unit, 1) <= 1,
    )
    return near.length === 1 ? near[0]! : word
  })

const spellOut = (
  line: string,
  isKnown: (word: string) => boolean,
  isHead: (word: string) => boolean,
): string =>
  line.replaceAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word, at: number) => {
    const meant =
      slangMeanings.get(word) ??
      findCalledSlang(word) ??
      findCalledForm(word, isHead) ??
      findForm(word, isKnown) ??
      correct(word, isKnown)
    if (!meant) return word
    const isBehindNumber = /\d\s*$/.test(line.slice(0, at))
    return isBehindNumber && NEVER_BEHIND_NUMBERS.has(word) ? word : meant
  })

/** `bsinya`, `klngnya`: slang that calls what it means. */
function findCalledSlang(word: string): string | undefined {
  const [, stem = ''] = /^(\p{L}{3,})nya$/u.exec(word) ?? []
  const meant = slangMeanings.get(stem)
  return meant && toSkeleton(stem) === toSkeleton(meant) ? `${meant}nya` : undefined
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
