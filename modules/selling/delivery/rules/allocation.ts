import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'

/** Goods to deliver: quantity in the variant's unit; mass (kg), volume (m³) and length (m) per unit. */
export type ShipmentItem = {
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

/** The part of a line that comes from one warehouse. */
export type StockAllocation = { variantId: number; warehouseId: number; quantity: number }

/** The free stock of a variant in a warehouse. */
export type StockLookup = (variantId: number, warehouseId: number) => number

/** A line that the warehouses cannot fill, and what is available of it. */
export type Shortfall = { line: ShipmentItem; available: number }

/**
 * Allocates each line to warehouses, which are given nearest first. The nearest one that has everything
 * sends everything, because one lorry less saves more than a few kilometres. Otherwise each line comes from
 * the nearest one that has all of it; a line that none has whole is split.
 */
export function allocateStock(
  items: readonly ShipmentItem[],
  warehouseIds: readonly number[],
  stockLookup: StockLookup,
): { parts: StockAllocation[] } | { short: Shortfall[] } {
  const singleWarehouseId = findSingleWarehouse(items, warehouseIds, stockLookup)
  if (singleWarehouseId !== undefined)
    return { parts: items.map((item) => allocateWhole(item, singleWarehouseId)) }
  const shortfalls = items
    .map((item) => ({
      line: item,
      available: sumQuantities(warehouseIds.map((id) => stockLookup(item.variantId, id))),
    }))
    .filter(({ line: item, available }) => available < item.quantity)
  if (shortfalls.length > 0) return { short: shortfalls }
  return { parts: items.flatMap((item) => allocateItem(item, warehouseIds, stockLookup)) }
}

/** The nearest warehouse that has every line whole; undefined where none has. */
export const findSingleWarehouse = (
  items: readonly ShipmentItem[],
  warehouseIds: readonly number[],
  stockLookup: StockLookup,
): number | undefined =>
  warehouseIds.find((id) => items.every((item) => stockLookup(item.variantId, id) >= item.quantity))

function allocateItem(
  item: ShipmentItem,
  warehouseIds: readonly number[],
  stockLookup: StockLookup,
): StockAllocation[] {
  const singleWarehouseId = findSingleWarehouse([item], warehouseIds, stockLookup)
  if (singleWarehouseId !== undefined) return [allocateWhole(item, singleWarehouseId)]
  const parts: StockAllocation[] = []
  let remaining = item.quantity
  for (const warehouseId of warehouseIds) {
    const quantity = Math.min(remaining, stockLookup(item.variantId, warehouseId))
    if (quantity <= 0) continue
    parts.push({ variantId: item.variantId, warehouseId, quantity: roundToThousandths(quantity) })
    remaining = roundToThousandths(remaining - quantity)
    if (remaining === 0) break
  }
  return parts
}

const allocateWhole = (
  { variantId, quantity }: ShipmentItem,
  warehouseId: number,
): StockAllocation => ({
  variantId,
  warehouseId,
  quantity,
})

/** 422 `stock.short` with what is available in the warehouses that serve the address. */
export function stockShortRefusal(shortfalls: readonly Shortfall[]): Refusal {
  const [first] = shortfalls
  if (!first) throw new RangeError('nothing is short')
  const shortages = shortfalls.map(({ line: item, available }) =>
    available > 0
      ? `${item.name}: tersedia ${formatQuantity(available)} ${item.unit}`
      : `${item.name}: tidak tersedia`,
  )
  const message = `Stok di gudang yang melayani alamat ini kurang. ${shortages.join('. ')}.`
  return new Refusal('stock.short', message, 422, {
    detail: {
      short: shortfalls.map(({ line: item, available }) => ({
        product_variant_id: String(item.variantId),
        name: item.name,
        unit: item.unit,
        left: available,
      })),
    },
  })
}

/** 422 `stock.short` for pickup: no single warehouse has everything. */
export const noSingleWarehouseRefusal = (): Refusal =>
  new Refusal(
    'stock.short',
    'Tidak ada satu gudang yang punya semua barang di keranjang. Pilih diantar, atau kurangi barangnya.',
  )

const sumQuantities = (quantities: readonly number[]) =>
  roundToThousandths(quantities.reduce((all, each) => all + Math.max(0, each), 0))
