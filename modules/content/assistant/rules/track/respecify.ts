import { findChosen, type DialogueItem } from './dialogue.ts'
import { isMissingBrand } from '#modules/catalogue/line-matching/rules/question.ts'
import { nameSurface } from './name-surface.ts'
import { splitWords } from '../words/word-sets.ts'

/** `60x60`, `2 x 1,5`: sides belong together. */
const SIDES = /\d+(?:[.,]\d+)?(?:\s*[x×]\s*\d+(?:[.,]\d+)?)+/giu
const SIZE =
  /(?<!\d\s*[x×]\s*[\d.,]*)\d+(?:[.,]\d+)?\s*(mm|mili|cm|kg|kilo|gram|gr|g|ml|meter|m|inch|inci|"|liter|watt|w|ampere|amper|a)?(?![\p{L}\d]|\s*[x×]\s*\d)/giu
const UNITS_OF_SIZE: ReadonlySet<string> = new Set([
  'mili',
  'kilo',
  'gram',
  'inch',
  'inci',
  'liter',
  'watt',
  'meter',
])
/** One colour replaces another. */
export const COLOUR =
  /(?<!\p{L}|bata\s)(?:putih|hitam|merah|biru|hijau|kuning|cokelat|coklat|krem|abu-abu|krom|oranye|perak|silver|ungu|pink|terakota|terracotta|broken\swhite|abu(?=\s(?:muda|tua|gelap|marmer)))(?!\p{L})(?:\s(?:bata|marun|maroon|susu|gading|tua|muda|gelap|marmer|terang|sage|langit|toska|tosca|army|lumut|daun|navy|laut|dongker)(?!\p{L}))?/u
const UNITS: Record<string, string> = {
  mili: 'mm',
  meter: 'm',
  kilo: 'kg',
  inci: 'inch',
  '"': 'inch',
  w: 'watt',
  gr: 'gram',
  g: 'gram',
  ampere: 'a',
  amper: 'a',
}

/**
 * An item after the buyer has said more of it: `yang 12mm` replaces the thickness, a colour is added, `besi ulir 16`
 * replaces everything, and a size of a question without its unit gets it.
 */
export function respecify(
  named: DialogueItem,
  { words, replaced }: { words: string; replaced: string | null },
): DialogueItem {
  const item = dropMissingBrand(named)
  if (replaced === item.words.toLowerCase()) return replaceGoods(item, words)
  const question = item.match?.question ?? null
  const said = addAskedUnit(words, question)
  const isAnswer = question?.startsWith('Pilih ') === true
  const joined = joinWords(item.words, said, { replaced, isAnswer })
  const plainer = [
    nameOffered(item) ?? splitWords(item.words.toLowerCase())[0] ?? '',
    ...splitWords(item.words.toLowerCase()).filter(
      (word, at) => at > 0 && (/\d/.test(word) || isSharedByAll(word, item)),
    ),
  ]
  // `triplek meranti 12 mm`, `yang sengon saja`: another word of the same sort.
  const isWord = splitWords(said).some(
    (word) => /^\p{L}{4,}$/u.test(word) && !UNITS_OF_SIZE.has(word),
  )
  const retryWords =
    replaced || !isWord
      ? {}
      : { retryWords: joinWords(plainer.join(' '), said, { replaced, isAnswer }) }
  const offered = replaced ? {} : toOffered(item, said)
  return { ...item, ...retryWords, ...offered, words: nameSurface(joined), sku: null, match: null }
}

/** What is said of goods whose brand the shop has not is said of those that it has. */
function dropMissingBrand(item: DialogueItem): DialogueItem {
  const question = item.match?.question ?? null
  const brand = isMissingBrand(question) ? question!.split(' tidak ')[0]!.toLowerCase() : ''
  const words = item.words.toLowerCase().replace(brand, ' ').replaceAll(/\s+/g, ' ').trim()
  return brand && words ? { ...item, words } : item
}

/** The sizes of goods, as they were said: their sides, or else their measures. */
export const listSizes = (words: string): string[] =>
  words.toLowerCase().match(SIDES) ?? words.toLowerCase().match(SIZE) ?? []

/** `semen putih` in place of `semen 50 kg`: other goods, and of the same kind in the same size, where they have it. */
function replaceGoods(item: DialogueItem, words: string): DialogueItem {
  const [head] = splitWords(item.words.toLowerCase())
  const sizes = listSizes(item.words)
  const isSameKind = splitWords(words)[0] === head && !/\d/.test(words)
  const { retryWords: _retryWords, offered: _offered, ...rest } = item
  return isSameKind && sizes.length > 0
    ? { ...rest, words: [words, ...sizes].join(' '), retryWords: words, sku: null, match: null }
    : { ...rest, words: nameSurface(words), sku: null, match: null }
}

/**
 * What everything that is offered is called, without brands, where the buyer has said it in other words: `cat eksterior` of
 * paint for walls in the rain.
 */
function nameOffered({ words, match }: DialogueItem): string | undefined {
  if (!match) return undefined
  const names = new Set(
    match.options.map(({ name, brand }) => name.split(` ${brand}`)[0]!.toLowerCase()),
  )
  const [only] = names
  const own = new Set(splitWords(only ?? ''))
  const said = splitWords(words.toLowerCase()).filter((word) => /^\p{L}{3,}$/u.test(word))
  const isOtherwise =
    said.some((word) => !own.has(word)) && ![...own].every((word) => said.includes(word))
  return names.size === 1 && (!match.isLikely || isOtherwise) ? only : undefined
}

/** Whether everything that is offered is called so: the colour of tiles of which the surface is chosen. */
const isSharedByAll = (word: string, { match }: DialogueItem): boolean =>
  match !== null &&
  match.options.length > 1 &&
  /^\p{L}{3,}$/u.test(word) &&
  match.options.every(({ variantName }) => splitWords(variantName.toLowerCase()).includes(word))

function toOffered(item: DialogueItem, said: string): Pick<DialogueItem, 'offered'> {
  const { words, match } = item
  return findChosen(item) || !match || match.options.length === 0
    ? {}
    : { offered: { words, match, said } }
}

/** `isAnswer`: they answer a question for what was left open, so that only a size of the same unit is replaced. */
function joinWords(
  old: string,
  said: string,
  { replaced, isAnswer }: { replaced: string | null; isAnswer: boolean },
): string {
  if (replaced) return old.toLowerCase().replace(replaced, said)
  const oldWords = splitWords(old.toLowerCase())
  // `ya yang glossy` again.
  if (isWordsOf(said, oldWords)) return old
  const [head = ''] = oldWords
  // They name the goods again: `maksudnya besi ulir 16`.
  const names = splitWords(said.toLowerCase()).filter((word) => /^\p{L}{3,}$/u.test(word))
  // `lem yang 400 gram` of `lem pipa`
  const isOnlySized =
    /\d/.test(said) && names.every((word) => oldWords.includes(word) || UNITS_OF_SIZE.has(word))
  if (splitWords(said.toLowerCase()).includes(head) && isOnlySized)
    return joinWords(old, dropWords(said, oldWords), { replaced, isAnswer })
  if (splitWords(said.toLowerCase()).includes(head))
    return /\d/.test(said) ? said : [said, ...(old.match(SIDES) ?? old.match(SIZE) ?? [])].join(' ')
  // `tebal 0,75` is another measure than the 75 of `c75`.
  const isMeasured = /(?<!\p{L})(?:tebal|panjang|lebar|tinggi|diameter|isi)\s+\d/u.test(said)
  const hasSides = /\d\s*[x×]\s*\d/iu.test(said)
  const plain = dropOpposite(old, said)
  const remaining = hasSides ? plain.replaceAll(SIDES, ' ') : plain
  const sizes = [...said.matchAll(SIZE)].map(([, unit]) => toUnit(unit))
  const isCode = (at: number) =>
    /(?![dmpsø])\p{L}/u.test(remaining[at - 1] ?? '') ||
    (isMeasured && /\p{L}/u.test(remaining[at - 1] ?? ''))
  const left = remaining.replaceAll(SIZE, (size, unit: string | undefined, at: number) =>
    isCode(at)
      ? size
      : (sizes.includes(toUnit(unit)) && !(isAnswer && !unit)) ||
          (!isAnswer && sizes.length > 0 && unit === undefined && sizes.includes(''))
        ? ' '
        : size,
  )
  // `2 inci` of a pipe of `1 1/2 inci`
  const [inches, ...moreInches] = old.match(INCHES) ?? []
  if (inches && moreInches.length === 0 && ONLY_INCHES.test(said)) return old.replace(inches, said)
  // `m6` of a mesh `m8`
  const code = findCode(old, said)
  if (code) return old.replace(code, said)
  // A new number without its unit replaces the only size.
  const [only, ...others] = remaining.matchAll(SIZE)
  // `kanal c 100x1,0` that is to be 0,75 mm thick.
  const [, thin] = /^(0[.,]\d+)\smm$/u.exec(said) ?? []
  if (thin && PROFILE.test(old)) return old.replace(PROFILE, `$1${thin}`)
  // `nat 5` that are to be cream are five still.
  const [, name, count] = /^(.*\p{L})\s(\d{1,4})$/u.exec(old) ?? []
  if (name && count && !/\d/.test(said))
    return `${dropOpposite(name, said)} ${said} ${count}`.replaceAll(/\s+/g, ' ')
  const isOnly =
    !isAnswer && sizes.length === 1 && others.length === 0 && only && !isCode(only.index)
  // `550` in place of `500 liter`
  const unit = isOnly && /^\d+(?:[.,]\d+)?$/u.test(said.trim()) ? ` ${only[1] ?? ''}` : ''
  return `${isOnly ? remaining.replaceAll(SIZE, ' ') : left} ${said}${unit}`
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Parts of an inch, with the whole ones before them. */
const INCHES =
  /(?<![\d.,x/])(?:(?:\d\s)?\d\/\d(?:\s?(?:inch|inci|"))?|\d{1,2}\s?(?:inch|inci|"))(?![\d/])/gu
const ONLY_INCHES = new RegExp(`^${INCHES.source}$`, 'u')

/** The size of goods that begins with the same letters as another one. */
function findCode(old: string, said: string): string | undefined {
  const [, letters] = /^(\p{L}{1,2})-?\d+$/u.exec(said) ?? []
  return (
    letters &&
    new RegExp(String.raw`(?<![\p{L}\d])${letters}-?\d+(?![\p{L}\d.,])`, 'u').exec(old)?.[0]
  )
}

/** A profile by its height and its thickness. */
const PROFILE = /(\d{2,3}\s?[x×]\s?)\d[.,]\d+/u

/** `yang d saja` of a pipe `aw`: classes are letters, and one replaces another, as a colour does. */
function dropOpposite(old: string, said: string): string {
  if (COLOUR.test(said)) return old.replace(COLOUR, ' ')
  return CLASS.test(splitWords(said).at(-1) ?? '')
    ? old.replace(/(?<=\s)(?:aw|d|c|bb|ss)(?!\p{L})/giu, ' ')
    : old
}
const CLASS = /^(?:aw|d|c|bb|ss)$/iu

const isWordsOf = (said: string, words: readonly string[]): boolean =>
  splitWords(said.toLowerCase()).every((word) => /^\p{L}{3,}$/u.test(word) && words.includes(word))

const dropWords = (text: string, words: readonly string[]): string =>
  splitWords(text.toLowerCase())
    .filter((word) => /\d/.test(word) || !words.includes(word))
    .join(' ')

const toUnit = (unit: string | undefined): string =>
  unit ? (UNITS[unit.toLowerCase()] ?? unit.toLowerCase()) : ''

/** Nothing is longer by the piece. */
const MAX_LENGTH_M = 20
/** `40 tebal 4` to `Pilih sisi: 25, 30, 40 mm.` */
const SIZE_AND_THICKNESS = /^\d+(?:[.,]\d+)?\s(?:tebal|tebalnya|x)\s\d+(?:[.,]\d+)?$/u
/** `9` to `Pilih tebal: 9, 12 mm.` is 9 mm. */
function addAskedUnit(words: string, question: string | null): string {
  const unit = /:.*\d\s+(\p{L}+)(?:\.|[,;] …)$/u.exec(question ?? '')?.[1]
  if (unit && SIZE_AND_THICKNESS.test(words.trim()))
    return words.replaceAll(/\d+(?:[.,]\d+)?/gu, (size) => `${size} ${unit}`)
  if (!unit || !/^\d+(?:[.,]\d+)?$/.test(words.trim())) return words
  // `ukuran 180` of sheets that are 1,8 m long.
  const isLong = unit === 'm' && Number(words.replace(',', '.')) > MAX_LENGTH_M
  return `${words.trim()} ${isLong ? 'cm' : unit}`
}
