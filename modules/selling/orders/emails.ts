import { formatDateTime, formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { emailWrites, queueEmail } from '#modules/foundation/notifications/service.ts'
import type { OrderDraft, PlacedOrder } from './rules/order-draft.ts'
import type { LockedOrder } from './store/order-status.ts'

/** Where the buyer reads an order of theirs. */
const orderPath = (id: string) => `/profile/daftar-transaksi/detail?id=${id}`

/** Tells the buyer that the order stands, what it costs and until when to pay; to be written. */
export const placedEmailWrites = (deps: AppDeps, order: PlacedOrder, draft: OrderDraft) =>
  emailWrites(deps, {
    template: 'order.placed',
    recipient: draft.buyerEmail,
    subject: `Pesanan ${order.number} kami terima`,
    paragraphs: [
      `Halo ${draft.buyerName}, terima kasih. Pesanan ${order.number} sudah kami terima dan stoknya kami simpan untuk Anda.`,
      `Totalnya ${formatRupiah(moneyToJson(order.total))} termasuk PPN dan ongkos kirim.`,
      ...(order.status === 'awaiting_approval'
        ? ['Pesanan ini melebihi batas belanja Anda, jadi menunggu persetujuan rekan Anda.']
        : []),
      ...(order.expiresAt && order.status === 'awaiting_payment'
        ? [
            `Bayar sebelum ${formatDateTime(order.expiresAt)}; lewat dari itu pesanan batal sendiri.`,
          ]
        : []),
    ],
    link:
      order.status === 'awaiting_approval'
        ? { label: 'Lihat pesanan', path: orderPath(order.id) }
        : { label: 'Lihat cara bayar', path: `/payment-confirmation/transfer?order=${order.id}` },
  })

/** Tells the buyer that a delivery has left, with whom. */
export const queueDepartedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  delivery: { number: string; vehicle: string; plate: string; driver: string; driverPhone: string },
) =>
  queueEmail(deps, {
    template: 'order.departed',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} sedang dikirim`,
    paragraphs: [
      `Halo ${order.buyerName}, pengiriman ${delivery.number} untuk pesanan ${order.number} sudah berangkat.`,
      `Kendaraan: ${delivery.vehicle}, ${delivery.plate}. Sopir: ${delivery.driver}, ${delivery.driverPhone}.`,
    ],
    link: { label: 'Lihat pesanan', path: orderPath(order.id) },
  })

/** Tells the buyer that all goods have arrived. */
export const queueDeliveredEmail = (deps: AppDeps, order: LockedOrder, receivedBy: string) =>
  queueEmail(deps, {
    template: 'order.delivered',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} sudah tiba`,
    paragraphs: [
      `Halo ${order.buyerName}, semua barang pesanan ${order.number} sudah diterima oleh ${receivedBy}.`,
      'Ada yang kurang atau rusak? Kabari kami dalam tiga hari.',
    ],
    link: { label: 'Lihat pesanan', path: orderPath(order.id) },
  })

/** Tells the buyer that the order is cancelled, and why. */
export const queueCancelledEmail = (deps: AppDeps, order: LockedOrder, reason: string) =>
  queueEmail(deps, {
    template: 'order.cancelled',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} dibatalkan`,
    paragraphs: [`Halo ${order.buyerName}, pesanan ${order.number} dibatalkan.`, reason],
    link: { label: 'Lihat pesanan', path: orderPath(order.id) },
  })
