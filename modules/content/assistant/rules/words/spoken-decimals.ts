const DIGITS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')
const DIGIT = `(?:${DIGITS.join('|')})`
const DECIMAL = new RegExp(
  String.raw`(?<!\p{L})(${DIGIT}|\d+)\skoma\s(${DIGIT}(?:\s${DIGIT})?|\d+)(?!\p{L}|\s(?:belas|puluh|ratus|ribu)(?!\p{L}))`,
  'gu',
)
/** `c tujuh lima`: a profile is called by its letter and its digits. */
const PROFILE = new RegExp(
  String.raw`(?<!\p{L})c\s(${DIGIT}\s${DIGIT}(?:\s${DIGIT})?)(?!\p{L}|\s(?:belas|puluh|ratus|ribu)(?!\p{L}))`,
  'gu',
)

const toDigits = (said: string): string =>
  said
    .split(' ')
    .map((word) => (DIGITS.includes(word) ? DIGITS.indexOf(word) : word))
    .join('')

/** `tiga setengah kubik` */
const AND_HALF = new RegExp(
  String.raw`(?<!\p{L})(${DIGIT}|\d+)\ssetengah(?=\s(?:kubik|m3|meter|kg|kilo|ton|rit|truk|lusin|liter)(?!\p{L}))`,
  'gu',
)
/** `2 ribu 500` */
const THOUSANDS = /(?<![\d.,])(\d{1,3})\s?(?:rb|ribu)\s(\d{3})(?![\d.,])/gu

/** Sizes that somebody has spoken digit by digit: `nol koma tujuh lima` is 0,75. */
export const readSpokenDecimals = (text: string): string =>
  text
    .replaceAll(DECIMAL, (_, whole: string, part: string) => `${toDigits(whole)},${toDigits(part)}`)
    .replaceAll(AND_HALF, (_, whole: string) => `${toDigits(whole)},5`)
    .replaceAll(THOUSANDS, '$1$2')
    .replaceAll(PROFILE, (_, digits: string) => `c${toDigits(digits)}`)
