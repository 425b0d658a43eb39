import { formatExact } from '#platform/format.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { moneyToJson, rupiah, sen, zero, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** What staff do about money that differs from an invoice's amount due. */
export const DifferenceTreatment = ['credited', 'retained', 'written_off'] as const
export type DifferenceTreatment = (typeof DifferenceTreatment)[number]

/** How a difference is booked; the sen by which a transfer is rounded up are booked with its unique code. */
export const DifferenceKind = ['unique_code', ...DifferenceTreatment] as const
export type DifferenceKind = (typeof DifferenceKind)[number]

/** Sen: what came in less what the invoice is about; below zero where less came in. */
export type Difference = { kind: DifferenceKind; amount: Money }

type Expected = { amount: Money; uniqueCode: number }

/**
 * How far money is from an invoice (sen), once the rupiah of its unique code and the sen of rounding are taken as such.
 * An invoice that is paid with others may carry the sen of their sum: less than a rupiah is rounding.
 */
export function computeSurplus(invoice: Expected, received: Money): Money {
  const more = received - invoice.amount
  if (more < 0) return sen(more)
  return more - invoice.uniqueCode * 100 < rupiah(1)
    ? zero
    : sen(received - computeTransferAmount(invoice))
}

/**
 * The differences to book, so that with the invoice's amount they add up to what came in. Throws 422
 * `payment.treatment` where the treatment does not fit, or none is named and one is needed.
 */
export function splitReceived(
  invoice: Expected,
  received: Money,
  treatment: DifferenceTreatment | undefined,
): Difference[] {
  const surplus = computeSurplus(invoice, received)
  const uniqueCode = sen(received - invoice.amount - surplus)
  const fits = surplus === 0 || (surplus < 0 ? treatment === 'written_off' : isForMore(treatment))
  if (!fits) throw refuseTreatment(surplus)
  return [
    { kind: 'unique_code' as const, amount: uniqueCode },
    { kind: treatment ?? 'retained', amount: surplus },
  ].filter(({ amount }) => amount !== 0)
}

const isForMore = (treatment: DifferenceTreatment | undefined): boolean =>
  treatment === 'credited' || treatment === 'retained'

const refuseTreatment = (surplus: Money) =>
  Refusal.field(
    'treatment',
    'payment.treatment',
    surplus > 0
      ? `Lebih ${describe(surplus)}. Pilih: kembalikan ke pembeli, atau catat sebagai pendapatan selisih.`
      : `Kurang ${describe(surplus)}. Pilih: hapuskan kekurangannya, atau jangan terima pembayaran ini.`,
  )

/** Throws 422 `payment.difference` where a role may not keep or write off so much (sen). */
export function assertWithinLimit(differences: readonly Difference[], limit: Money): void {
  const decided = differences.find(({ kind }) => kind === 'retained' || kind === 'written_off')
  if (!decided || Math.abs(decided.amount) <= limit) return
  throw Refusal.field(
    'treatment',
    'payment.difference',
    `Selisihnya ${describe(decided.amount)}, sedangkan Anda boleh memutuskan sampai ${describe(limit)}. ${
      decided.amount > 0 ? 'Kembalikan ke pembeli, atau minta admin.' : 'Minta admin memutuskannya.'
    }`,
  )
}

/** What became of a difference, for the buyer. */
export function describeReceived(received: Money, differences: readonly Difference[]): string {
  const decided = differences.find(({ kind }) => kind !== 'unique_code')
  const came = `${describe(received)} diterima`
  if (!decided) return `${came}.`
  const amount = describe(decided.amount)
  if (decided.kind === 'credited') return `${came}, lebih ${amount}; kelebihannya kami kembalikan.`
  if (decided.kind === 'retained') return `${came}, lebih ${amount} dari tagihan.`
  return `${came}, kurang ${amount}; kekurangannya tidak kami tagih.`
}

const describe = (amount: Money): string => `Rp ${formatExact(moneyToJson(sen(Math.abs(amount))))}`
