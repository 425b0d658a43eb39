import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { DeliveryStatus } from '../rules/delivery-status.ts'
import { plannedForSql } from './deliveries.ts'

/** The delivery's part of what the whole line weighs or fills. */
const partOf = (measure: 'weight_kg' | 'volume_m3') =>
  sql<number>`line.${sql.ref(measure)} * part.quantity / line.quantity`

/** The deliveries of an order with their lines, by number. */
export async function listDeliveries(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('delivery_order')
    .innerJoin('warehouse', 'warehouse.id', 'delivery_order.warehouse_id')
    .innerJoin('delivery_order_line as part', 'part.delivery_order_id', 'delivery_order.id')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .leftJoin('delivery_proof as proof', 'proof.delivery_order_id', 'delivery_order.id')
    .select([
      'delivery_order.id',
      'delivery_order.number',
      'delivery_order.status',
      'delivery_order.is_pickup',
      'delivery_order.vehicle',
      'delivery_order.plate',
      'delivery_order.driver',
      'delivery_order.driver_phone',
      plannedForSql.as('planned_for'),
      'delivery_order.shipped_at',
      'delivery_order.received_at',
      'delivery_order.received_by',
      'delivery_order.arrived_at',
      'proof.photo_id',
      'part.refused',
      'part.refusal_reason',
      'warehouse.name as warehouse',
      'part.quantity',
      'line.id as line_id',
      'line.product_name',
      'line.variant_name',
      'line.unit',
      partOf('weight_kg').as('weight_kg'),
      partOf('volume_m3').as('volume_m3'),
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
      isPickup: row.is_pickup,
      vehicle: row.vehicle,
      plate: row.plate,
      driver: row.driver,
      driverPhone: row.driver_phone,
      warehouse: row.warehouse,
      date: row.planned_for,
      weightKg: sumOf(parts, 'weight_kg'),
      volumeM3: sumOf(parts, 'volume_m3'),
      shippedAt: row.shipped_at,
      receivedAt: row.received_at,
      receivedBy: row.received_by,
      arrivedAt: row.arrived_at,
      hasPhoto: row.photo_id !== null,
      lines: parts.map((part) => ({
        lineId: part.line_id,
        name:
          part.variant_name === ''
            ? part.product_name
            : `${part.product_name}, ${part.variant_name}`,
        unit: part.unit,
        qty: part.quantity,
        refused: part.refused,
        refusalReason: part.refusal_reason,
      })),
    }
  })
}

const sumOf = <Field extends string>(parts: readonly Record<Field, number>[], field: Field) =>
  roundToThousandths(parts.reduce((sum, part) => sum + part[field], 0))

export type OrderDeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number]
