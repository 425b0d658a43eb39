import { type Insertable, sql } from 'kysely'
import type { SalesOrderLine } from '#database/tables.ts'
import type { Db } from '#platform/database/database.ts'
import type { TaxBreakdown } from '#modules/catalogue/tax/rules.ts'
import type { OrderDraftLine, OrderDraft, PlacedOrder } from '../rules/order-draft.ts'

/** The head of an order that is being placed, to be written. */
export const buildOrderInsert = (
  tx: Db,
  draft: OrderDraft,
  { id, number, status, placedAt, expiresAt }: PlacedOrder,
  tax: TaxBreakdown,
) =>
  tx.insertInto('sales_order').values({
    id,
    number,
    account_id: draft.accountId,
    company_id: draft.companyId,
    status,
    placed_at: placedAt,
    expires_at: expiresAt,
    payment_type: draft.paymentType,
    goods_total: draft.goods,
    freight_total: draft.freight,
    total: draft.total,
    tax_exclusive: tax.exclusive,
    tax_base: tax.base,
    tax: tax.tax,
    weight_kg: draft.weightKg,
    volume_m3: draft.volumeM3,
    ship_to: JSON.stringify(draft.shipTo),
    delivery: JSON.stringify(draft.delivery),
    city_id: draft.cityId,
    recipient: draft.shipTo.recipient,
    po_number: draft.poNumber,
    note: draft.note,
  })

/** The lines in the order of the draft, each with its share of the tax, to be written. */
export function buildLinesInsert(
  orderId: string,
  lines: readonly OrderDraftLine[],
  taxes: readonly TaxBreakdown[],
) {
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
    list_price: line.listPrice,
    discount: line.discount,
    unit_price: line.unitPrice,
    total: line.total,
    tax_exclusive: taxes[index]!.exclusive,
    tax: taxes[index]!.tax,
    weight_kg: line.weightKg,
    volume_m3: line.volumeM3,
  })) satisfies Insertable<SalesOrderLine>[]
  // One text however many lines there are: PostgreSQL has it planned.
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  return sql`insert into sales_order_line (${columns})
    select ${columns} from json_populate_recordset(null::sales_order_line, ${JSON.stringify(rows)}::json)`
}
