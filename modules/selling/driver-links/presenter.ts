import { toIsoTime } from '#platform/clock.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { DropLineRow, DropRow } from './store/drops.ts'

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

const sumOf = (lines: readonly DropLineRow[], measure: 'weightKg' | 'volumeM3') =>
  roundToThousandths(lines.reduce((sum, line) => sum + line[measure], 0))

/** One stop, with everything that its driver needs and no prices. */
export const presentDrop = (row: DropRow, lines: readonly DropLineRow[]) => ({
  id: row.id,
  number: row.number,
  order: row.order_number,
  status: row.status,
  date: row.date,
  window: row.agreed.window,
  vehicle: row.vehicle,
  plate: row.plate,
  warehouse: row.warehouse,
  place: `${row.ship_to.district}, ${row.ship_to.city}`,
  address: [
    row.ship_to.street,
    row.ship_to.village,
    row.ship_to.district,
    row.ship_to.city,
    row.ship_to.postalCode,
  ].join(', '),
  pin: row.ship_to.pin ?? null,
  contactName: row.agreed.contactName,
  contactPhone: row.agreed.contactPhone,
  notes: [row.ship_to.driverNote, row.note].filter(
    (note) => note !== null && note !== '',
  ) as string[],
  roadWidthM: row.ship_to.roadWidthM,
  unloading: row.agreed.unloading,
  weightKg: sumOf(lines, 'weightKg'),
  volumeM3: sumOf(lines, 'volumeM3'),
  lines: lines.map((line) => ({
    lineId: line.lineId,
    name: [line.product_name, line.variant_name].filter(Boolean).join(', '),
    unit: line.unit,
    qty: line.quantity,
    measured: line.measured,
    refused: line.refused,
  })),
  arrivedAt: toIsoOrNull(row.arrived_at),
  receivedAt: toIsoOrNull(row.received_at),
  receivedBy: row.received_by,
})
