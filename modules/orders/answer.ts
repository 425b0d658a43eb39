import { isoTime } from '#platform/clock.ts'
import { moneyInWords } from '#platform/in-words.ts'
import { sen, toAnswer } from '#platform/money.ts'
import type { Action } from './actions.ts'
import type {
  DeliveryRow,
  InvoiceOfOrder,
  LineRow,
  OrderHead,
  TimelineRow,
} from './store/reading.ts'

/** The head of an order as its reader sees it; the actions are the reader's own. */
export const headerAnswer = (
  order: OrderHead,
  invoice: InvoiceOfOrder | undefined,
  timeline: readonly TimelineRow[],
  actions: Action[],
) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: isoTime(order.placedAt),
  expiresAt: order.expiresAt && isoTime(order.expiresAt),
  paymentType: order.paymentType,
  poNumber: order.poNumber,
  note: order.note,
  totals: {
    goods: toAnswer(order.goods),
    freight: toAnswer(order.freight),
    total: toAnswer(order.total),
    exclusive: toAnswer(order.exclusive),
    taxBase: toAnswer(order.taxBase),
    tax: toAnswer(order.tax),
  },
  inWords: moneyInWords(order.total),
  invoice: invoice
    ? {
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        refusalReason: invoice.refusalReason,
      }
    : null,
  timeline: timeline.map((entry) => ({
    status: entry.to_status,
    at: isoTime(entry.at),
    by: entry.actor_name,
    note: entry.note,
  })),
  actions,
})

export const lineAnswer = (line: LineRow) => ({
  id: line.id,
  product_variant_id: String(line.variant_id),
  slug: line.product_slug,
  sku: line.sku,
  name: line.product_name,
  variantName: line.variant_name,
  picture: line.picture,
  unit: line.unit,
  qty: line.quantity,
  shipped: line.shipped,
  listPrice: toAnswer(sen(line.list_price)),
  discount: line.discount,
  unitPrice: toAnswer(sen(line.unit_price)),
  subtotal: toAnswer(sen(line.total)),
  warehouse: line.warehouse,
})

export const shippingAnswer = (order: OrderHead, deliveries: readonly DeliveryRow[]) => ({
  shipTo: order.shipTo,
  delivery: order.delivery,
  weightKg: order.weightKg,
  volumeM3: order.volumeM3,
  deliveries: deliveries.map(({ shippedAt, receivedAt, ...delivery }) => ({
    ...delivery,
    shippedAt: shippedAt && isoTime(shippedAt),
    receivedAt: receivedAt && isoTime(receivedAt),
  })),
})

/** The transfer that an invoice asks for, as finance see it. */
export const transferAnswer = (invoice: InvoiceOfOrder) => ({
  invoiceId: invoice.id,
  invoiceNumber: invoice.number,
  status: invoice.status,
  amount: toAnswer(invoice.amount),
  uniqueCode: invoice.uniqueCode,
  expected: toAnswer(sen(invoice.amount + invoice.uniqueCode * 100)),
  proof: invoice.proof && { ...invoice.proof, sentAt: isoTime(invoice.proof.sentAt) },
})
