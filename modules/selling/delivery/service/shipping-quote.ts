import { loadSetting } from '#modules/foundation/settings/service.ts'
import { toJakartaDate, hours } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import {
  allocateStock,
  type StockLookup,
  type ShipmentItem,
  noSingleWarehouseRefusal,
  type StockAllocation,
  stockShortRefusal,
  findSingleWarehouse,
} from '../rules/allocation.ts'
import {
  sortByDistance,
  type DeliveryDestination,
  type WarehouseDistance,
  outsideAreaRefusal,
  findServingWarehouses,
  type DeliveryWarehouse,
} from '../rules/delivery-area.ts'
import { computeDeliveryDays } from '../rules/delivery-dates.ts'
import {
  type LoadConstraints,
  type VehicleOption,
  listVehicleOptions,
  roundTo,
} from '../rules/freight.ts'
import { fleetSetting } from './fleet-setting.ts'
import * as store from '../store.ts'

export type DeliveryMethod = 'delivery' | 'pickup'
/** Where goods go: the city, and the width of the road to it (m) where it was told. */
export type DeliveryAddress = { cityId: string; roadWidthM: number | null }

/** What one warehouse sends: road distance (km), mass (kg), volume (m³) and quantities by variant. */
export type ShippingOrigin = WarehouseDistance & {
  weightKg: number
  volumeM3: number
  parts: StockAllocation[]
}

/** How goods reach an address. With `pickup` there are no options, and freight is nothing. */
export type ShippingQuote = {
  parts: StockAllocation[]
  /** The warehouses that send something, nearest first. */
  origins: ShippingOrigin[]
  options: VehicleOption[]
  weightKg: number
  volumeM3: number
  longestM: number
}

/**
 * Where the lines come from and what each vehicle would cost. Throws 422 `delivery.outside_area`
 * where no warehouse delivers, `stock.short` where those that do have too little,
 * or where goods are to be fetched and no warehouse has all of them.
 */
export async function quoteShipping(
  deps: AppDeps,
  address: DeliveryAddress,
  lines: ShipmentItem[],
  method: DeliveryMethod,
): Promise<ShippingQuote> {
  const network = await store.findDestinationAndStock(
    deps.db,
    address.cityId,
    listVariantIds(lines),
  )
  if (!network) throw notFound()
  const fleet = await loadSetting(deps.db, fleetSetting)
  const warehouses = selectWarehouses(network.warehouses, network.to, method, fleet.reachKm)
  const stockLookup = createStockLookup(network.stock)
  const warehouseIds = warehouses.map((each) => each.warehouseId)
  const allocated =
    method === 'pickup'
      ? allocateFromOneWarehouse(lines, warehouseIds, stockLookup)
      : allocateStock(lines, warehouseIds, stockLookup)
  if ('short' in allocated) throw stockShortRefusal(allocated.short)
  const origins = groupByOrigin(warehouses, allocated.parts, lines)
  const constraints = computeLoadConstraints(address, lines, (line) =>
    fleet.bends.includes(line.subCategory),
  )
  return {
    parts: allocated.parts,
    origins,
    options: method === 'pickup' ? [] : listVehicleOptions(fleet.vehicles, origins, constraints),
    weightKg: roundTo(sumOrigins(origins, 'weightKg'), 3),
    volumeM3: roundTo(sumOrigins(origins, 'volumeM3'), 6),
    longestM: computeLongestM(lines),
  }
}

/** Days that can be chosen from now on, later by the goods' lead time (days). */
export function listDeliveryDays({ clock }: AppDeps, leadDays: number): string[] {
  const now = clock.now()
  const hour = new Date(now.getTime() + hours(7)).getUTCHours()
  return computeDeliveryDays(toJakartaDate(now), hour, leadDays)
}

function selectWarehouses(
  all: DeliveryWarehouse[],
  to: DeliveryDestination,
  method: DeliveryMethod,
  reachKm: number,
): WarehouseDistance[] {
  if (method === 'pickup') return sortByDistance(all, to)
  const warehouses = findServingWarehouses(all, to, reachKm)
  if (warehouses.length === 0) throw outsideAreaRefusal(all, to, reachKm)
  return warehouses
}

/** Who fetches drives to one warehouse only: the nearest that has everything. */
function allocateFromOneWarehouse(
  lines: ShipmentItem[],
  warehouseIds: number[],
  stockLookup: StockLookup,
) {
  const warehouse = findSingleWarehouse(lines, warehouseIds, stockLookup)
  if (warehouse === undefined) throw noSingleWarehouseRefusal()
  return allocateStock(lines, [warehouse], stockLookup)
}

function createStockLookup(stock: readonly store.AvailableStock[]): StockLookup {
  const stockLookup = new Map(
    stock.map((each) => [`${each.variantId}/${each.warehouseId}`, each.free]),
  )
  return (variantId, warehouseId) => stockLookup.get(`${variantId}/${warehouseId}`) ?? 0
}

function groupByOrigin(
  warehouses: readonly WarehouseDistance[],
  parts: readonly StockAllocation[],
  lines: readonly ShipmentItem[],
): ShippingOrigin[] {
  const byVariant = new Map(lines.map((line) => [line.variantId, line]))
  return warehouses.flatMap((warehouse) => {
    const warehouseParts = parts.filter((part) => part.warehouseId === warehouse.warehouseId)
    if (warehouseParts.length === 0) return []
    const sumOf = (field: 'weightKg' | 'volumeM3', decimals: number) =>
      roundTo(
        warehouseParts.reduce(
          (all, part) => all + part.quantity * byVariant.get(part.variantId)![field],
          0,
        ),
        decimals,
      )
    return [
      {
        ...warehouse,
        weightKg: sumOf('weightKg', 3),
        volumeM3: sumOf('volumeM3', 6),
        parts: warehouseParts,
      },
    ]
  })
}

function computeLoadConstraints(
  { roadWidthM }: DeliveryAddress,
  lines: ShipmentItem[],
  isBendable: (line: ShipmentItem) => boolean,
): LoadConstraints {
  const maxOf = (values: number[]) => Math.max(0, ...values)
  return {
    longestStiffM: computeLongestM(lines.filter((line) => !isBendable(line))),
    longestBendingM: computeLongestM(lines.filter(isBendable)),
    // A measured unit (m³, kg) is poured, so a quantity below one weighs less than the unit.
    heaviestKg: maxOf(lines.map((line) => line.weightKg * Math.min(1, line.quantity))),
    largestM3: maxOf(lines.map((line) => line.volumeM3 * Math.min(1, line.quantity))),
    roadWidthM,
  }
}

const listVariantIds = (lines: readonly ShipmentItem[]) => lines.map((line) => line.variantId)
const computeLongestM = (lines: readonly ShipmentItem[]) =>
  Math.max(0, ...lines.map((line) => line.lengthM))
const sumOrigins = (origins: readonly ShippingOrigin[], field: 'weightKg' | 'volumeM3') =>
  origins.reduce((all, origin) => all + origin[field], 0)
