import { formatRupiah } from '#platform/format.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'

/** To an approver: an order above its purchaser's limit waits. */
export const approvalRequestEmail = (order: {
  id: string
  number: string
  by: string
  total: Money
}): Email => ({
  subject: `Pesanan ${order.number} menunggu persetujuan Anda`,
  paragraphs: [
    `${order.by} memesan ${formatRupiah(moneyToJson(order.total))}, lebih dari batas belanjanya. Stoknya kami simpan sampai Anda memutuskan, paling lama 3 hari.`,
  ],
  link: { label: 'Lihat dan putuskan', path: `/profile?persetujuan=${order.id}` },
})

/** To the purchaser: the decision. */
export const approvalDecisionEmail = (
  order: { id: string; number: string },
  { approve, by, note }: { approve: boolean; by: string; note: string | undefined },
): Email => ({
  subject: `Pesanan ${order.number} ${approve ? 'disetujui' : 'ditolak'}`,
  paragraphs: [
    `${by} ${approve ? 'menyetujui' : 'menolak'} pesanan ${order.number}.${note ? ` Katanya: ${note}` : ''}`,
    approve
      ? 'Silakan bayar sebelum batas waktunya.'
      : 'Pesanannya dibatalkan dan stoknya dilepas.',
  ],
  link: approve
    ? { label: 'Lihat cara bayar', path: `/payment-confirmation/transfer?order=${order.id}` }
    : { label: 'Lihat pesanan', path: `/profile/daftar-transaksi/detail?id=${order.id}` },
})
