import { type Insertable, sql } from 'kysely'
import type { SalesOrderLine } from '#database/tables.ts'
import type { Db } from '#platform/database/database.ts'
import type { NewOrderLine, NewOrderRecord } from '../rules/new-order.ts'

/** The insert of an order's row, not yet sent. */
export const buildOrderInsert = (tx: Db, order: NewOrderRecord) =>
  tx.insertInto('sales_order').values({
    id: order.id,
    number: order.number,
    account_id: order.accountId,
    company_id: order.companyId,
    status: order.status,
    placed_at: order.placedAt,
    expires_at: order.expiresAt,
    payment_type: order.paymentType,
    goods_total: order.goods,
    freight_total: order.freight,
    total: order.total,
    tax_exclusive: order.tax.exclusive,
    tax_base: order.tax.base,
    tax: order.tax.tax,
    weight_kg: order.weightKg,
    volume_m3: order.volumeM3,
    ship_to: JSON.stringify(order.shipTo),
    delivery: JSON.stringify(order.delivery),
    city_id: order.cityId,
    recipient: order.shipTo.recipient,
    po_number: order.poNumber,
    note: order.note,
  })

/** The insert of an order's lines, in their order, not yet sent. */
export function buildLinesInsert(orderId: string, lines: readonly NewOrderLine[]) {
  const rows = lines.map((line, index) => ({
    order_id: orderId,
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
    weight_kg: line.weightKg,
    volume_m3: line.volumeM3,
  })) satisfies Insertable<SalesOrderLine>[]
  // The statement has the same text for any number of lines, so that PostgreSQL plans it once.
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  return sql`insert into sales_order_line (${columns})
    select ${columns} from json_populate_recordset(null::sales_order_line, ${JSON.stringify(rows)}::json)`
}
