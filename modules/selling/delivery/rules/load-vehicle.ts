import { countTrips, roundTo } from './freight.ts'
import { computeLoadConstraints, type LoadedGoods } from './load-constraints.ts'
import { explainVehicleRejection, type CarryingVehicle } from './vehicle-rejection.ts'

/** The fleet without its prices, smallest vehicle first. */
type FleetLimits<V> = { vehicles: readonly V[]; bends: readonly string[] }

/** Mass (kg) and volume (m³) of goods, and what carries them; no vehicle where none can. */
export type GoodsLoad<V> = {
  weightKg: number
  volumeM3: number
  vehicle: V | undefined
  trips: number
}

/** The smallest vehicle that carries the goods at once; where none does, the fewest trips. */
export function findLoadVehicle<V extends CarryingVehicle>(
  goods: readonly LoadedGoods[],
  { vehicles, bends }: FleetLimits<V>,
): GoodsLoad<V> {
  const sumOf = (measure: 'weightKg' | 'volumeM3') =>
    goods.reduce((sum, each) => sum + each.quantity * each[measure], 0)
  const load = { weightKg: roundTo(sumOf('weightKg'), 3), volumeM3: roundTo(sumOf('volumeM3'), 6) }
  const constraints = computeLoadConstraints(goods, { roadWidthM: null, bends })
  const best = vehicles
    .filter((vehicle) => explainVehicleRejection(vehicle, constraints) === null)
    .map((vehicle) => ({ vehicle, trips: countTrips(load, vehicle) }))
    .reduce<{ vehicle: V; trips: number } | undefined>(
      (fewest, option) => (fewest && fewest.trips <= option.trips ? fewest : option),
      undefined,
    )
  return { ...load, vehicle: best?.vehicle, trips: best?.trips ?? 0 }
}
