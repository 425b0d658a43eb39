import { type Money, sum } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { type OriginLoad, countTrips, roundTo, computeFreight } from './freight.ts'
import { type LoadConstraints, explainVehicleRejection } from './vehicle-rejection.ts'
import type { Vehicle } from './vehicles.ts'

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
