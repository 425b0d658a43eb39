import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'

/** What a recipient did not take of a line, and why. */
export type RefusedLine = { lineId: string; qty: number; reason: string }

type CarriedLine = {
  lineId: string
  name: string
  unit: string
  measured: boolean
  quantity: number
}

/**
 * Checks what a recipient did not take against what the delivery carried. Throws 422 `delivery.refused` for
 * another line, a line twice, a fraction of a counted unit, or more than was carried, with what would do.
 */
export function assertRefused(
  carried: readonly CarriedLine[],
  refused: readonly RefusedLine[],
): void {
  for (const [index, { lineId, qty }] of refused.entries()) {
    const field = `refused.${index}.qty`
    const line = carried.find((each) => each.lineId === lineId)
    if (!line) throw refuse(`refused.${index}.lineId`, 'Barang ini tidak ada di pengiriman.')
    if (refused.findIndex((other) => other.lineId === lineId) < index)
      throw refuse(field, `${line.name} ditulis dua kali.`)
    if (roundToThousandths(qty) !== qty || (!line.measured && !Number.isInteger(qty)))
      throw refuse(field, `Tulis jumlah ${line.name} dalam ${line.unit} yang bulat.`)
    if (qty > line.quantity)
      throw refuse(
        field,
        `${line.name} yang dibawa ${formatQuantity(line.quantity)} ${line.unit}, jadi yang ditolak paling banyak segitu.`,
      )
  }
}

/** Whether nothing of a delivery was taken. */
export const isAllRefused = (
  carried: readonly CarriedLine[],
  refused: readonly RefusedLine[],
): boolean =>
  carried.every(({ lineId, quantity }) =>
    refused.some((each) => each.lineId === lineId && each.qty === quantity),
  )

const refuse = (field: string, message: string) => Refusal.field(field, 'delivery.refused', message)
