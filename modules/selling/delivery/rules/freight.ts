import { formatQuantity } from '#platform/format.ts'
import { type Money, rupiah, sum } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Vehicle } from './vehicles.ts'

/** The load from one warehouse: distance (km), total mass (kg) and volume (m³). */
export type OriginLoad = { distanceKm: number; weightKg: number; volumeM3: number }

/** What decides which vehicles can carry the goods. */
export type LoadConstraints = {
  /** The longest stiff piece and the longest bendable one (m; 0 for none). */
  longestStiffM: number
  longestBendingM: number
  /** The heaviest and the largest single unit (kg, m³): a unit cannot be split over trips. */
  heaviestKg: number
  largestM3: number
  /** Width of the road to the address (m); null where it is unknown. */
  roadWidthM: number | null
}

/** Trips and freight with one kind of vehicle, or why it cannot be used. */
export type VehicleOption = {
  vehicle: Vehicle
  trips: number
  /** Mass (kg) and volume (m³) of the fullest trip. */
  tripWeightKg: number
  tripVolumeM3: number
  /** Sen, including PPN. */
  freight: Money
  reason: string | null
  cheapest: boolean
}

/** The trips that a load needs: the tighter of mass and volume decides; at least one. */
export const countTrips = (
  { weightKg, volumeM3 }: OriginLoad,
  { capacityKg, capacityM3 }: Pick<Vehicle, 'capacityKg' | 'capacityM3'>,
): number => Math.max(1, roundUpRatio(weightKg / capacityKg), roundUpRatio(volumeM3 / capacityM3))

/** Rounds a float's error away before rounding up: 3 × 0.1 / 0.3 is one trip. */
const roundUpRatio = (ratio: number) => Math.ceil(Number(ratio.toFixed(9)))

/**
 * Freight of trips over a distance (sen, including PPN), each trip rounded up to Rp 10.000 as hauliers
 * quote it.
 */
export function computeFreight(
  { base, perKm }: Pick<Vehicle, 'base' | 'perKm'>,
  { trips, distanceKm }: { trips: number; distanceKm: number },
): Money {
  const pricePerTrip = Math.ceil((base + perKm * distanceKm) / 10_000) * 10_000
  return rupiah(pricePerTrip * trips)
}

/** Every vehicle for these loads, in the fleet's order; the cheapest available one is marked. */
export function listVehicleOptions(
  vehicles: readonly Vehicle[],
  loads: readonly OriginLoad[],
  constraints: LoadConstraints,
): VehicleOption[] {
  const options = vehicles.map((vehicle) => toVehicleOption(vehicle, loads, constraints))
  const available = options.filter((option) => option.reason === null)
  const best = available.reduce<VehicleOption | undefined>(
    (lowest, option) => (lowest && lowest.freight <= option.freight ? lowest : option),
    undefined,
  )
  return options.map((option) => ({ ...option, cheapest: option === best }))
}

function toVehicleOption(
  vehicle: Vehicle,
  loads: readonly OriginLoad[],
  constraints: LoadConstraints,
): VehicleOption {
  const originTrips = loads.map((load) => ({ ...load, trips: countTrips(load, vehicle) }))
  const maxPerTrip = (measure: (originTrip: OriginLoad & { trips: number }) => number) =>
    Math.max(0, ...originTrips.map((originTrip) => measure(originTrip) / originTrip.trips))
  return {
    vehicle,
    trips: originTrips.reduce((all, { trips }) => all + trips, 0),
    tripWeightKg: roundTo(
      maxPerTrip((originTrip) => originTrip.weightKg),
      3,
    ),
    tripVolumeM3: roundTo(
      maxPerTrip((originTrip) => originTrip.volumeM3),
      6,
    ),
    freight: sum(originTrips.map((originTrip) => computeFreight(vehicle, originTrip))),
    reason: explainVehicleRejection(vehicle, constraints),
    cheapest: false,
  }
}

/** Why a vehicle cannot carry these goods to this address; null where it can. */
export function explainVehicleRejection(
  vehicle: Vehicle,
  constraints: LoadConstraints,
): string | null {
  const { name } = vehicle
  if (constraints.roadWidthM !== null && constraints.roadWidthM < vehicle.roadM)
    return (
      `Jalan ke alamat ini ditandai sempit, lebar ${formatQuantity(constraints.roadWidthM)} m. ` +
      `${name} perlu jalan selebar ${formatQuantity(vehicle.roadM)} m.`
    )
  const excessLengthM = findExcessLengthM(vehicle, constraints)
  if (excessLengthM > 0)
    return `Ada barang sepanjang ${formatQuantity(excessLengthM)} m. ${name} memuat paling panjang ${formatQuantity(vehicle.longestM)} m.`
  if (constraints.heaviestKg > vehicle.capacityKg)
    return `Ada satu barang seberat ${formatQuantity(constraints.heaviestKg)} kg. ${name} memuat paling berat ${formatQuantity(vehicle.capacityKg)} kg.`
  if (constraints.largestM3 > vehicle.capacityM3)
    return `Ada satu barang sebesar ${formatQuantity(constraints.largestM3)} m³. ${name} memuat paling besar ${formatQuantity(vehicle.capacityM3)} m³.`
  return null
}

/** The length that does not fit (m), 0 where everything does. A folded bar takes half its length. */
function findExcessLengthM(
  vehicle: Vehicle,
  { longestStiffM, longestBendingM }: LoadConstraints,
): number {
  if (longestStiffM > vehicle.longestM) return longestStiffM
  const bendingM = vehicle.folds ? longestBendingM / 2 : longestBendingM
  return bendingM > vehicle.longestM ? longestBendingM : 0
}

/** The selected option. Throws 422 `delivery.no_vehicle` where none is selected or it is not available. */
export function selectVehicleOption(
  options: readonly VehicleOption[],
  code: string | undefined,
): VehicleOption {
  const option = options.find(({ vehicle }) => vehicle.code === code)
  const rejection = option ? option.reason : 'Pilih kendaraan pengiriman.'
  if (option && rejection === null) return option
  throw noVehicleRefusal(rejection ?? 'Pilih kendaraan pengiriman.')
}

/** The cheapest available option. Throws 422 `delivery.no_vehicle` where no vehicle is available. */
export function findCheapestOption(options: readonly VehicleOption[]): VehicleOption {
  const option = options.find(({ cheapest }) => cheapest)
  if (option) return option
  throw noVehicleRefusal(explainNoVehicle(options))
}

/** Why no vehicle is available, with the reason of the smallest one. */
export const explainNoVehicle = (options: readonly VehicleOption[]): string =>
  `Belum ada kendaraan kami yang bisa mengantar pesanan ini. ${options[0]?.reason ?? ''}`.trim()

const noVehicleRefusal = (message: string) =>
  Refusal.field('vehicle', 'delivery.no_vehicle', message)

/** Rounds sums of masses and volumes: floats carry a rounding error. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals))
