import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'

/** A line of an order with what was delivered of it, and what returns have asked for or brought back. */
export type DeliveredLine = {
  id: string
  name: string
  unit: string
  measured: boolean
  delivered: number
  returned: number
}

export type LineQuantityInput = { lineId: string; qty: number }

/** How much of a line can still be returned. */
export const computeReturnable = ({
  delivered,
  returned,
}: Pick<DeliveredLine, 'delivered' | 'returned'>): number =>
  Math.max(0, roundToThousandths(delivered - returned))

/**
 * Refuses what cannot be returned: 422 `return.lines` for an unknown or repeated line or a fraction of a counted
 * unit, `return.too_much` with the quantity that would do.
 */
export function assertReturnable(
  lines: readonly DeliveredLine[],
  inputs: readonly LineQuantityInput[],
): void {
  for (const [index, { lineId, qty }] of inputs.entries()) {
    const line = findLine(lines, inputs, index, lineId)
    const field = `lines.${index}.qty`
    assertWhole(line, field, qty)
    const left = computeReturnable(line)
    if (qty > left)
      throw Refusal.field(field, 'return.too_much', describeReturnable(line, left), { left })
  }
}

function describeReturnable({ name, unit, delivered, returned }: DeliveredLine, left: number) {
  if (delivered === 0) return `${name} belum diterima, jadi belum bisa diretur.`
  const received = `${formatQuantity(delivered)} ${unit} yang diterima`
  if (left === 0) return `Semua ${received} dari ${name} sudah diajukan untuk diretur.`
  return returned > 0
    ? `${name}: dari ${received}, ${formatQuantity(returned)} sudah diajukan. Paling banyak ${formatQuantity(left)} ${unit} lagi.`
    : `${name}: paling banyak ${formatQuantity(left)} ${unit}, sebanyak yang diterima.`
}

/** A line of a return with the quantity that the step before left: the next one may keep it or take less. */
export type ReturnLineLimit = {
  lineId: string
  name: string
  unit: string
  measured: boolean
  limit: number
}

/**
 * The quantity of every line of a return after a step of staff, which names each of them once. Throws 422
 * `return.lines`, `return.too_much` above what the step before left, `return.none` where nothing remains.
 */
export function limitLines(
  lines: readonly ReturnLineLimit[],
  inputs: readonly LineQuantityInput[],
): Map<string, number> {
  for (const [index, { lineId, qty }] of inputs.entries()) {
    const line = findLine(
      lines.map((each) => ({ ...each, id: each.lineId })),
      inputs,
      index,
      lineId,
    )
    const field = `lines.${index}.qty`
    assertWhole(line, field, qty)
    if (qty > line.limit)
      throw Refusal.field(
        field,
        'return.too_much',
        `${line.name}: paling banyak ${formatQuantity(line.limit)} ${line.unit}.`,
        { left: line.limit },
      )
  }
  if (!inputs.some(({ qty }) => qty > 0))
    throw new Refusal('return.none', 'Tidak ada barang yang tersisa. Tolak retur ini saja.', 422, {
      errors: { lines: 'Tulis jumlah paling sedikit satu barang.' },
    })
  const quantities = new Map(inputs.map(({ lineId, qty }) => [lineId, qty]))
  return new Map(lines.map(({ lineId }) => [lineId, quantities.get(lineId) ?? 0]))
}

function findLine<L extends { id: string; name: string }>(
  lines: readonly L[],
  inputs: readonly LineQuantityInput[],
  index: number,
  lineId: string,
): L {
  const line = lines.find(({ id }) => id === lineId)
  if (!line)
    throw Refusal.field(`lines.${index}.lineId`, 'return.lines', 'Barang ini tidak ada di sini.')
  if (inputs.findIndex((other) => other.lineId === lineId) < index)
    throw Refusal.field(`lines.${index}.qty`, 'return.lines', `${line.name} ditulis dua kali.`)
  return line
}

function assertWhole(
  { name, unit, measured }: { name: string; unit: string; measured: boolean },
  field: string,
  qty: number,
): void {
  if (qty === roundToThousandths(qty) && (measured || Number.isInteger(qty))) return
  throw Refusal.field(field, 'return.lines', `Tulis jumlah ${name} dalam ${unit} yang bulat.`)
}
