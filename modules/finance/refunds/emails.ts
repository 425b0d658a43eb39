import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import type { RefundCause } from './rules/refund-cause.ts'

const reasons: Record<RefundCause, string> = {
  cancelled: 'Pesanan ini dibatalkan setelah dibayar.',
  returned: 'Barangnya sudah kami terima kembali.',
  undelivered: 'Sebagian barangnya tidak jadi kami kirim.',
  overpaid: 'Pembayaran Anda lebih dari yang ditagih.',
}

const buildLink = (order: LockedOrder, label: string) => ({ label, path: buildOrderPath(order.id) })

/** To the buyer: money goes back, and we need to know where to. */
export const queueAccountAskedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  { amount, cause }: { amount: string; cause: RefundCause },
) =>
  queueEmail(deps, {
    template: 'refund.account',
    recipient: order.buyerEmail,
    subject: `Tulis rekening untuk pengembalian dana ${order.number}`,
    paragraphs: [
      `Halo ${order.buyerName}, dana pesanan ${order.number} kami kembalikan. ${reasons[cause]}`,
      'Tulis bank, nomor rekening, dan nama pemiliknya di halaman pesanan, lalu dananya kami transfer.',
    ],
    facts: [['Jumlah', amount]],
    whatsapp: { values: [order.buyerName, order.number, amount] },
    link: buildLink(order, 'Tulis rekening'),
  })

/** To the buyer: money goes back to the lender that has paid their order. */
export const queueLenderRefundEmail = (
  deps: AppDeps,
  order: LockedOrder,
  { amount, cause, lenderName }: { amount: string; cause: RefundCause; lenderName: string },
) =>
  queueEmail(deps, {
    template: 'refund.lender',
    recipient: order.buyerEmail,
    subject: `Dana pesanan ${order.number} kami kembalikan ke ${lenderName}`,
    paragraphs: [
      `Halo ${order.buyerName}, dana pesanan ${order.number} kami kembalikan. ${reasons[cause]}`,
      `${lenderName} yang membayar pesanan ini, jadi dananya kembali ke sana dan cicilan Anda berkurang sebesar itu. Sampai kami kabari lagi, bayar cicilan seperti biasa.`,
    ],
    facts: [['Jumlah', amount]],
    whatsapp: { values: [order.buyerName, order.number, amount, lenderName] },
    link: buildLink(order, 'Lihat pesanan'),
  })

/** To the buyer: what has to be corrected about the bank account. */
export const queueAccountQuestionEmail = (
  deps: AppDeps,
  order: LockedOrder,
  { amount, question }: { amount: string; question: string },
) =>
  queueEmail(deps, {
    template: 'refund.question',
    recipient: order.buyerEmail,
    subject: `Rekening untuk pengembalian dana ${order.number} perlu diperbaiki`,
    paragraphs: [
      `Halo ${order.buyerName}, dana pesanan ${order.number} belum bisa kami transfer.`,
      question,
      'Tulis rekening yang benar di halaman pesanan.',
    ],
    facts: [['Jumlah', amount]],
    whatsapp: { values: [order.buyerName, order.number, amount] },
    link: buildLink(order, 'Perbaiki rekening'),
  })

/** To the buyer: the money was sent back. */
export const queueRefundPaidEmail = (
  deps: AppDeps,
  order: LockedOrder,
  { amount, goal, reference }: { amount: string; goal: string; reference: string },
) =>
  queueEmail(deps, {
    template: 'refund.paid',
    recipient: order.buyerEmail,
    subject: `Dana pesanan ${order.number} sudah kami kembalikan`,
    paragraphs: [
      `Halo ${order.buyerName}, dana pesanan ${order.number} sudah kami kembalikan ${goal}.`,
    ],
    facts: [
      ['Jumlah', amount],
      ['Referensi', reference],
    ],
    whatsapp: { values: [order.buyerName, order.number, amount] },
    link: buildLink(order, 'Lihat pesanan'),
  })
