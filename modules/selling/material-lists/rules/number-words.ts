import { isSplitMarketBrand } from '#modules/catalogue/search/rules/market-brands.ts'

const DIGITS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')
const WORDS = new Map<string, number>([
  ...DIGITS.map((word, value) => [word, value] as const),
  ['seratus', 100],
  ['seribu', 1000],
  ['setengah', 0.5],
])
/** A word that multiplies what precedes it; `belas` adds ten instead. */
const SCALES = new Map([
  ['puluh', 10],
  ['ratus', 100],
  ['ribu', 1000],
])

const NUMBER_WORD = [...WORDS.keys(), ...SCALES.keys(), 'belas'].join('|')
const NUMBER_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${NUMBER_WORD})(?:\s+(?:${NUMBER_WORD}))*(?![\p{L}\d])`,
  'giu',
)

/** Writes the numbers of a text as digits: `empat puluh lembar` becomes `40 lembar`. */
export const replaceNumberWords = (text: string): string =>
  text.replace(NUMBER_WORDS, (words, at: number) => {
    const [next] = /^\s+\p{L}+/u.exec(text.slice(at + words.length)) ?? []
    // Tiga Roda is a brand.
    if (isSplitMarketBrand(words.toLowerCase(), next?.trim().toLowerCase())) return words
    const value = parseNumberWords(words.toLowerCase().split(/\s+/))
    return value === undefined ? words : String(value).replace('.', ',')
  })

/** The value of number words: dua ratus lima puluh is 250. Undefined where they make no number. */
function parseNumberWords(words: readonly string[]): number | undefined {
  let [thousands, sum, last] = [0, 0, 0]
  for (const word of words) {
    const value = WORDS.get(word)
    const scale = SCALES.get(word)
    if (value !== undefined) {
      if (last > 0 && last < 10) return undefined
      last = value
      sum += value
    } else if (word === 'belas') {
      if (last === 0) return undefined
      sum += 10
    } else if (scale === 1000) {
      ;[thousands, sum, last] = [(sum || 1) * 1000, 0, 0]
    } else {
      if (last === 0) return undefined
      sum += last * (scale! - 1)
      last = 0
    }
  }
  return thousands + sum
}
