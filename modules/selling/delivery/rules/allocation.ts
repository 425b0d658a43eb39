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
  /** The days that the factory needs for what is not in stock; 0 if it makes nothing to order. */
  leadDays: number
}

/** The part of a line that comes from one warehouse; `awaited` of it arrives there from the factory first. */
export type StockAllocation = {
  variantId: number
  warehouseId: number
  quantity: number
  awaited: number
}

/** The free stock of a variant in a warehouse. */
export type StockLookup = (variantId: number, warehouseId: number) => number

/** Looks up the free stock of variants in warehouses; 0 where there is none. */
export function createStockLookup(
  stock: readonly { variantId: number; warehouseId: number; free: number }[],
): StockLookup {
  const freeByPlace = new Map(
    stock.map((each) => [`${each.variantId}/${each.warehouseId}`, each.free]),
  )
  return (variantId, warehouseId) => freeByPlace.get(`${variantId}/${warehouseId}`) ?? 0
}

/** A line that the warehouses cannot fill, and what is available of it. */
export type Shortfall = { line: ShipmentItem; available: number }

/**
 * Allocates each line to warehouses, which are given nearest first. The nearest one that has everything
 * sends everything, because one lorry less saves more than a few kilometres. Otherwise each line comes from
 * the nearest one that has all of it; a line that none has whole is split. What is missing of indent goods
 * is awaited in the nearest warehouse.
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
    .filter(({ line: item, available }) => item.leadDays === 0 && available < item.quantity)
  if (shortfalls.length > 0) return { short: shortfalls }
  return { parts: items.flatMap((item) => allocateItem(item, warehouseIds, stockLookup)) }
}

/** The nearest warehouse that has every line whole; undefined where none has. */
const findSingleWarehouse = (
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
    parts.push({ ...allocateWhole(item, warehouseId), quantity: roundToThousandths(quantity) })
    remaining = roundToThousandths(remaining - quantity)
    if (remaining === 0) return parts
  }
  const [nearest] = warehouseIds
  const first = parts.find(({ warehouseId }) => warehouseId === nearest)
  if (!first)
    return [{ ...allocateWhole(item, nearest!), quantity: remaining, awaited: remaining }, ...parts]
  first.quantity = roundToThousandths(first.quantity + remaining)
  first.awaited = remaining
  return parts
}

/** The warehouse for goods that are picked up: the nearest that has all that is not made to order. */
export const findPickupWarehouse = (
  items: readonly ShipmentItem[],
  warehouseIds: readonly number[],
  stockLookup: StockLookup,
): number | undefined =>
  findSingleWarehouse(items, warehouseIds, stockLookup) ??
  findSingleWarehouse(
    items.filter(({ leadDays }) => leadDays === 0),
    warehouseIds,
    stockLookup,
  )

/** The longest lead time of the awaited goods; 0 if everything is in stock. */
export const computeLeadDays = (
  items: readonly ShipmentItem[],
  parts: readonly StockAllocation[],
): number => {
  const awaitedIds = new Set(
    parts.filter(({ awaited }) => awaited > 0).map(({ variantId }) => variantId),
  )
  return Math.max(
    0,
    ...items.filter(({ variantId }) => awaitedIds.has(variantId)).map(({ leadDays }) => leadDays),
  )
}

const allocateWhole = (
  { variantId, quantity }: ShipmentItem,
  warehouseId: number,
): StockAllocation => ({
  variantId,
  warehouseId,
  quantity,
  awaited: 0,
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
    'Tidak ada satu gudang yang punya semua barang yang diambil. Pilih diantar, atau kurangi barangnya.',
  )

const sumQuantities = (quantities: readonly number[]) =>
  roundToThousandths(quantities.reduce((all, each) => all + Math.max(0, each), 0))
