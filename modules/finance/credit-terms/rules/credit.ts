import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, rupiah, sen, zero, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CreditStatus } from './credit-status.ts'
import { getCreditDays, type CreditGrade } from './grades.ts'

/** What a company may still order on credit (sen). */
export type CompanyCredit = {
  status: CreditStatus
  limit: Money
  /** Placed and unpaid. */
  used: Money
  /** Of that, what is past its due day. */
  overdue: Money
  free: Money
  grade: CreditGrade | null
  /** For how many days an order is on credit; null without a limit. */
  days: number | null
  frozenReason: string | null
  frozenBy: 'staff' | 'system' | null
}

type CreditFacts = Pick<
  CompanyCredit,
  'limit' | 'used' | 'overdue' | 'frozenReason' | 'frozenBy'
> & {
  status: CreditStatus
  grade: CreditGrade | null
}

/** What is free is never less than nothing: a limit that was lowered is used up. */
export const describeCredit = (facts: CreditFacts): CompanyCredit => ({
  ...facts,
  free: sen(Math.max(zero, facts.limit - facts.used)),
  days: facts.grade && getCreditDays(facts.grade),
})

const format = (amount: Money) => formatRupiah(moneyToJson(amount))

/** Why an amount cannot be ordered on credit, and what to do, as a sentence for the buyer; null where it can. */
export function explainCredit(credit: CompanyCredit, amount: Money): string | null {
  if (credit.status === 'none')
    return 'Perusahaan Anda belum punya limit kredit. Ajukan di Profil, bagian Limit kredit.'
  if (credit.status === 'applied')
    return 'Pengajuan limit kredit perusahaan Anda masih kami periksa.'
  if (credit.status === 'frozen')
    return credit.frozenBy === 'system'
      ? 'Limit kredit dibekukan karena ada tagihan lewat tempo. Lunasi tagihannya, lalu limit terbuka lagi.'
      : `Limit kredit dibekukan: ${credit.frozenReason ?? ''} Hubungi tim kami.`
  return explainFree(credit.free, amount)
}

/** Why an amount is more than what is free; null where it is not. */
export const explainFree = (free: Money, amount: Money): string | null =>
  amount <= free
    ? null
    : `Sisa limit kredit ${format(free)}, kurang ${format(sen(amount - free))} untuk pesanan ini.`

/** Throws 409 `credit.frozen`, 422 `credit.none` or `credit.exceeded`, which says what is left. */
export function assertCredit(credit: CompanyCredit, amount: Money): void {
  const reason = explainCredit(credit, amount)
  if (!reason) return
  if (credit.status === 'frozen')
    throw new Refusal('credit.frozen', `${reason} Atau pilih cara bayar lain.`, 409, {
      detail: { overdue: moneyToJson(credit.overdue) },
    })
  const code = credit.status === 'active' ? 'credit.exceeded' : 'credit.none'
  throw Refusal.field(
    'paymentType',
    code,
    `${reason} ${code === 'credit.exceeded' ? 'Kurangi pesanan, lunasi tagihan yang ada, atau pilih' : 'Pilih'} cara bayar lain.`,
    {
      limit: moneyToJson(credit.limit),
      used: moneyToJson(credit.used),
      free: moneyToJson(credit.free),
    },
  )
}

/** The least and the most that can be applied for, and what only an admin sets (sen). */
const MIN_CREDIT_LIMIT = rupiah(1_000_000)
const MAX_CREDIT_LIMIT = rupiah(100_000_000_000)
const MAX_LIMIT_OF_FINANCE = rupiah(500_000_000)

/** Throws 422 `credit.amount` for no amount that a limit can have. */
export function assertLimitAmount(amount: Money): void {
  if (amount >= MIN_CREDIT_LIMIT && amount <= MAX_CREDIT_LIMIT) return
  throw Refusal.field(
    'amount',
    'credit.amount',
    `Tulis limit antara ${format(MIN_CREDIT_LIMIT)} dan ${format(MAX_CREDIT_LIMIT)}.`,
  )
}

/** Throws 422 `credit.role` where the limit is more than the role may set. */
export function assertMaySet(amount: Money, isAdmin: boolean): void {
  if (isAdmin || amount <= MAX_LIMIT_OF_FINANCE) return
  throw Refusal.field(
    'amount',
    'credit.role',
    `Limit di atas ${format(MAX_LIMIT_OF_FINANCE)} ditetapkan admin. Minta admin membuka halaman ini.`,
  )
}
