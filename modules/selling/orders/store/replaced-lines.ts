import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen } from '#platform/money.ts'
import type { NewOrderLine } from '../rules/new-order.ts'
import type { LinePart } from '../rules/replaced-line.ts'

/** What a line has and how much of it awaits the factory; undefined where the order has no such line. */
export async function findLineParts(tx: Db, orderId: string, lineId: string) {
  const row = await tx
    .selectFrom('sales_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id', '=', lineId)
    .executeTakeFirst()
  if (!row) return undefined
  const part: LinePart = {
    quantity: row.quantity,
    total: sen(row.total),
    tax: { exclusive: sen(row.tax_exclusive), base: sen(row.tax_base), tax: sen(row.tax) },
    weightKg: row.weight_kg,
    volumeM3: row.volume_m3,
  }
  return {
    part,
    awaited: row.awaited,
    variantId: row.variant_id,
    warehouseId: row.warehouse_id,
    isPickup: row.is_pickup,
  }
}

/** Whether a line was ever part of a delivery, also of one that came back. */
export async function wasLoaded(tx: Db, lineId: string): Promise<boolean> {
  const part = await tx
    .selectFrom('delivery_order_line')
    .select('order_line_id')
    .where('order_line_id', '=', lineId)
    .limit(1)
    .executeTakeFirst()
  return part !== undefined
}

const toMeasures = ({ quantity, total, tax, weightKg, volumeM3 }: LinePart) => ({
  quantity,
  total,
  tax_exclusive: tax.exclusive,
  tax_base: tax.base,
  tax: tax.tax,
  weight_kg: weightKg,
  volume_m3: volumeM3,
})

/** Saves what is left of a line. */
export const saveRest = (tx: Db, lineId: string, rest: LinePart, awaited: number) =>
  tx
    .updateTable('sales_order_line')
    .set({ ...toMeasures(rest), awaited })
    .where('id', '=', lineId)
    .execute()

const toColumns = (line: NewOrderLine) => ({
  ...toMeasures(line),
  variant_id: line.variantId,
  warehouse_id: line.warehouseId,
  sku: line.sku,
  product_name: line.productName,
  variant_name: line.variantName,
  product_slug: line.productSlug,
  picture: line.picture,
  unit: line.unit,
  list_price: line.listPrice,
  discount: line.discount,
  unit_price: line.unitPrice,
  luxury: line.luxury,
  tax_percent: line.taxPercent,
  awaited: line.awaited,
  lead_days: line.leadDays,
  is_pickup: line.isPickup,
})

/** Puts other goods in the place of a whole line. */
export const overwriteLine = (tx: Db, lineId: string, line: NewOrderLine) =>
  tx.updateTable('sales_order_line').set(toColumns(line)).where('id', '=', lineId).execute()

/** Adds a line at the end of an order. */
export const appendLine = (tx: Db, orderId: string, line: NewOrderLine) =>
  tx
    .insertInto('sales_order_line')
    .values({
      ...toColumns(line),
      order_id: orderId,
      position: sql<number>`(select max(position) + 1 from sales_order_line where order_id = ${orderId}::uuid)`,
    })
    .execute()

/** Takes a part out of an order's totals and adds another to them. */
export const exchangeInTotals = (tx: Db, orderId: string, taken: LinePart, added: LinePart) =>
  tx
    .updateTable('sales_order')
    .set((eb) => {
      const change = (column: 'goods_total' | 'total', by: number) => eb(column, '+', by)
      const goods = added.total - taken.total
      return {
        goods_total: change('goods_total', goods),
        total: change('total', goods),
        tax_exclusive: eb('tax_exclusive', '+', added.tax.exclusive - taken.tax.exclusive),
        tax_base: eb('tax_base', '+', added.tax.base - taken.tax.base),
        tax: eb('tax', '+', added.tax.tax - taken.tax.tax),
        weight_kg: sql<number>`weight_kg + ${added.weightKg}::numeric - ${taken.weightKg}::numeric`,
        volume_m3: sql<number>`volume_m3 + ${added.volumeM3}::numeric - ${taken.volumeM3}::numeric`,
      }
    })
    .where('id', '=', orderId)
    .execute()
