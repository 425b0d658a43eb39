import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatRupiah } from '#platform/format.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import type { EmailContent } from '#modules/foundation/notifications/rules/render-messages.ts'

/** To an approver: an order above its purchaser's limit waits. */
export const writeApprovalRequestEmail = (order: {
  id: string
  number: string
  by: string
  total: Money
}): EmailContent => ({
  subject: `Pesanan ${order.number} menunggu persetujuan Anda`,
  paragraphs: [
    `${order.by} memesan ${formatRupiah(moneyToJson(order.total))}, lebih dari batas belanjanya. Stoknya kami simpan sampai Anda memutuskan, paling lama 3 hari.`,
  ],
  whatsapp: { values: [order.number, order.by, formatRupiah(moneyToJson(order.total))] },
  link: { label: 'Lihat dan putuskan', path: `/profile?persetujuan=${order.id}` },
})

/** To the purchaser: the decision. */
export const writeApprovalDecisionEmail = (
  order: { id: string; number: string; paymentType: string },
  { approve, by, note }: { approve: boolean; by: string; note: string | undefined },
): EmailContent => ({
  subject: `Pesanan ${order.number} ${approve ? 'disetujui' : 'ditolak'}`,
  paragraphs: [
    `${by} ${approve ? 'menyetujui' : 'menolak'} pesanan ${order.number}.${note ? ` Katanya: ${note}` : ''}`,
    approve
      ? order.paymentType === 'tempo'
        ? 'Pesanannya langsung kami siapkan; tagihannya dibayar sebelum jatuh tempo.'
        : 'Silakan bayar sebelum batas waktunya.'
      : 'Pesanannya dibatalkan dan stoknya dilepas.',
  ],
  whatsapp: { values: [order.number, approve ? 'disetujui' : 'ditolak', by] },
  link: approve
    ? { label: 'Lihat cara bayar', path: buildPaymentPath(order) }
    : { label: 'Lihat pesanan', path: `/profile/daftar-transaksi/detail?id=${order.id}` },
})
