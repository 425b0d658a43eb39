import type { Insertable } from 'kysely'
import type { SalesOrder, SalesOrderLine } from '#database/tables.ts'
import { buildRecordsInsert } from '#platform/database/records-insert.ts'
import type { NewOrderRecord } from '../rules/new-order.ts'

/** The insert of the rows of orders, not yet sent. */
export function buildOrdersInsert(orders: readonly NewOrderRecord[]) {
  const rows = orders.map((order) => ({
    id: order.id,
    number: order.number,
    account_id: order.accountId,
    company_id: order.companyId,
    status: order.status,
    placed_at: order.placedAt,
    expires_at: order.expiresAt,
    payment_type: order.paymentType,
    invoices_deliveries: order.invoicesDeliveries,
    goods_total: order.goods,
    freight_total: order.freight,
    total: order.total,
    tax_exclusive: order.tax.exclusive,
    tax_base: order.tax.base,
    tax: order.tax.tax,
    weight_kg: order.weightKg,
    volume_m3: order.volumeM3,
    ship_to: order.shipTo,
    delivery: order.delivery,
    city_id: order.cityId,
    recipient: order.shipTo.recipient,
    po_number: order.poNumber,
    note: order.note,
  })) satisfies (Omit<Insertable<SalesOrder>, 'ship_to' | 'delivery'> & {
    ship_to: object
    delivery: object
  })[]
  return buildRecordsInsert('sales_order', rows)
}

/** The insert of the lines of orders, in their order, not yet sent. */
export function buildLinesInsert(orders: readonly NewOrderRecord[]) {
  const rows = orders.flatMap(({ id, lines }) =>
    lines.map((line, index) => ({
      order_id: id,
      position: index + 1,
      variant_id: line.variantId,
      warehouse_id: line.warehouseId,
      sku: line.sku,
      product_name: line.productName,
      variant_name: line.variantName,
      product_slug: line.productSlug,
      picture: line.picture,
      unit: line.unit,
      quantity: line.quantity,
      awaited: line.awaited,
      lead_days: line.leadDays,
      list_price: line.listPrice,
      discount: line.discount,
      unit_price: line.unitPrice,
      total: line.total,
      tax_exclusive: line.tax.exclusive,
      tax: line.tax.tax,
      tax_base: line.tax.base,
      tax_percent: line.taxPercent,
      luxury: line.luxury,
      weight_kg: line.weightKg,
      volume_m3: line.volumeM3,
      is_pickup: line.isPickup,
    })),
  ) satisfies Insertable<SalesOrderLine>[]
  return buildRecordsInsert('sales_order_line', rows)
}
