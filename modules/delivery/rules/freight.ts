import { formatQuantity } from '#platform/format.ts'
import { type Money, rupiah, sum } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Vehicle } from '../vehicles.ts'

/** What leaves one warehouse: distance (km), mass (kg) and volume (m³) of all of it. */
export type Load = { distanceKm: number; weightKg: number; volumeM3: number }

/** What decides which vehicles may carry the goods. */
export type Hindrances = {
  /** The longest piece that must lie straight, and the longest that may be folded (m; 0 for none). */
  longestStiffM: number
  longestBendingM: number
  /** The heaviest and the largest single unit (kg, m³): a unit cannot be divided over trips. */
  heaviestKg: number
  largestM3: number
  /** Width of the road to the address (m); null where it was not told. */
  roadWidthM: number | null
}

/** What one kind of vehicle would take and cost, or why it cannot. */
export type Option = {
  vehicle: Vehicle
  trips: number
  /** Mass (kg) and volume (m³) of the fullest trip. */
  tripWeightKg: number
  tripVolumeM3: number
  /** Sen, including PPN. */
  cost: Money
  reason: string | null
  cheapest: boolean
}

/** Trips that a load takes: as the tighter of mass and volume asks, at least one. */
export const tripsOf = (
  { weightKg, volumeM3 }: Load,
  { capacityKg, capacityM3 }: Pick<Vehicle, 'capacityKg' | 'capacityM3'>,
): number => Math.max(1, ceil(weightKg / capacityKg), ceil(volumeM3 / capacityM3))

/** 3 × 0.1 / 0.3 is three-and-a-bit to a float, and one trip to a driver. */
const ceil = (ratio: number) => Math.ceil(Number(ratio.toFixed(9)))

/**
 * Freight of trips over a distance, rounded up to whole ten thousands of rupiah as hauliers quote
 * it (sen, including PPN).
 */
export function freightOf(
  { base, perKm }: Pick<Vehicle, 'base' | 'perKm'>,
  { trips, distanceKm }: { trips: number; distanceKm: number },
): Money {
  const trip = Math.ceil((base + perKm * distanceKm) / 10_000) * 10_000
  return rupiah(trip * trips)
}

/** Every vehicle for these loads, in the fleet's order; the cheapest open one is marked. */
export function optionsFor(
  vehicles: readonly Vehicle[],
  loads: readonly Load[],
  hindrances: Hindrances,
): Option[] {
  const options = vehicles.map((vehicle) => optionOf(vehicle, loads, hindrances))
  const open = options.filter((option) => option.reason === null)
  const best = open.reduce<Option | undefined>(
    (low, option) => (low && low.cost <= option.cost ? low : option),
    undefined,
  )
  return options.map((option) => ({ ...option, cheapest: option === best }))
}

function optionOf(vehicle: Vehicle, loads: readonly Load[], hindrances: Hindrances): Option {
  const runs = loads.map((load) => ({ ...load, trips: tripsOf(load, vehicle) }))
  const fullest = (of: (run: Load & { trips: number }) => number) =>
    Math.max(0, ...runs.map((run) => of(run) / run.trips))
  return {
    vehicle,
    trips: runs.reduce((all, { trips }) => all + trips, 0),
    tripWeightKg: round(
      fullest((run) => run.weightKg),
      3,
    ),
    tripVolumeM3: round(
      fullest((run) => run.volumeM3),
      6,
    ),
    cost: sum(runs.map((run) => freightOf(vehicle, run))),
    reason: whyClosed(vehicle, hindrances),
    cheapest: false,
  }
}

/** Why a vehicle cannot carry these goods to this address; null where it can. */
export function whyClosed(vehicle: Vehicle, goods: Hindrances): string | null {
  const { name } = vehicle
  if (goods.roadWidthM !== null && goods.roadWidthM < vehicle.roadM)
    return (
      `Jalan ke alamat ini ditandai sempit, lebar ${formatQuantity(goods.roadWidthM)} m. ` +
      `${name} perlu jalan selebar ${formatQuantity(vehicle.roadM)} m.`
    )
  const longest = tooLong(vehicle, goods)
  if (longest > 0)
    return `Ada barang sepanjang ${formatQuantity(longest)} m. ${name} memuat paling panjang ${formatQuantity(vehicle.longestM)} m.`
  if (goods.heaviestKg > vehicle.capacityKg)
    return `Ada satu barang seberat ${formatQuantity(goods.heaviestKg)} kg. ${name} memuat paling berat ${formatQuantity(vehicle.capacityKg)} kg.`
  if (goods.largestM3 > vehicle.capacityM3)
    return `Ada satu barang sebesar ${formatQuantity(goods.largestM3)} m³. ${name} memuat paling besar ${formatQuantity(vehicle.capacityM3)} m³.`
  return null
}

/** The length that does not fit (m), 0 where everything does. A folded bar takes half its length. */
function tooLong(vehicle: Vehicle, { longestStiffM, longestBendingM }: Hindrances): number {
  if (longestStiffM > vehicle.longestM) return longestStiffM
  const bending = vehicle.folds ? longestBendingM / 2 : longestBendingM
  return bending > vehicle.longestM ? longestBendingM : 0
}

/** The option that was asked for. Throws 422 `delivery.no_vehicle` where none was or it is closed. */
export function chosenOf(options: readonly Option[], code: string | undefined): Option {
  const option = options.find(({ vehicle }) => vehicle.code === code)
  const why = option ? option.reason : 'Pilih kendaraan pengiriman.'
  if (option && why === null) return option
  throw noVehicle(why ?? 'Pilih kendaraan pengiriman.')
}

/** The cheapest open option. Throws 422 `delivery.no_vehicle` where every vehicle is closed. */
export function cheapestOf(options: readonly Option[]): Option {
  const option = options.find(({ cheapest }) => cheapest)
  if (option) return option
  throw noVehicle(noneSentence(options))
}

/** Why nothing on wheels reaches the address, in the words of the smallest vehicle. */
export const noneSentence = (options: readonly Option[]): string =>
  `Belum ada kendaraan kami yang bisa mengantar pesanan ini. ${options[0]?.reason ?? ''}`.trim()

const noVehicle = (sentence: string) => Refusal.field('vehicle', 'delivery.no_vehicle', sentence)

/** Sums of masses and volumes without a float's dust. */
export const round = (value: number, decimals: number): number => Number(value.toFixed(decimals))
