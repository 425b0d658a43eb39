import { formatDate } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { buildInvoicePath } from './rules.ts'

/** To the buyer: what a delivery is invoiced with, and until when it is to be paid. */
export const queueIssuedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  invoice: { id: string; number: string; amount: string; dueAt: Date; deliveryNumber: string },
) =>
  queueEmail(deps, {
    template: 'invoice.issued',
    recipient: order.buyerEmail,
    subject: `Tagihan ${invoice.number} untuk pengiriman ${invoice.deliveryNumber}`,
    paragraphs: [
      `Halo ${order.buyerName}, pengiriman ${invoice.deliveryNumber} dari pesanan ${order.number} sudah kami tagih.`,
    ],
    facts: [
      ['Nomor tagihan', invoice.number],
      ['Jumlah', invoice.amount],
      ['Jatuh tempo', formatDate(invoice.dueAt)],
    ],
    whatsapp: {
      values: [
        order.buyerName,
        invoice.number,
        invoice.deliveryNumber,
        invoice.amount,
        formatDate(invoice.dueAt),
      ],
    },
    link: { label: 'Lihat tagihan', path: buildInvoicePath(invoice.id) },
  })
