import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { orderPath } from './rules/order-path.ts'
import type { LockedOrder } from './store/order-status.ts'

/** To the buyer: a delivery has departed, in which vehicle and with which driver. */
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

/** To the buyer: the factory's goods are in the warehouse, so that the order can go on. */
export const queueArrivedEmail = (deps: AppDeps, order: LockedOrder, isPaid: boolean) =>
  queueEmail(deps, {
    template: 'order.arrived',
    recipient: order.buyerEmail,
    subject: `Barang indent pesanan ${order.number} sudah datang`,
    paragraphs: [
      `Halo ${order.buyerName}, semua barang indent pesanan ${order.number} sudah datang dari pabrik dan kami simpan untuk Anda.`,
      isPaid
        ? 'Kami siapkan pengirimannya. Anda menerima surat lagi begitu pesanan berangkat.'
        : 'Pengiriman kami siapkan begitu pembayaran pesanan ini selesai.',
    ],
    link: { label: 'Lihat pesanan', path: orderPath(order.id) },
  })

/** To the buyer: all goods have arrived. */
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
