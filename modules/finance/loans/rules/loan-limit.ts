import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { LenderApplicationStatus } from '#modules/finance/lenders/rules/lenders.ts'

/** What a company has at a lender. */
export type CompanyLimit = {
  applicationId: string
  status: LenderApplicationStatus
  limit: Money
  used: Money
  isDown: boolean
}

export const computeFree = ({ limit, used }: Pick<CompanyLimit, 'limit' | 'used'>): Money =>
  sen(Math.max(0, limit - used))

const format = (amount: Money) => formatRupiah(moneyToJson(amount))

/** Why an amount cannot be paid by a lender, and what to do, as a sentence for the buyer; null where it can. */
export function explainLoan(
  name: string,
  limit: CompanyLimit | undefined,
  amount: Money,
): string | null {
  if (!limit || limit.status === 'draft' || limit.status === 'declined')
    return `Perusahaan Anda belum punya limit di ${name}. Ajukan di Profil, bagian Limit kredit.`
  if (limit.status !== 'active') return `Pengajuan perusahaan Anda di ${name} belum selesai.`
  const free = computeFree(limit)
  if (amount > free)
    return `Sisa limit ${name} ${format(free)}, kurang ${format(sen(amount - free))} untuk pesanan ini.`
  return limit.isDown ? `${name} sedang tidak menjawab. Coba lagi nanti.` : null
}

/** Throws 422 `loan.none`, `loan.exceeded` with the figures, or 409 `loan.down`. */
export function assertLoan(name: string, limit: CompanyLimit | undefined, amount: Money): void {
  const reason = explainLoan(name, limit, amount)
  if (!reason) return
  const advice = `${reason} Pilih cara bayar lain.`
  if (limit?.status !== 'active') throw Refusal.field('paymentType', 'loan.none', advice)
  if (amount <= computeFree(limit)) throw new Refusal('loan.down', advice, 409)
  throw Refusal.field('paymentType', 'loan.exceeded', advice, {
    limit: moneyToJson(limit.limit),
    used: moneyToJson(limit.used),
    free: moneyToJson(computeFree(limit)),
    amount: moneyToJson(amount),
  })
}
