import { rupiah, sen, type Money } from '#platform/money.ts'
import type { CreditNeed, EligibilityVerdict, LenderStatus } from '#platform/lender/port.ts'

/** `silent`: the lender decides but sends no notification. `down`: it does not respond. */
export const LenderMode = ['normal', 'silent', 'down'] as const
export type LenderMode = (typeof LenderMode)[number]

/** What staff let the lender decide. */
export const SimulatedDecision = ['asked', 'agreement_sent', 'declined'] as const
export type SimulatedDecision = (typeof SimulatedDecision)[number]

/** A younger business gets nothing (years). */
const YOUNGEST_BUSINESS = 1
/** A limit is at most this part of a year's sales. */
const PART_OF_SALES = 4
/** From here on the documents have to include a financial report, the third of them (sen). */
const ASKS_FROM = rupiah(500_000_000)
const DOCUMENTS_FOR_MUCH = 3
/** Limits are in steps of a million rupiah (sen). */
const STEP = 100_000_000

const limitTo = (sales: Money): Money => sen(Math.floor(sales / PART_OF_SALES / STEP) * STEP)

/** Whether an application makes sense. */
export function judgeNeed({ yearsInBusiness, yearlySales }: CreditNeed): EligibilityVerdict {
  if (yearsInBusiness < YOUNGEST_BUSINESS)
    return {
      isEligible: false,
      reason: 'Usaha harus sudah berjalan paling sedikit satu tahun.',
      upTo: null,
    }
  const upTo = limitTo(yearlySales)
  if (upTo === 0)
    return {
      isEligible: false,
      reason: 'Omzet setahun paling sedikit Rp 4.000.000.',
      upTo: null,
    }
  return { isEligible: true, reason: null, upTo }
}

/** What the lender decides about an application without being driven by staff. */
export type LenderDecision = {
  status: LenderStatus
  reason: string | null
  limit: Money | null
}

/** Declines a young business, asks for documents where the amount is large, and offers a quarter of the sales at most. */
export function decide(need: CreditNeed, documents: number): LenderDecision {
  const { isEligible, reason, upTo } = judgeNeed(need)
  if (!isEligible || upTo === null) return { status: 'declined', reason, limit: null }
  if (need.amount >= ASKS_FROM && documents < DOCUMENTS_FOR_MUCH)
    return {
      status: 'asked',
      reason: 'Untuk limit mulai Rp 500 juta kami perlu laporan keuangan. Tambahkan di dokumen.',
      limit: null,
    }
  return { status: 'agreement_sent', reason: null, limit: need.amount < upTo ? need.amount : upTo }
}

/** The sentences of a decision that staff name no reason for. */
export const defaultReasons: Record<SimulatedDecision, string | null> = {
  asked: 'Kirim laporan keuangan tahun terakhir.',
  agreement_sent: null,
  declined: 'Pengajuan ini belum memenuhi syarat kami.',
}

export const AGREEMENT_TERMS = 'Biaya 1,5% per bulan, tempo 30 hari, tanpa jaminan.'
