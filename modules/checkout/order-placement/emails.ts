import { formatDateTime, formatRupiah } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import type { EmailToSend } from '#modules/foundation/notifications/service.ts'
import type { NewOrderRecord } from '#modules/selling/orders/rules/new-order.ts'
import { orderPath } from '#modules/selling/orders/rules/order-path.ts'

/** To the buyer: the order is placed, what it costs and until when to pay. */
export const placedEmail = (order: NewOrderRecord, recipient: string): EmailToSend => ({
  template: 'order.placed',
  recipient,
  subject: `Pesanan ${order.number} kami terima`,
  paragraphs: [
    `Halo ${order.buyerName}, terima kasih. Pesanan ${order.number} sudah kami terima dan stoknya kami simpan untuk Anda.`,
    `Totalnya ${formatRupiah(moneyToJson(order.total))} termasuk PPN dan ongkos kirim.`,
    order.status === 'awaiting_approval'
      ? 'Pesanan ini melebihi batas belanja Anda, jadi menunggu persetujuan rekan Anda.'
      : `Bayar sebelum ${formatDateTime(order.expiresAt)}; lewat dari itu pesanan batal sendiri.`,
  ],
  link:
    order.status === 'awaiting_approval'
      ? { label: 'Lihat pesanan', path: orderPath(order.id) }
      : { label: 'Lihat cara bayar', path: `/payment-confirmation/transfer?order=${order.id}` },
})
