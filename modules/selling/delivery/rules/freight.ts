import { type Money, rupiah } from '#platform/money.ts'
import type { Vehicle } from './vehicles.ts'

/** The load from one warehouse: distance (km), total mass (kg) and volume (m³). */
export type OriginLoad = { distanceKm: number; weightKg: number; volumeM3: number }

/** The trips that a load needs: the tighter of mass and volume decides; at least one. */
export const countTrips = (
  { weightKg, volumeM3 }: Omit<OriginLoad, 'distanceKm'>,
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

/** Rounds sums of masses and volumes: floats carry a rounding error. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals))
