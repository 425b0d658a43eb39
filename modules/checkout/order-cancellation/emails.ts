import { endSentence, formatRupiah } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'

/** To the buyer: the order is cancelled, and why. */
export const queueCancelledEmail = (deps: AppDeps, order: LockedOrder, reason: string) =>
  queueEmail(deps, {
    template: 'order.cancelled',
    recipient: order.buyerEmail,
    subject: `Pesanan ${order.number} dibatalkan`,
    whatsapp: {
      values: [
        order.buyerName,
        order.number,
        formatRupiah(moneyToJson(order.total)),
        endSentence(reason),
      ],
    },
    paragraphs: [`Halo ${order.buyerName}, pesanan ${order.number} dibatalkan.`, reason],
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })
