import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'

/** What a person wants to put on one lorry. */
export type Wanted = { lineId: string; qty: number }

/** An order's line, and how much of it stands in deliveries already. */
export type Loadable = {
  id: string
  warehouseId: number
  name: string
  unit: string
  measured: boolean
  quantity: number
  planned: number
}

/**
 * The lines of one delivery, from one warehouse and no more than is left of each. Throws 422
 * `delivery.lines` (unknown, twice, a fraction of what is counted), `delivery.too_much` naming
 * what is left, `delivery.one_warehouse`.
 */
export function load(lines: readonly Loadable[], wanted: readonly Wanted[]) {
  const loaded = wanted.map(({ lineId, qty }, index) => {
    const line = lines.find(({ id }) => id === lineId)
    const field = `lines.${index}.qty`
    if (!line)
      throw refused('delivery.lines', `lines.${index}.lineId`, 'Barang ini tidak ada di pesanan.')
    if (wanted.findIndex((other) => other.lineId === lineId) < index)
      throw refused('delivery.lines', field, `${line.name} ditulis dua kali.`)
    const quantity = Math.round(qty * 1000) / 1000
    if (quantity !== qty || (!line.measured && !Number.isInteger(qty)))
      throw refused(
        'delivery.lines',
        field,
        `Tulis jumlah ${line.name} dalam ${line.unit} yang bulat.`,
      )
    const left = Math.round((line.quantity - line.planned) * 1000) / 1000
    if (quantity > left) throw refused('delivery.too_much', field, tooMuch(line, left))
    return { line, quantity }
  })
  const warehouses = new Set(loaded.map(({ line }) => line.warehouseId))
  if (warehouses.size > 1)
    throw refused(
      'delivery.one_warehouse',
      'lines',
      'Satu pengiriman berangkat dari satu gudang. Bagi per gudang.',
    )
  return {
    warehouseId: loaded[0]!.line.warehouseId,
    lines: loaded.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
  }
}

const tooMuch = ({ name, unit }: Loadable, left: number) =>
  left > 0
    ? `${name} tinggal ${formatQuantity(left)} ${unit} yang belum dikirim.`
    : `Semua ${name} sudah masuk surat jalan.`

const refused = (code: string, field: string, sentence: string) =>
  Refusal.field(field, code, sentence)
