import { formatRupiah } from '#platform/format.ts'
import type { LoanEventStatus } from '#platform/lender/port.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'

/** The lender's fee for each month, in thousandths of what it pays: the 1.5% of its agreement. */
const FEE_PER_MILLE = 15

/** What is repaid in all, with the fee, in whole rupiah: banks transfer no sen. */
export const computeTotal = (amount: Money, tenor: number): Money =>
  sen(Math.ceil((amount * (1000 + FEE_PER_MILLE * tenor)) / 100_000) * 100)

/** Where the loans of a simulated lender are repaid to. */
export const describeAccount = (name: string, nr: number): string =>
  `Virtual account ${name} 8808${String(nr).padStart(8, '0')}`

/** Why the lender does not pay at once; null where it approves: whatever its limit still covers. */
export const explainRefusal = (amount: Money, free: Money): string | null =>
  amount <= free
    ? null
    : `Sisa limit ${formatRupiah(moneyToJson(free))}, yang diminta ${formatRupiah(moneyToJson(amount))}.`

/** Why a loan cannot take a step; null where it can. */
export function explainStep(
  events: readonly LoanEventStatus[],
  step: LoanEventStatus,
  { tenor, hasDelivery }: { tenor: number; hasDelivery: boolean },
): string | null {
  const repaid = events.filter((status) => status === 'repaid').length
  if (events.includes('refused')) return 'Pencairan ini sudah ditolak.'
  if (step === 'repaid') {
    if (!events.includes('paid')) return 'Pencairan ini belum dibayar.'
    return repaid < tenor ? null : 'Semua cicilannya sudah dibayar.'
  }
  if (events.includes('paid')) return 'Pencairan ini sudah dibayar.'
  if (step === 'paid' && !hasDelivery) return 'Pembeli belum mengonfirmasi pengirimannya.'
  return step === 'approved' && events.includes('approved')
    ? 'Pencairan ini sudah disetujui.'
    : null
}
