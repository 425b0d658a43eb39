import { editDistance } from '#modules/catalogue/search/rules/edit-distance.ts'
import { replaceNumberWords } from '#modules/selling/material-lists/rules/number-words.ts'
import { correctedWords, plainWords, slangMeanings } from './slang.ts'
import { dropTakenBack } from './take-back.ts'
import { findPlainForm } from './word-forms.ts'
import { ALL_WORD_SETS } from './word-sets.ts'

/** `m` and `bt` are also units, behind a number. */
const NEVER_BEHIND_NUMBERS = new Set(['ma', 'bt', 'lg', 'g', 'k', 'hr', 'pk'])
/** Letters of a word, at least, that is corrected: shorter ones are too near to others. */
const MIN_CORRECTED_LENGTH = 4

/** `selusin`, `sesak`: one of them. */
const ONE_OF =
  /(?<!\p{L})se(lusin|kodi|gros|lembar|batang|dus|roll|rol|kubik|truk|rit|karung|kaleng|galon|pail)(?!\p{L})/gu

/**
 * A message in the words that the next stages know: lower case, slang and abbreviations spelt out, numbers as digits.
 * Lines stay lines, because each may be goods.
 */
export const normalizeMessage = (
  text: string,
  /** Whether a word is known otherwise, such as in the catalogue; then nothing is corrected in it. */
  isKnown: (word: string) => boolean = () => true,
): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // `nya` is a yes in Sundanese, and a cable where a size follows.
    .replace(/^nya[\s,]+(?![\d(])/u, 'ya ')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=\p{L}{3})\s+nya(?!\p{L})/gu, 'nya')
    .replaceAll(/(?<=\d\s*)(?:meter|mtr|m)\s*(persegi|kuadrat|kubik)(?!\p{L})/gu, (_, measure) =>
      measure === 'kubik' ? 'm3' : 'm2',
    )
    .replaceAll(ONE_OF, '1 $1')
    .replaceAll(/👍|👌|✅|🙏/gu, (sign) => (sign === '🙏' ? ' makasih ' : ' ok '))
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (/[\d#*]/.test(sign) ? sign : ' '))
    .split('\n')
    .map((line) =>
      readTradeSizes(dropTakenBack(replaceNumberWords(spellOut(line, isKnown))))
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')

/** `9 ml` behind anything that is not sold by the millilitre. */
const NO_LIQUID =
  /(?<!(?:lem|sealant|silikon|cat|busa|foam|cair|botol|tube|thinner|tiner|pelapis|pelitur)[^,;]*)(?<=\d)\s*ml(?![\p{L}\d])/gu

const HUNDREDWEIGHT = /(?<![\d.,/])(\d+(?:[.,]\d+)?|1\/2)\s*(?:kuintal|kwintal|kw)(?!\p{L})/gu
const toKilograms = (number: string): number =>
  100 * (number === '1/2' ? 0.5 : Number(number.replace(',', '.')))

/** Sizes and numbers as the trade writes them: `9 ml` of a sheet is 9 mm, `tebal 0,75` too, and `5rb` is 5000. */
const readTradeSizes = (line: string): string =>
  line
    .replaceAll(NO_LIQUID, ' mm')
    .replaceAll(HUNDREDWEIGHT, (_, number: string) => `${toKilograms(number)} kg`)
    .replaceAll(/(?<!\p{L})tebal\s+(0[.,]\d+)(?!\s*(?:\d|mm|cm|mili))/gu, '$1 mm')
    .replaceAll(/(?<!(?:rp\.?|harga|@)\s*)(?<![\d.,])(\d{1,3})\s?(?:rb|ribu)(?!\p{L})/gu, '$1000')

const spellOut = (line: string, isKnown: (word: string) => boolean): string =>
  line.replaceAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word, at: number) => {
    const meant = slangMeanings.get(word) ?? findForm(word, isKnown) ?? correct(word, isKnown)
    if (!meant) return word
    const isBehindNumber = /\d\s*$/.test(line.slice(0, at))
    return isBehindNumber && NEVER_BEHIND_NUMBERS.has(word) ? word : meant
  })

const isPlain = (word: string): boolean =>
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
