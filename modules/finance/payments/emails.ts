import { endSentence, formatDateTime, formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { queueEmail, type EmailToSend } from '#modules/foundation/notifications/service.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'

export type EmailHold = NonNullable<EmailToSend['hold']>

/** To the buyer: the payment has come in, and the order is processed. */
export const queuePaidEmail = (
  deps: AppDeps,
  order: LockedOrder,
  invoice: InvoiceRecord,
  { amount, hold }: { amount: Money; hold?: EmailHold | undefined },
) =>
  queueEmail(deps, {
    template: 'invoice.paid',
    ...(hold && { hold }),
    recipient: order.buyerEmail,
    subject: `Pembayaran pesanan ${order.number} kami terima`,
    paragraphs: [
      `Halo ${order.buyerName}, pembayaran tagihan ${invoice.number} sudah kami terima. Pesanan Anda sedang kami siapkan.`,
    ],
    facts: [
      ['Nomor tagihan', invoice.number],
      ['Jumlah', formatRupiah(moneyToJson(amount))],
    ],
    whatsapp: {
      values: [order.buyerName, formatRupiah(moneyToJson(amount)), order.number],
    },
    link: { label: 'Lihat pesanan', path: `/profile/daftar-transaksi/detail?id=${order.id}` },
  })

/** To the buyer: why the proof was rejected, and until when to send another. */
export const queueProofRejectedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  reason: string,
  dueAt: Date,
) =>
  queueEmail(deps, {
    template: 'invoice.proof_refused',
    recipient: order.buyerEmail,
    subject: `Bukti transfer pesanan ${order.number} perlu dikirim ulang`,
    paragraphs: [
      `Halo ${order.buyerName}, bukti transfer untuk pesanan ${order.number} belum bisa kami terima.`,
      `Alasannya: ${reason}`,
      `Kirim bukti yang baru sebelum ${formatDateTime(dueAt)}.`,
    ],
    whatsapp: {
      values: [order.buyerName, order.number, endSentence(reason), formatDateTime(dueAt)],
    },
    link: {
      label: 'Kirim bukti transfer',
      path: `/payment-confirmation/transfer?order=${order.id}`,
    },
  })

/** To the buyer, once for each deadline: the order is not paid yet. */
export const queueDueEmail = (
  deps: AppDeps,
  order: LockedOrder,
  invoice: InvoiceRecord,
  dueAt: Date,
) => {
  const amount = formatRupiah(moneyToJson(computeTransferAmount(invoice)))
  return queueEmail(deps, {
    template: 'invoice.due',
    onceKey: `${order.id} ${dueAt.toISOString()}`,
    recipient: order.buyerEmail,
    subject: `Bayar pesanan ${order.number} sebelum ${formatDateTime(dueAt)}`,
    paragraphs: [
      `Halo ${order.buyerName}, pesanan ${order.number} belum dibayar. Stoknya masih kami simpan sampai ${formatDateTime(dueAt)}; lewat dari itu pesanan batal sendiri.`,
      ...(order.paymentType === 'transfer'
        ? ['Sudah transfer? Kirim bukti transfernya, supaya kami bisa memeriksanya.']
        : []),
    ],
    facts: [
      ['Nomor tagihan', invoice.number],
      ['Jumlah', amount],
    ],
    whatsapp: { values: [order.buyerName, amount, order.number, formatDateTime(dueAt)] },
    link: { label: 'Lihat cara bayar', path: buildPaymentPath(order) },
  })
}
