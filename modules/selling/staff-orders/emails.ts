import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'

/** To the buyer: what staff write about the order. */
export const queueMessageEmail = (deps: AppDeps, order: LockedOrder, text: string) =>
  queueEmail(deps, {
    template: 'order.message',
    recipient: order.buyerEmail,
    subject: `Pesan tentang pesanan ${order.number}`,
    paragraphs: [
      `Halo ${order.buyerName}, tim kami menulis tentang pesanan ${order.number}:`,
      text,
    ],
    whatsapp: { values: [order.buyerName, order.number] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })
