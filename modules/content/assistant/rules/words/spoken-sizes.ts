const DIGITS = 'satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')
const DIGIT = `(?:${DIGITS.join('|')}|\\d+)`

/** What pipes and their fittings are called, which are measured in parts of an inch. */
const PIPES =
  'pipa|paralon|pralon|knee|keni|elbow|elbo|tee|sok|sock|dop|reducer|vsok|keran|kran|stop\\skran|ball\\svalve|nepel|double\\snepel|drat'
const FRACTIONS: Record<string, string> = {
  'satu seperempat': '1 1/4',
  'satu setengah': '1 1/2',
  'tiga perempat': '3/4',
  seperempat: '1/4',
  setengah: '1/2',
}
const FRACTION = Object.keys(FRACTIONS).join('|')
/** Behind a pipe, before its unit, or where goods are pointed at: `yang setengah 15`. */
const PART_OF_INCH = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${PIPES})(?:nya)?(?:\s(?!dan\s|sama\s|terus\s)[\p{L}"]+){0,3}\s|(?<!\p{L})yang\s)(${FRACTION})(?=\s(?:inch|inci|in|dim)(?!\p{L})|\s(?:nya\s)?(?:\d|${DIGITS.join('|')}|se(?:puluh|belas|ratus))|\s*(?:$|[,.?]))|(?<!\p{L})(${FRACTION})(?=\s(?:inch|inci|dim)(?!\p{L}))`,
  'gu',
)
/** `tujuh senti setengah` */
const AND_HALF = new RegExp(
  String.raw`(?<!\p{L})(${DIGIT})\s(senti|cm|mili|mm)\ssetengah(?!\p{L}|\s(?:kg|kilo|kubik|lusin|dus|meter|ton|gram|liter|sak|roll|rol)(?!\p{L}))`,
  'gu',
)

/** The sections that timber is sawn to (cm), as they are said without a sign between the sides. */
const SECTIONS: readonly (readonly [string, string])[] = [
  ['dua', 'tiga'],
  ['tiga', 'empat'],
  ['tiga', 'lima'],
  ['empat', 'enam'],
  ['lima', 'tujuh'],
  ['lima', 'sepuluh'],
  ['enam', 'sepuluh'],
  ['enam', 'dua belas'],
  ['enam', 'lima belas'],
  ['delapan', 'dua belas'],
  ['delapan', 'lima belas'],
  ['dua', 'sepuluh'],
  ['dua', 'lima belas'],
  ['dua', 'dua puluh'],
  ['tiga', 'lima belas'],
  ['tiga', 'dua puluh'],
  ['tiga', 'dua puluh lima'],
]
const VALUES: Record<string, number> = {
  ...Object.fromEntries(DIGITS.map((digit, at) => [digit, at + 1])),
  sepuluh: 10,
  'dua belas': 12,
  'lima belas': 15,
  'dua puluh': 20,
  'dua puluh lima': 25,
}
const SAWN = SECTIONS.map((sides) => sides.join('\\s')).join('|')
const TIMBER = 'kaso|kasau|usuk|balok|papan|reng|galar'
/** `kaso lima tujuh`, `papan sengon dua dua puluh`; a unit behind them counts something. */
const SECTION = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${TIMBER})(?:nya)?(?:\s(?!dan\s|sama\s)\p{L}{4,}){0,2}?\s|(?<!\p{L})yang\s)(${SAWN})(?=\s*(?:$|[,.?])|\s(?!belas|puluh|ratus|batang|btg|lembar|lbr|biji|kg|kilo|cm|senti))`,
  'gu',
)

const toSides = (said: string): string => {
  const [one, other] = SECTIONS.find((sides) => sides.join(' ') === said)!
  return `${VALUES[one]}/${VALUES[other]}`
}

/** Sizes that somebody dictates without the sign in them: `yang tiga perempat`, `kaso lima tujuh`, `paku tujuh senti setengah`. */
export const readSpokenSizes = (text: string): string =>
  text
    .replaceAll(AND_HALF, (_, whole: string, unit: string) => {
      const digit = DIGITS.indexOf(whole)
      return `${digit === -1 ? whole : digit + 1},5 ${unit.replace('senti', 'cm').replace('mili', 'mm')}`
    })
    .replaceAll(PART_OF_INCH, (said: string) => FRACTIONS[said]!)
    .replaceAll(SECTION, toSides)
