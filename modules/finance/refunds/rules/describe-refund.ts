import type { RefundStatus } from './refund-status.ts'

type DescribedRefund = {
  status: RefundStatus
  isThroughGateway: boolean
  /** The lender that it goes to. */
  lenderName: string | null
  destination: string | null
  reference: string | null
}

/** What has become of their money, and what to do now, for the buyer. */
export function describeForBuyer(refund: DescribedRefund): string {
  const { status, isThroughGateway, destination, reference } = refund
  if (refund.lenderName) return describeForBorrower(refund.lenderName, refund)
  const goal = isThroughGateway ? 'lewat QRIS yang Anda pakai membayar' : `ke ${destination ?? ''}`
  if (status === 'awaiting_account')
    return 'Tulis rekening tujuannya, supaya dananya bisa kami transfer.'
  if (status === 'paid') return `Sudah kami kembalikan ${goal}, referensi ${reference}.`
  if (status === 'approved' || status === 'sending')
    return `Sudah disetujui dan segera kami kembalikan ${goal}.`
  return `Sedang kami siapkan untuk dikembalikan ${goal}. Kabarnya kami kirim lewat email.`
}

/** The same of money that goes to the lender which has paid the order. */
function describeForBorrower(name: string, { status, reference }: DescribedRefund): string {
  if (status === 'paid')
    return `Sudah kami kembalikan ke ${name}, referensi ${reference}. Cicilan Anda di sana berkurang sebesar itu.`
  return `${name} yang membayar pesanan ini, jadi dananya kami kembalikan ke ${name}. Begitu kami kirim, cicilan Anda di sana berkurang sebesar itu.`
}
