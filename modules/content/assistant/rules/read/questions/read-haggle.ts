import type { Act } from '../../track/act.ts'

const NO_MEASURE = String.raw`(?![\d.,x×]|\s?(?:mm|cm|m|kg|gram|gr|liter|watt|volt)(?![\p{L}\d]))`
/** `65rb`, `60.000`: money, where no measure follows. */
const PRICE = String.raw`(?<![\d.,x×])(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|[1-9]\d{3,8}|\d{1,4}\s?(?:rb|ribu|k|jt|juta))${NO_MEASURE}`
const ASKS_LESS = String.raw`(?<!\p{L})(?:(?:di)?nego\p{L}*|(?:di)?tawar\p{L}*)(?!\p{L})`
const HAGGLES = new RegExp(`${ASKS_LESS}.*${PRICE}|${PRICE}.*${ASKS_LESS}`, 'u')
/** `60 ribu boleh?`, `bisa 58.000?`: nobody asks so for ten thousand pieces. */
const BIG_PRICE = String.raw`(?<![\d.,x×])(?:rp\.?\s?)?(?:\d{2,3}(?:\.\d{3})+|[1-9]\d{4,8})${NO_MEASURE}`
const MAY = '(?:bisa|boleh|dapat|dikasih)'
const ALLOWED = new RegExp(
  String.raw`^(?:(?:kalau|jadi|harga(?:nya)?|saya)\s)*(?:${MAY}\s${BIG_PRICE}|${BIG_PRICE}(?:\sper\s\p{L}+)?\s${MAY})(?:\s(?:per\s\p{L}+|saja|tidak|kah|ya))*\s*[?]?$`,
  'u',
)

/** A price that the buyer names: it goes into a negotiation, and says no size and no quantity. */
export const readHaggle = (part: string): Act[] | undefined =>
  HAGGLES.test(part) || ALLOWED.test(part) ? [{ kind: 'ask', about: 'haggle' }] : undefined
