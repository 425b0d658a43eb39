import type { z } from 'zod'
import { toJakartaDate, hours } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { shareRead } from '#platform/http/shared-reads.ts'
import { notFound } from '#platform/refusal.ts'
import { readSetting } from '#modules/foundation/settings/service.ts'
import {
  allocateStock,
  computeLeadDays,
  findPickupWarehouse,
  createStockLookup,
  type StockLookup,
  type ShipmentItem,
  noSingleWarehouseRefusal,
  type StockAllocation,
  stockShortRefusal,
} from '../rules/allocation.ts'
import {
  locateDestination,
  sortByDistance,
  type DeliveryAddress,
  type DeliveryDestination,
  type MeasuredTo,
  type WarehouseDistance,
  outsideAreaRefusal,
  findServingWarehouses,
  type DeliveryWarehouse,
} from '../rules/delivery-area.ts'
import {
  computeDeliveryDays,
  listDeliverySlots,
  type DeliverySlots,
} from '../rules/delivery-dates.ts'
import type { DeliverySchedule } from '../rules/delivery-schedule.ts'
import { roundTo } from '../rules/freight.ts'
import { computeLoadConstraints, computeLongestM } from '../rules/load-constraints.ts'
import { type VehicleOption, listVehicleOptions } from '../rules/vehicle-options.ts'
import type { Fleet } from '../rules/vehicles.ts'
import * as store from '../store.ts'
import { fleetSetting } from './fleet-setting.ts'

export type DeliveryMethod = 'delivery' | 'pickup'
/** The load of one warehouse: road distance (km), mass (kg), volume (m³) and quantities by variant. */
type ShippingOrigin = WarehouseDistance & {
  weightKg: number
  volumeM3: number
  parts: StockAllocation[]
}

/**
 * How goods reach a buyer: all of them are picked up, or all are delivered but those variants that the buyer picks up.
 */
export type DeliveryChoice = { method: DeliveryMethod; pickupIds?: ReadonlySet<number> | undefined }

/** Origins and vehicles for an address. Pickup has no vehicle options and no freight. */
export type ShippingQuote = {
  /** `pickup` where the buyer picks every line up, whatever was chosen first. */
  method: DeliveryMethod
  parts: StockAllocation[]
  /** The warehouses that send goods, nearest first; of pickup the one where they wait. */
  origins: ShippingOrigin[]
  /** Where goods wait for the buyer, and which; null where everything is delivered. */
  pickup: ShippingOrigin | null
  options: VehicleOption[]
  /** Of what the origins send: mass (kg), volume (m³) and the longest piece (m). */
  weightKg: number
  volumeM3: number
  longestM: number
  /** The days until everything is in the warehouses; 0 where it is there. */
  leadDays: number
  /** What the distances of the origins are measured to. */
  measuredTo: MeasuredTo
  /** On which days and at which times it can come. */
  schedule: DeliverySchedule
}

/**
 * Allocates the lines to warehouses and prices each vehicle. Throws 422 `delivery.outside_area` where no
 * warehouse delivers, `stock.short` where those that do have too little or, for pickup, no warehouse has
 * everything.
 */
export async function quoteShipping(
  deps: AppDeps,
  address: DeliveryAddress,
  lines: ShipmentItem[],
  choice: DeliveryChoice,
): Promise<ShippingQuote> {
  const network = await loadDeliveryNetwork(deps, address.cityId, listVariantIds(lines))
  return quoteFromNetwork(network, address, lines, choice)
}

/** A destination with the warehouses, their free stock of some variants, and the fleet. */
export type DeliveryNetwork = Omit<store.DestinationAndStock, 'fleet'> & {
  fleet: z.output<typeof Fleet>
}

/** Loads what quotes to a city need. Throws 404. */
export async function loadDeliveryNetwork(
  deps: AppDeps,
  cityId: string,
  variantIds: readonly number[],
): Promise<DeliveryNetwork> {
  const key = `delivery to ${cityId} of ${variantIds}`
  const found = await shareRead(deps, key, () =>
    store.findDestinationAndStock(deps.db, cityId, { variantIds, fleetKey: fleetSetting.key }),
  )
  if (!found) throw notFound()
  return { ...found, fleet: readSetting(fleetSetting, found.fleet) }
}

/** Quotes from what is loaded. Throws as `quoteShipping` does. */
export function quoteFromNetwork(
  { fleet, ...network }: DeliveryNetwork,
  address: DeliveryAddress,
  lines: ShipmentItem[],
  { method: chosen, pickupIds }: DeliveryChoice,
): ShippingQuote {
  const isPickedUp = (line: ShipmentItem) => chosen === 'pickup' || pickupIds?.has(line.variantId)
  const [pickedUp, delivered] = [
    lines.filter(isPickedUp),
    lines.filter((line) => !isPickedUp(line)),
  ]
  const method = delivered.length > 0 ? 'delivery' : 'pickup'
  const stockLookup = createStockLookup(network.stock)
  const to = locateDestination(network.to, address.pin)
  const nearest = sortByDistance(network.warehouses, to)
  const waiting = allocateFromOneWarehouse(pickedUp, nearest, stockLookup)
  const [pickup = null] = groupByOrigin(nearest, waiting, pickedUp)
  const serving =
    method === 'delivery' ? requireServing(network.warehouses, to, fleet.reachKm) : nearest
  const sent = allocate(delivered, serving, stockLookup)
  const origins = pickup && method === 'pickup' ? [pickup] : groupByOrigin(serving, sent, delivered)
  const { roadWidthM } = address
  const constraints = computeLoadConstraints(delivered, { roadWidthM, bends: fleet.bends })
  const parts = [...sent, ...waiting]
  return {
    method,
    parts,
    origins,
    pickup,
    options: method === 'pickup' ? [] : listVehicleOptions(fleet.vehicles, origins, constraints),
    weightKg: roundTo(sumOrigins(origins, 'weightKg'), 3),
    volumeM3: roundTo(sumOrigins(origins, 'volumeM3'), 6),
    longestM: computeLongestM(method === 'pickup' ? pickedUp : delivered),
    leadDays: computeLeadDays(lines, parts),
    measuredTo: to.measuredTo,
    schedule: fleet.schedule,
  }
}

/** The lines that a buyer can pick up, each for itself: some warehouse has all of it. */
export function listPickupIds(network: DeliveryNetwork, lines: readonly ShipmentItem[]): number[] {
  const stockLookup = createStockLookup(network.stock)
  const ids = network.warehouses.map(({ warehouseId }) => warehouseId)
  return lines.flatMap((line) =>
    findPickupWarehouse([line], ids, stockLookup) === undefined ? [] : line.variantId,
  )
}

/** The days that can be selected from now on for a quote. */
export function listDeliveryDays(
  { clock }: AppDeps,
  { leadDays, schedule }: Pick<ShippingQuote, 'leadDays' | 'schedule'>,
): string[] {
  const now = clock.now()
  const local = new Date(now.getTime() + hours(7))
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return computeDeliveryDays({ today: toJakartaDate(now), minute }, leadDays, schedule)
}

/** The days and windows for a quote: where goods are picked up, those in which their warehouse is open. */
export const listQuotedSlots = (
  deps: AppDeps,
  quote: Pick<ShippingQuote, 'leadDays' | 'schedule' | 'pickup'>,
): DeliverySlots =>
  listDeliverySlots(listDeliveryDays(deps, quote), quote.schedule.windows, quote.pickup)

/** Throws 422 `delivery.outside_area` where no warehouse delivers. */
function requireServing(
  all: DeliveryWarehouse[],
  to: DeliveryDestination,
  reachKm: number,
): WarehouseDistance[] {
  const warehouses = findServingWarehouses(all, to, reachKm)
  if (warehouses.length === 0) throw outsideAreaRefusal(all, to, reachKm)
  return warehouses
}

/** Throws 422 `stock.short`. */
function allocate(
  lines: readonly ShipmentItem[],
  warehouses: readonly WarehouseDistance[],
  stockLookup: StockLookup,
): StockAllocation[] {
  if (lines.length === 0) return []
  const ids = warehouses.map(({ warehouseId }) => warehouseId)
  const allocated = allocateStock(lines, ids, stockLookup)
  if ('short' in allocated) throw stockShortRefusal(allocated.short)
  return allocated.parts
}

/** Pickup is from one warehouse: the nearest that has everything but what is made to order. Throws 422 `stock.short`. */
function allocateFromOneWarehouse(
  lines: readonly ShipmentItem[],
  nearest: readonly WarehouseDistance[],
  stockLookup: StockLookup,
): StockAllocation[] {
  if (lines.length === 0) return []
  const ids = nearest.map(({ warehouseId }) => warehouseId)
  const id = findPickupWarehouse(lines, ids, stockLookup)
  const warehouse = nearest.find(({ warehouseId }) => warehouseId === id)
  if (!warehouse) throw noSingleWarehouseRefusal()
  return allocate(lines, [warehouse], stockLookup)
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

const listVariantIds = (lines: readonly ShipmentItem[]) => lines.map((line) => line.variantId)
const sumOrigins = (origins: readonly ShippingOrigin[], field: 'weightKg' | 'volumeM3') =>
  origins.reduce((all, origin) => all + origin[field], 0)
