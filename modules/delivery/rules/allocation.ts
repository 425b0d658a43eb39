import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'

/** Goods to be sent: quantity in the variant's unit, mass (kg), volume (m³), length (m) a unit. */
export type LoadLine = {
  variantId: number
  name: string
  unit: string
  quantity: number
  weightKg: number
  volumeM3: number
  lengthM: number
  /** Slug of the sub-category: the fleet's setting says which ones bend. */
  subCategory: string
}

/** So much of a line from one warehouse. */
export type Part = { variantId: number; warehouseId: number; quantity: number }

/** What is free of a variant in a warehouse. */
export type Free = (variantId: number, warehouseId: number) => number

/** A line that the warehouses cannot fill, and what they have of it. */
export type Shortfall = { line: LoadLine; available: number }

/**
 * Where each line comes from, given warehouses with the nearest first. The nearest one that has
 * everything sends everything: one lorry less is worth more than a few kilometres. Otherwise each
 * line comes from the nearest that has all of it; a line that none has whole is split over several.
 */
export function allocate(
  lines: readonly LoadLine[],
  nearest: readonly number[],
  free: Free,
): { parts: Part[] } | { short: Shortfall[] } {
  const whole = wholeFrom(lines, nearest, free)
  if (whole !== undefined) return { parts: lines.map((line) => partOf(line, whole)) }
  const short = lines
    .map((line) => ({ line, available: sumOf(nearest.map((id) => free(line.variantId, id))) }))
    .filter(({ line, available }) => available < line.quantity)
  if (short.length > 0) return { short }
  return { parts: lines.flatMap((line) => partsOf(line, nearest, free)) }
}

/** The nearest warehouse that has every line whole; undefined where none has. */
export const wholeFrom = (
  lines: readonly LoadLine[],
  nearest: readonly number[],
  free: Free,
): number | undefined =>
  nearest.find((id) => lines.every((line) => free(line.variantId, id) >= line.quantity))

function partsOf(line: LoadLine, nearest: readonly number[], free: Free): Part[] {
  const whole = wholeFrom([line], nearest, free)
  if (whole !== undefined) return [partOf(line, whole)]
  const parts: Part[] = []
  let left = line.quantity
  for (const warehouseId of nearest) {
    const quantity = Math.min(left, free(line.variantId, warehouseId))
    if (quantity <= 0) continue
    parts.push({ variantId: line.variantId, warehouseId, quantity: thousandths(quantity) })
    left = thousandths(left - quantity)
    if (left === 0) break
  }
  return parts
}

const partOf = ({ variantId, quantity }: LoadLine, warehouseId: number): Part => ({
  variantId,
  warehouseId,
  quantity,
})

/** 422 `stock.short`: what the warehouses that serve this address have of the goods. */
export function shortHere(short: readonly Shortfall[]): Refusal {
  const [first] = short
  if (!first) throw new RangeError('nothing is short')
  const sentences = short.map(({ line, available }) =>
    available > 0
      ? `${line.name}: tersedia ${formatQuantity(available)} ${line.unit}`
      : `${line.name}: tidak tersedia`,
  )
  const sentence = `Stok di gudang yang melayani alamat ini kurang. ${sentences.join('. ')}.`
  return new Refusal('stock.short', sentence, 422, {
    detail: {
      short: short.map(({ line, available }) => ({
        product_variant_id: String(line.variantId),
        name: line.name,
        unit: line.unit,
        left: available,
      })),
    },
  })
}

/** 422 `stock.short`: who fetches drives to one warehouse, and none has everything. */
export const noSinglePlace = (): Refusal =>
  new Refusal(
    'stock.short',
    'Tidak ada satu gudang yang punya semua barang di keranjang. Pilih diantar, atau kurangi barangnya.',
  )

/** Quantities have three decimals; sums of them must not carry a float's dust. */
export const thousandths = (quantity: number): number => Math.round(quantity * 1000) / 1000

const sumOf = (quantities: readonly number[]) =>
  thousandths(quantities.reduce((all, each) => all + Math.max(0, each), 0))
