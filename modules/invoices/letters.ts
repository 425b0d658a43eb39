import { formatMoment, formatRupiah } from '#platform/format.ts'
import type { Tools } from '#platform/http/context.ts'
import { toAnswer } from '#platform/money.ts'
import { send } from '#modules/notifications/service.ts'
import type { LockedOrder } from '#modules/orders/service.ts'
import { expected } from './service.ts'
import type { Invoice } from './store.ts'

/** Tells the buyer that the transfer has come in and the order is being processed. */
export const paid = (tools: Tools, order: LockedOrder, invoice: Invoice) =>
  send(tools, {
    template: 'invoice.paid',
    recipient: order.buyerEmail,
    subject: `Pembayaran pesanan ${order.number} kami terima`,
    paragraphs: [
      `Halo ${order.buyerName}, transfer untuk tagihan ${invoice.number} sudah kami terima. Pesanan Anda sedang kami siapkan.`,
    ],
    facts: [
      ['Nomor tagihan', invoice.number],
      ['Jumlah', formatRupiah(toAnswer(expected(invoice)))],
    ],
    link: { label: 'Lihat pesanan', path: `/profile/daftar-transaksi/detail?id=${order.id}` },
  })

/** Tells the buyer why the proof did not do, and until when to send another. */
export const proofRefused = (tools: Tools, order: LockedOrder, reason: string, dueAt: Date) =>
  send(tools, {
    template: 'invoice.proof_refused',
    recipient: order.buyerEmail,
    subject: `Bukti transfer pesanan ${order.number} perlu dikirim ulang`,
    paragraphs: [
      `Halo ${order.buyerName}, bukti transfer untuk pesanan ${order.number} belum bisa kami terima.`,
      `Alasannya: ${reason}`,
      `Kirim bukti yang baru sebelum ${formatMoment(dueAt)}.`,
    ],
    link: {
      label: 'Kirim bukti transfer',
      path: `/payment-confirmation/transfer?order=${order.id}`,
    },
  })
