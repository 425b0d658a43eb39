import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { voidReturnStatuses } from '../rules/return-status.ts'
import type { DeliveredLine } from '../rules/return-lines.ts'

export type DeliveredLineRow = DeliveredLine & { picture: string; unitPrice: number }

/** The lines of an order with what was received of each, without what was refused at the door, and what returns are about that were neither refused nor withdrawn. */
export async function listDeliveredLines(db: Db, orderId: string): Promise<DeliveredLineRow[]> {
  const { rows } = await sql<DeliveredLineRow>`
    select line.id, concat_ws(', ', line.product_name, nullif(line.variant_name, '')) as name, line.unit,
      line.picture, line.unit_price as "unitPrice", variant.measured,
      coalesce((select sum(part.quantity - part.refused) from delivery_order_line as part
        join delivery_order on delivery_order.id = part.delivery_order_id
        where part.order_line_id = line.id and delivery_order.status = 'received'), 0) as delivered,
      coalesce((select sum(coalesce(part.received, part.approved, part.requested))
        from order_return_line as part join order_return on order_return.id = part.return_id
        where part.order_line_id = line.id and order_return.status <> all(${voidReturnStatuses})), 0) as returned
    from sales_order_line as line join variant on variant.id = line.variant_id
    where line.order_id = ${orderId}::uuid
    order by line.position`.execute(db)
  return rows
}
