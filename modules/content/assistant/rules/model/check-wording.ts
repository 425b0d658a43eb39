/** Characters of a reply, at most. */
const MAX_LENGTH = 1_500

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`
const RUPIAH = new RegExp(String.raw`(?:rp|idr)\.?\s*(${NUMBER})(?:\s*(ribu|rb|k|juta|jt))?`, 'giu')
const ROUNDED = new RegExp(
  String.raw`(${NUMBER})\s*(ribu|rb|juta|jt|milyar|miliar)(?!\p{L})`,
  'giu',
)
const GROUPED = /\d{1,3}(?:\.\d{3})+/gu
const PERCENT = new RegExp(String.raw`(${NUMBER})\s*(?:%|persen)`, 'giu')
/** Where a buyer could be sent to, and what only the shop may promise. */
const FORBIDDEN: readonly [problem: string, pattern: RegExp][] = [
  ['address', /https?:|www\.|\.(?:com|net|org|id|io|me|co|xyz|shop)(?![\p{L}\d])|\S+@\S+/iu],
  ['phone', /(?:\+?62|(?<!\d)0)[\s.-]?8(?:[\s.-]?\d){6,}/u],
  ['account', /(?<![\d.])\d(?:[\s-]?\d){8,}(?!\d|\.\d)/u],
  ['promise', /gratis|cuma-cuma|cashback|voucher|kode\s?promo|bonus|tanpa bayar|transfer ke/iu],
  ['markup', /[<>{}`|]|\[[^\]]*\]\(/u],
]
const FACTORS: Record<string, number> = { ribu: 1e3, rb: 1e3, k: 1e3, juta: 1e6, jt: 1e6 }

/**
 * Why a reply that the shop did not write itself cannot be shown; null where it can. Each amount and each percentage
 * has to stand in `sources`, what the shop has told; no address, number or promise is anybody's but the shop's.
 */
export function findWordingProblem(text: string, sources: readonly string[]): string | null {
  if (text.trim() === '' || text.length > MAX_LENGTH) return 'length'
  const forbidden = FORBIDDEN.find(([, pattern]) => pattern.test(text))
  if (forbidden) return forbidden[0]
  const known = sources.join('\n')
  const amounts = new Set(listAmounts(known))
  if (listAmounts(text).some((amount) => !amounts.has(amount))) return 'amount'
  const groups = new Set(known.match(GROUPED))
  if ((text.match(GROUPED) ?? []).some((number) => !groups.has(number))) return 'number'
  const percents = new Set([...known.matchAll(PERCENT)].map(([, number]) => number))
  if ([...text.matchAll(PERCENT)].some(([, number]) => !percents.has(number))) return 'percentage'
  return null
}

/** Every amount of a text (rupiah): `Rp 65.000`, `65 ribu`. */
const listAmounts = (text: string): number[] =>
  [...text.matchAll(RUPIAH), ...text.matchAll(ROUNDED)].map(([, number = '', factor = '']) => {
    const value = Number(number.replaceAll('.', '').replace(',', '.'))
    return Math.round(value * (FACTORS[factor.toLowerCase()] ?? (factor ? Number.NaN : 1)))
  })

/** A reply without the question at its end, where the shop asks one of its own. */
export function dropLastQuestion(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.endsWith('?')) return trimmed
  const from = Math.max(
    trimmed.lastIndexOf('\n'),
    ...[...trimmed.slice(0, -1).matchAll(/[.!?]\s/gu)].map(({ index }) => index + 1),
  )
  return trimmed.slice(0, Math.max(0, from)).trim()
}
