import { findLoadVehicle } from '#modules/selling/delivery/rules/load-vehicle.ts'
import { formatQuantity } from '#platform/format.ts'
import { VehicleDrawing } from '../vehicle-drawing.tsx'
import type { EditableLine, MatchedListResponse } from './line.ts'

/** Above this much mass (kg) is said in tons. */
const MAX_KG = 10_000

/** What the chosen goods weigh, and what carries them. */
export function LinesLoad({
  lines,
  fleet,
}: {
  lines: readonly EditableLine[]
  fleet: NonNullable<MatchedListResponse['fleet']>
}) {
  const goods = lines.flatMap(({ qty, chosen, candidates }) => {
    const candidate = candidates.find(({ product_variant_id: id }) => id === chosen)
    return candidate ? [{ ...candidate, quantity: qty }] : []
  })
  if (goods.length === 0) return null
  const { weightKg, volumeM3, vehicle, trips } = findLoadVehicle(goods, fleet)
  return (
    <div className="flex items-center gap-3 text-14">
      {vehicle && (
        <VehicleDrawing
          kind={vehicle.code}
          fill={Math.max(
            weightKg / (vehicle.capacityKg * trips),
            volumeM3 / (vehicle.capacityM3 * trips),
          )}
          className="h-10 w-25 flex-none"
        />
      )}
      <p className="num min-w-0">
        <span className="block text-ink-2">
          {formatMass(weightKg)} · {formatQuantity(Number(volumeM3.toFixed(1)))} m³
        </span>
        <b>
          {vehicle
            ? `${vehicle.name}, ${formatQuantity(trips)} rit`
            : 'Terlalu panjang atau berat untuk kendaraan kami'}
        </b>
      </p>
    </div>
  )
}

const formatMass = (kg: number) =>
  kg > MAX_KG
    ? `${formatQuantity(Number((kg / 1000).toFixed(1)))} ton`
    : `${formatQuantity(Number(kg.toFixed(kg < 10 ? 1 : 0)))} kg`
