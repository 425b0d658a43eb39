import type { RefundStatus } from './refund-status.ts'

type DescribedRefund = {
  status: RefundStatus
  isThroughGateway: boolean
  destination: string | null
  reference: string | null
}

/** What has become of their money, and what to do now, for the buyer. */
export function describeForBuyer(refund: DescribedRefund): string {
  const { status, isThroughGateway, destination, reference } = refund
  const goal = isThroughGateway ? 'lewat QRIS yang Anda pakai membayar' : `ke ${destination ?? ''}`
  if (status === 'awaiting_account')
    return 'Tulis rekening tujuannya, supaya dananya bisa kami transfer.'
  if (status === 'paid') return `Sudah kami kembalikan ${goal}, referensi ${reference}.`
  if (status === 'approved' || status === 'sending')
    return `Sudah disetujui dan segera kami kembalikan ${goal}.`
  return `Sedang kami siapkan untuk dikembalikan ${goal}. Kabarnya kami kirim lewat email.`
}
