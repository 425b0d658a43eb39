import { formatWeekdayDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { computeMessageTime, toHoldKey, type UndoableStep } from './rules/undo-step.ts'
import { describePickupPlace } from './rules/describe-order.ts'
import { buildOrderPath } from './rules/order-path.ts'
import type { LockedOrder } from './store/order-status.ts'

type NamedDelivery = { number: string }
type ReceivedDelivery = NamedDelivery & { isPickup: boolean }

const describeArrival = ({ isPickup }: ReceivedDelivery) =>
  isPickup ? 'sudah diambil' : 'sudah tiba'

/** The step that a message reports, where staff may still take it back. */
export type HeldStep = { deliveryId: string; step: UndoableStep; takenAt: Date }

const toHold = (held: HeldStep | undefined) =>
  held && {
    hold: { key: toHoldKey(held.deliveryId, held.step), until: computeMessageTime(held.takenAt) },
  }

/** To the buyer: a delivery is being prepared. */
export const queuePreparedEmail = (deps: AppDeps, order: LockedOrder, delivery: NamedDelivery) =>
  queueEmail(deps, {
    template: 'order.prepared',
    recipient: order.buyerEmail,
    subject: `Pengiriman pesanan ${order.number} sedang disiapkan`,
    paragraphs: [
      `Halo ${order.buyerName}, pengiriman ${delivery.number} untuk pesanan ${order.number} sedang kami siapkan di gudang.`,
      'Kami kabari lagi begitu kendaraannya berangkat.',
    ],
    whatsapp: { values: [order.buyerName, delivery.number, order.number] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

/** To the buyer: goods wait for them in the warehouse, where and until when. */
export const queueReadyEmail = (deps: AppDeps, order: LockedOrder, delivery: NamedDelivery) =>
  queueEmail(deps, {
    template: 'order.ready',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} siap diambil`,
    paragraphs: [
      `Halo ${order.buyerName}, barang pesanan ${order.number} sudah siap diambil. Sebutkan nomor ${delivery.number} di gudang.`,
      [...describePickupPlace(order.pickup), describeSlot(toSlot(order))].join(', ') + '.',
    ],
    whatsapp: {
      values: [
        order.buyerName,
        order.number,
        describePickupPlace(order.pickup).join(', ') || 'gudang kami',
        delivery.number,
      ],
    },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

const toSlot = ({ deliveryDate: date, deliveryWindow: window }: LockedOrder) => ({ date, window })

/** To the buyer: a delivery has departed, in which vehicle and with which driver. */
export const queueDepartedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  delivery: { number: string; vehicle: string; plate: string; driver: string; driverPhone: string },
  trackingUrl: string,
  held: HeldStep,
) =>
  queueEmail(deps, {
    ...toHold(held),
    template: 'order.departed',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} sedang dikirim`,
    paragraphs: [
      `Halo ${order.buyerName}, pengiriman ${delivery.number} untuk pesanan ${order.number} sudah berangkat.`,
      `Kendaraan: ${delivery.vehicle}, ${delivery.plate}. Sopir: ${delivery.driver}, ${delivery.driverPhone}.`,
      `Penerima di lokasi bisa melacaknya tanpa akun; teruskan tautan ini: ${trackingUrl}`,
    ],
    whatsapp: {
      values: [
        order.buyerName,
        delivery.number,
        order.number,
        `${delivery.vehicle} ${delivery.plate}`,
        `${delivery.driver} ${formatPhone(delivery.driverPhone)}`,
        trackingUrl,
      ],
    },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

type DeliverySlot = { date: string; window: string }

const describeSlot = ({ date, window }: DeliverySlot) =>
  `${formatWeekdayDate(`${date}T12:00:00+07:00`)}, ${window}`

/** To the buyer: the order, or one delivery of it, comes at another time. */
export const queueRescheduledEmail = (
  deps: AppDeps,
  order: LockedOrder,
  change: { delivery?: string; before: DeliverySlot; after: DeliverySlot; reason?: string },
) =>
  queueEmail(deps, {
    template: 'order.rescheduled',
    recipient: order.buyerEmail,
    subject: `Jadwal kirim pesanan ${order.number} berubah`,
    paragraphs: [
      `Halo ${order.buyerName}, ${change.delivery ? `pengiriman ${change.delivery}` : 'pengiriman'} pesanan ${order.number} dijadwalkan ulang.`,
      `Jadwal baru: ${describeSlot(change.after)}. Sebelumnya: ${describeSlot(change.before)}.`,
      ...(change.reason ? [`Alasannya: ${change.reason}`] : []),
      'Tidak cocok? Balas email ini atau hubungi kami sebelum hari kirim.',
    ],
    whatsapp: { values: [order.buyerName, order.number, describeSlot(change.after)] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

/** To the buyer: a delivery that is on its way has another vehicle or driver than announced. */
export const queueVehicleChangedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  delivery: { number: string; vehicle: string; plate: string; driver: string; driverPhone: string },
) =>
  queueEmail(deps, {
    template: 'order.vehicle_changed',
    recipient: order.buyerEmail,
    subject: `Kendaraan kiriman pesanan ${order.number} berubah`,
    paragraphs: [
      `Halo ${order.buyerName}, data kendaraan pengiriman ${delivery.number} untuk pesanan ${order.number} kami perbaiki.`,
      `Yang datang: ${delivery.vehicle}, ${delivery.plate}. Sopir: ${delivery.driver}, ${delivery.driverPhone}.`,
    ],
    whatsapp: {
      values: [
        order.buyerName,
        delivery.number,
        `${delivery.vehicle} ${delivery.plate}`,
        `${delivery.driver} ${formatPhone(delivery.driverPhone)}`,
      ],
    },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
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
    whatsapp: { values: [order.buyerName, order.number] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

/** To the buyer: a delivery has arrived, and more will come. */
export const queuePartReceivedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  delivery: ReceivedDelivery,
  receivedBy: string,
  held: HeldStep | undefined,
) =>
  queueEmail(deps, {
    ...toHold(held),
    template: 'order.part_received',
    recipient: order.buyerEmail,
    subject: `Sebagian pesanan ${order.number} ${describeArrival(delivery)}`,
    paragraphs: [
      `Halo ${order.buyerName}, pengiriman ${delivery.number} untuk pesanan ${order.number} sudah diterima oleh ${receivedBy}.`,
      'Sisanya menyusul; kami kabari begitu berangkat atau siap diambil.',
    ],
    whatsapp: { values: [order.buyerName, delivery.number, order.number, receivedBy] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

/** To the buyer: some goods were not taken, and what becomes of them. */
export const queueRefusedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  { number, goods }: { number: string; goods: readonly string[] },
  held: HeldStep | undefined,
) =>
  queueEmail(deps, {
    ...toHold(held),
    template: 'order.refused',
    recipient: order.buyerEmail,
    subject: `Ada barang yang ditolak di pengiriman ${number}`,
    paragraphs: [
      `Halo ${order.buyerName}, sebagian barang pesanan ${order.number} tidak diterima di lokasi.`,
      ...goods,
      'Barang itu kembali ke gudang kami. Kami hubungi Anda untuk mengirim gantinya.',
    ],
    whatsapp: { values: [order.buyerName, number, order.number] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

/** To the buyer: all goods have arrived. */
export const queueDeliveredEmail = (
  deps: AppDeps,
  order: LockedOrder,
  delivery: ReceivedDelivery,
  receivedBy: string,
  held: HeldStep | undefined,
) =>
  queueEmail(deps, {
    ...toHold(held),
    template: 'order.delivered',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} ${describeArrival(delivery)}`,
    paragraphs: [
      `Halo ${order.buyerName}, semua barang pesanan ${order.number} sudah diterima oleh ${receivedBy}.`,
      'Ada yang kurang atau rusak? Kabari kami dalam tiga hari.',
    ],
    whatsapp: { values: [order.buyerName, order.number, receivedBy] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })
