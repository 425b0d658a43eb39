import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'

/** A line to put into a delivery. */
export type LineToDeliver = { lineId: string; qty: number }

/** An order's line, and how much of it is in deliveries already. */
export type ShippableLine = {
  id: string
  warehouseId: number
  /** Whether the buyer picks it up there. */
  isPickup: boolean
  name: string
  unit: string
  measured: boolean
  quantity: number
  planned: number
  /** How much has not come from the factory yet. */
  awaited: number
}

/**
 * Plans one delivery: lines of one warehouse, no more than is left of each. Throws 422 `delivery.lines` for
 * an unknown or repeated line or a fraction of a counted unit, `delivery.too_much` with what is left,
 * `delivery.one_warehouse`, also where some of them are picked up and others delivered.
 */
export function planDelivery(lines: readonly ShippableLine[], inputs: readonly LineToDeliver[]) {
  const plannedLines = inputs.map(({ lineId, qty }, index) => {
    const line = lines.find(({ id }) => id === lineId)
    const field = `lines.${index}.qty`
    if (!line)
      throw fieldRefusal(
        'delivery.lines',
        `lines.${index}.lineId`,
        'Barang ini tidak ada di pesanan.',
      )
    if (inputs.findIndex((other) => other.lineId === lineId) < index)
      throw fieldRefusal('delivery.lines', field, `${line.name} ditulis dua kali.`)
    const quantity = roundToThousandths(qty)
    if (quantity !== qty || (!line.measured && !Number.isInteger(qty)))
      throw fieldRefusal(
        'delivery.lines',
        field,
        `Tulis jumlah ${line.name} dalam ${line.unit} yang bulat.`,
      )
    const remaining = computeShippable(line)
    if (quantity > remaining)
      throw fieldRefusal('delivery.too_much', field, describeRemaining(line, remaining))
    return { line, quantity }
  })
  const warehouses = new Set(plannedLines.map(({ line }) => line.warehouseId))
  if (warehouses.size > 1)
    throw fieldRefusal(
      'delivery.one_warehouse',
      'lines',
      'Satu pengiriman berangkat dari satu gudang. Bagi per gudang.',
    )
  if (new Set(plannedLines.map(({ line }) => line.isPickup)).size > 1)
    throw fieldRefusal(
      'delivery.one_warehouse',
      'lines',
      'Barang yang diambil pembeli tidak ikut diantar. Siapkan sendiri-sendiri.',
    )
  return {
    warehouseId: plannedLines[0]!.line.warehouseId,
    isPickup: plannedLines[0]!.line.isPickup,
    lines: plannedLines.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
  }
}

/** How much of a line is there and in no delivery yet. */
export const computeShippable = ({
  quantity,
  planned,
  awaited,
}: Pick<ShippableLine, 'quantity' | 'planned' | 'awaited'>): number =>
  Math.max(0, roundToThousandths(quantity - planned - awaited))

const describeRemaining = ({ name, unit, awaited }: ShippableLine, remaining: number) =>
  awaited > 0
    ? `${name}: baru ${formatQuantity(remaining)} ${unit} yang bisa dikirim, ${formatQuantity(awaited)} ${unit} belum datang dari pabrik.`
    : remaining > 0
      ? `${name} tinggal ${formatQuantity(remaining)} ${unit} yang belum dikirim.`
      : `Semua ${name} sudah masuk surat jalan.`

const fieldRefusal = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)
