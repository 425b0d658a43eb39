import { parseIndonesianNumber } from '#platform/indonesian-number.ts'

const MONEY = String.raw`(?<sign>rp\.?\s?)?(?<number>\d+(?:[.,]\d+)*)\s?(?<unit>jt|juta|rb|ribu|k)?(?:an)?(?![\p{L}\d])`
/** `budget saya 2 juta`, `duitnya cuma ada 500 ribu` */
const BUDGET = new RegExp(
  String.raw`^(?:\p{L}+\s){0,3}?(?:budget|bujet|bajet|dana|anggaran|modal|uang|duit)(?:ku|nya)?\s?:?\s(?:\p{L}+\s){0,3}?${MONEY}`,
  'u',
)
/** `masuk 3 juta tidak?` */
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})(?:masuk|cukup|nyampe|sampai|maksimal|maks|tidak\slebih\sdari|di\sbawah)\s(?:budget\s|dana\s|uang\s)?${MONEY}`,
  'u',
)
const FACTORS: Record<string, number> = { jt: 1e6, juta: 1e6, rb: 1e3, ribu: 1e3, k: 1e3 }
/** No budget is smaller (Rp); without a word for money beside it, a smaller number counts goods. */
const MIN_BUDGET = 10_000

/** Money (Rp) for the whole list, and what else is said. */
export type Budget = { amount: number; rest: string }

/** What a buyer can spend, where a part of a message names it. */
export function readBudget(text: string): Budget | undefined {
  const named = BUDGET.exec(text)
  const match = named ?? WITHIN.exec(text)
  const { sign, number = '', unit } = match?.groups ?? {}
  const amount = (parseIndonesianNumber(number) ?? 0) * (unit ? FACTORS[unit]! : 1)
  const isMoney = named || sign || unit
  if (!match || !isMoney || amount < MIN_BUDGET) return undefined
  const rest = text.replace(match[0], ' ').replaceAll(/\s+/g, ' ').trim()
  return { amount, rest: rest.replace(/^(?:untuk|beli)\s/u, '') }
}
