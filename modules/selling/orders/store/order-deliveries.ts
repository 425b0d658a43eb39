import type { Db } from '#platform/database/database.ts'
import type { DeliveryStatus } from '../rules/delivery-status.ts'

/** The deliveries of an order with their lines, by number. */
export async function listDeliveries(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('delivery_order')
    .innerJoin('warehouse', 'warehouse.id', 'delivery_order.warehouse_id')
    .innerJoin('delivery_order_line as part', 'part.delivery_order_id', 'delivery_order.id')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .select([
      'delivery_order.id',
      'delivery_order.number',
      'delivery_order.status',
      'delivery_order.vehicle',
      'delivery_order.plate',
      'delivery_order.driver',
      'delivery_order.driver_phone',
      'delivery_order.shipped_at',
      'delivery_order.received_at',
      'delivery_order.received_by',
      'warehouse.name as warehouse',
      'part.quantity',
      'line.id as line_id',
      'line.product_name',
      'line.variant_name',
      'line.unit',
    ])
    .where('delivery_order.order_id', '=', orderId)
    .orderBy('delivery_order.number')
    .orderBy('line.position')
    .execute()
  return [...Map.groupBy(rows, (row) => row.id).values()].map((parts) => {
    const row = parts[0]!
    return {
      id: row.id,
      number: row.number,
      status: row.status as DeliveryStatus,
      vehicle: row.vehicle,
      plate: row.plate,
      driver: row.driver,
      driverPhone: row.driver_phone,
      warehouse: row.warehouse,
      shippedAt: row.shipped_at,
      receivedAt: row.received_at,
      receivedBy: row.received_by,
      lines: parts.map((part) => ({
        lineId: part.line_id,
        name:
          part.variant_name === ''
            ? part.product_name
            : `${part.product_name}, ${part.variant_name}`,
        unit: part.unit,
        qty: part.quantity,
      })),
    }
  })
}

export type OrderDeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number]
