import { formatDateTime, formatRupiah } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import type { EmailToSend } from '#modules/foundation/notifications/service.ts'
import type { NewOrderRecord } from '#modules/selling/orders/rules/new-order.ts'
import { describePickupPlace } from '#modules/selling/orders/rules/describe-order.ts'
import { buildOrderPath, buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'

const formatTotal = ({ total }: NewOrderRecord) => formatRupiah(moneyToJson(total))

function describeNext({ status, expiresAt }: NewOrderRecord): string {
  if (status === 'awaiting_approval')
    return 'Pesanan ini melebihi batas belanja Anda, jadi menunggu persetujuan rekan Anda.'
  return expiresAt
    ? `Bayar sebelum ${formatDateTime(expiresAt)}; lewat dari itu pesanan batal sendiri.`
    : 'Pesanan ini dibayar tempo: langsung kami siapkan, dan tagihannya Anda bayar sebelum jatuh tempo.'
}

/** Where goods are picked up; another e-mail says when they are ready. */
function describePickup({ delivery: { method, pickup } }: NewOrderRecord): string[] {
  if (!pickup) return []
  const what = method === 'pickup' ? 'Barangnya' : 'Sebagian barangnya'
  return [
    `${what} Anda ambil di ${describePickupPlace(pickup).join(', ')}. Kami kabari begitu siap.`,
  ]
}

/** To the buyer: the order is placed, what it costs and until when to pay. */
export const writePlacedEmail = (order: NewOrderRecord, recipient: string): EmailToSend => ({
  template: 'order.placed',
  recipient,
  subject: `Pesanan ${order.number} kami terima`,
  paragraphs: [
    `Halo ${order.buyerName}, terima kasih. Pesanan ${order.number} sudah kami terima dan stoknya kami simpan untuk Anda.`,
    `Totalnya ${formatTotal(order)} termasuk PPN dan ongkos kirim.`,
    ...describePickup(order),
    describeNext(order),
  ],
  whatsapp:
    order.status === 'awaiting_approval'
      ? {
          shortTemplate: 'order.awaiting_approval',
          values: [order.buyerName, order.number, formatTotal(order)],
        }
      : order.expiresAt
        ? {
            values: [
              order.buyerName,
              order.number,
              formatTotal(order),
              formatDateTime(order.expiresAt),
            ],
          }
        : {
            shortTemplate: 'order.on_terms',
            values: [order.buyerName, order.number, formatTotal(order)],
          },
  link:
    order.status === 'awaiting_approval'
      ? { label: 'Lihat pesanan', path: buildOrderPath(order.id) }
      : {
          label: order.expiresAt ? 'Lihat cara bayar' : 'Lihat tagihan',
          path: buildPaymentPath(order),
        },
})
