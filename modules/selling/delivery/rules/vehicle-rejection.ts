import { formatQuantity } from '#platform/format.ts'
import type { Vehicle } from './vehicles.ts'

/** The properties of a vehicle that limit its load. */
export type CarryingVehicle = Pick<
  Vehicle,
  'name' | 'capacityKg' | 'capacityM3' | 'longestM' | 'folds' | 'roadM'
>

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

/** Why a vehicle cannot carry these goods to this address; null where it can. */
export function explainVehicleRejection(
  vehicle: CarryingVehicle,
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
  vehicle: Pick<Vehicle, 'longestM' | 'folds'>,
  { longestStiffM, longestBendingM }: LoadConstraints,
): number {
  if (longestStiffM > vehicle.longestM) return longestStiffM
  const bendingM = vehicle.folds ? longestBendingM / 2 : longestBendingM
  return bendingM > vehicle.longestM ? longestBendingM : 0
}
