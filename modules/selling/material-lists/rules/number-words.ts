import { isSplitMarketBrand } from '#modules/catalogue/search/rules/market-brands.ts'

const DIGIT_VALUES: ReadonlyMap<string, number> = new Map(
  'nol satu dua tiga empat lima enam tujuh delapan sembilan'
    .split(' ')
    .map((word, value) => [word, value]),
)
/** Words that are a number by themselves. */
const WHOLE: ReadonlyMap<string, number> = new Map([
  ['sepuluh', 10],
  ['sebelas', 11],
  ['setengah', 0.5],
])
/** Words that multiply what precedes them. */
const SCALES: ReadonlySet<string> = new Set(['puluh', 'ratus', 'ribu'])

const NUMBER_WORD = [
  ...DIGIT_VALUES.keys(),
  ...WHOLE.keys(),
  ...SCALES,
  'seratus',
  'seribu',
  'belas',
].join('|')
const NUMBER_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${NUMBER_WORD})(?:\s+(?:${NUMBER_WORD}))*(?![\p{L}\d])`,
  'giu',
)

/** Writes the numbers of a text as digits: `empat puluh lembar` becomes `40 lembar`. */
export const replaceNumberWords = (text: string): string =>
  text.replace(NUMBER_WORDS, (words, at: number) => {
    const [next] = /^\s+\p{L}+/u.exec(text.slice(at + words.length)) ?? []
    if (isCalledSo(text.slice(0, at), text.slice(at + words.length))) return words
    // Tiga Roda is a brand.
    if (isSplitMarketBrand(words.toLowerCase(), next?.trim().toLowerCase())) return words
    const values = parseNumberWords(words.toLowerCase().split(/\s+/))
    return values?.map((value) => String(value).replace('.', ',')).join(' ') ?? words
  })

/** Kloset Dua Bagian, Segi Enam: what goods are called counts nothing. A Saklar Tiga has its quantity behind it. */
const isCalledSo = (before: string, after: string): boolean =>
  /^\s+(?:bagian|lapis|komponen|kait|ukuran)(?!\p{L})/iu.test(after) ||
  /(?<!\p{L})segi\s+$/iu.test(before) ||
  (/(?<!\p{L})saklar\s+$/iu.test(before) && /^\s+.*(?:\d|tanam|tempel)/iu.test(after))

/**
 * The values of number words: dua ratus lima puluh is 250, and tiga belas empat puluh are 13 and 40. Undefined where they
 * make no numbers, or are a guess: dua tiga.
 */
function parseNumberWords(words: readonly string[]): number[] | undefined {
  const values: number[] = []
  for (let at = 0; at < words.length;) {
    const number = readThousands(words, at)
    if (!number) return undefined
    const isGuess = number.value < 10 && (values.at(-1) ?? 10) < 10
    if (isGuess || (number.value === 0.5 && values.length > 0)) return undefined
    values.push(number.value)
    at = number.end
  }
  return values
}

/** A number that begins at a word, and the word behind it. */
type Read = { value: number; end: number } | undefined

function readThousands(words: readonly string[], at: number): Read {
  if (words[at] === 'ribu') return { value: 1000, end: at + 1 }
  const count = words[at] === 'seribu' ? { value: 1, end: at } : readHundreds(words, at)
  if (!count || !/^(?:se)?ribu$/.test(words[count.end] ?? '')) return count
  const rest = readHundreds(words, count.end + 1)
  // Dua ribu lima ratus goes on; seribu dua ribu does not.
  return rest && words[rest.end] !== 'ribu'
    ? { value: count.value * 1000 + rest.value, end: rest.end }
    : { value: count.value * 1000, end: count.end + 1 }
}

function readHundreds(words: readonly string[], at: number): Read {
  const digit = DIGIT_VALUES.get(words[at] ?? '')
  const isHundred = words[at] === 'seratus' || (digit && words[at + 1] === 'ratus')
  if (!isHundred) return readTens(words, at)
  const hundreds = { value: (digit ?? 1) * 100, end: words[at] === 'seratus' ? at + 1 : at + 2 }
  const rest = readTens(words, hundreds.end)
  // Seratus lima ratus are two numbers.
  return rest && !/^(?:puluh|ratus)$/.test(words[rest.end] ?? '')
    ? { value: hundreds.value + rest.value, end: rest.end }
    : hundreds
}

function readTens(words: readonly string[], at: number): Read {
  const whole = WHOLE.get(words[at] ?? '')
  if (whole !== undefined) return { value: whole, end: at + 1 }
  const digit = DIGIT_VALUES.get(words[at] ?? '')
  if (digit === undefined) return undefined
  if (words[at + 1] === 'belas') return { value: digit + 10, end: at + 2 }
  if (words[at + 1] !== 'puluh') return { value: digit, end: at + 1 }
  const one = DIGIT_VALUES.get(words[at + 2] ?? '')
  // Lima puluh dua puluh are two numbers.
  return one && !/^(?:belas|puluh|ratus)$/.test(words[at + 3] ?? '')
    ? { value: digit * 10 + one, end: at + 3 }
    : { value: digit * 10, end: at + 2 }
}
