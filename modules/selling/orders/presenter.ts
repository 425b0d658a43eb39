import { moneyInWords } from '#platform/amount-in-words.ts'
import { toIsoTime } from '#platform/clock.ts'
import type { StatusEventRow } from '#platform/database/event-log.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { acceptsPurchaseOrder, type OrderAction } from './rules/actions.ts'
import type { OrderActor, OrderStatus } from './rules/order-status.ts'
import type { OrderDeliveryRow } from './store/order-deliveries.ts'
import type { OrderLineRow, OrderHead } from './store/order-details.ts'
import type { OrderPurchaseOrder } from './store/order-purchase-order.ts'
import type { PoFile } from './store/po-files.ts'
import type { DeliveryInvoiceRow, OrderInvoice } from './store/order-invoice.ts'

/** An order's header, with the actions that its reader can take. */
export const presentOrderHeader = (
  order: OrderHead,
  {
    purchaseOrder,
    poFile,
  }: { purchaseOrder: OrderPurchaseOrder | undefined; poFile: PoFile | undefined },
  { invoice, deliveryInvoices }: OrderInvoices,
  timeline: readonly StatusEventRow<OrderStatus, OrderActor>[],
  actions: OrderAction[],
) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: toIsoTime(order.placedAt),
  expiresAt: order.expiresAt && toIsoTime(order.expiresAt),
  paymentType: order.paymentType,
  poNumber: order.poNumber,
  purchaseOrder: purchaseOrder ?? null,
  poFile: poFile ? { name: poFile.name, kind: poFile.kind } : null,
  lacksPoFile:
    order.requiresPoFile && acceptsPurchaseOrder(order.status) && !poFile && !purchaseOrder,
  note: order.note,
  totals: presentOrderTotals(order),
  inWords: moneyInWords(order.total),
  invoice: invoice
    ? {
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        refusalReason: invoice.refusalReason,
      }
    : null,
  deliveryInvoices: order.invoicesDeliveries ? presentDeliveryInvoices(deliveryInvoices) : null,
  timeline: timeline.map((entry) => ({
    status: entry.status,
    at: toIsoTime(entry.at),
    by: entry.name,
    note: entry.note,
  })),
  actions,
})

type OrderInvoices = {
  /** The one that is looked after first. */
  invoice: OrderInvoice | undefined
  deliveryInvoices: readonly DeliveryInvoiceRow[]
}

function presentDeliveryInvoices(rows: readonly DeliveryInvoiceRow[]) {
  const draft = rows.find(({ status }) => status === 'draft')
  return {
    results: rows.flatMap(({ amount, dueAt, deliveryNumber, ...row }) =>
      deliveryNumber === null
        ? []
        : [{ ...row, deliveryNumber, amount: moneyToJson(sen(amount)), dueAt: toIsoTime(dueAt) }],
    ),
    uninvoiced: draft && draft.amount > 0 ? moneyToJson(sen(draft.amount)) : null,
  }
}

export const presentOrderTotals = (order: OrderHead) => ({
  goods: moneyToJson(order.goods),
  freight: moneyToJson(order.freight),
  total: moneyToJson(order.total),
  exclusive: moneyToJson(order.exclusive),
  taxBase: moneyToJson(order.taxBase),
  tax: moneyToJson(order.tax),
})

export const presentOrderLine = (line: OrderLineRow) => ({
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
  cancelled: line.cancelled,
  awaited: line.awaited,
  leadDays: line.lead_days,
  listPrice: moneyToJson(sen(line.list_price)),
  discount: line.discount,
  unitPrice: moneyToJson(sen(line.unit_price)),
  subtotal: moneyToJson(sen(line.total)),
  warehouse: line.warehouse,
  isPickup: line.is_pickup,
})

export const presentOrderShipping = (
  order: OrderHead,
  deliveries: readonly OrderDeliveryRow[],
) => ({
  shipTo: order.shipTo,
  delivery: order.delivery,
  weightKg: order.weightKg,
  volumeM3: order.volumeM3,
  deliveries: deliveries.map(({ shippedAt, arrivedAt, receivedAt, ...delivery }) => ({
    ...delivery,
    shippedAt: shippedAt && toIsoTime(shippedAt),
    arrivedAt: arrivedAt && toIsoTime(arrivedAt),
    receivedAt: receivedAt && toIsoTime(receivedAt),
  })),
})

/** The transfer that an invoice asks for, for finance. */
export const presentTransfer = (invoice: OrderInvoice) => ({
  invoiceId: invoice.id,
  invoiceNumber: invoice.number,
  status: invoice.status,
  amount: moneyToJson(invoice.amount),
  lateFee: invoice.lateFee > 0 ? moneyToJson(invoice.lateFee) : null,
  uniqueCode: invoice.uniqueCode,
  expected: moneyToJson(invoice.bundle?.toSend ?? invoice.toSend),
  bundle: invoice.bundle && { number: invoice.bundle.number, invoices: invoice.bundle.invoices },
  proof: invoice.proof && { ...invoice.proof, sentAt: toIsoTime(invoice.proof.sentAt) },
})
