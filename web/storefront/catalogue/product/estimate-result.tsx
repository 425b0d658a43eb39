import { formatWeekdayDate, formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Money } from '#web/ui/money.tsx'
import type { DeliveryEstimateResult } from './load-delivery-estimate.ts'

export function EstimateResult({
  result: { destination, places, estimate, refused },
  onChoose,
  unit,
  qty,
}: {
  result: DeliveryEstimateResult
  onChoose: (districtId: string) => void
  unit: string
  qty: number
}) {
  if (refused)
    return (
      <Alert severity="warning" className="mt-3">
        {refused}
      </Alert>
    )
  if (!estimate)
    return places.length === 0 ? (
      <p className="mt-2 text-14 text-danger-text">
        Tidak ada kecamatan bernama "{destination}". Periksa ejaannya.
      </p>
    ) : (
      <ul className="mt-2 grid gap-1">
        {places.map(({ districtId, name }) => (
          <li key={districtId}>
            <button
              type="button"
              onClick={() => onChoose(districtId)}
              className="min-h-11 w-full rounded-control px-2 text-left text-14 text-tarp-600 hover:bg-tarp-50"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    )
  const { place, vehicles, origins, earliest } = estimate
  const [cheapest, ...others] = vehicles
  return (
    <div className="mt-3 text-14">
      <p>
        <b className="num text-20 font-heavy">
          {cheapest ? <Money of={cheapest.cost} /> : 'Belum ada kendaraan yang muat'}
        </b>
        {cheapest && (
          <span className="text-ink-2">
            {' '}
            untuk {formatQuantity(qty)} {unit} ke {place}, {cheapest.name}
            {cheapest.trips > 1 && ` ${cheapest.trips} rit`}
          </span>
        )}
      </p>
      <p className="text-ink-2">
        Paling cepat {formatWeekdayDate(earliest)} dari{' '}
        {origins.map(({ warehouse }) => warehouse).join(', ')}
        {origins[0] && ` (${formatQuantity(Math.round(origins[0].distanceKm))} km)`}.
      </p>
      {others.length > 0 && (
        <p className="num mt-1 text-12 text-ink-2">
          Kendaraan lain:{' '}
          {others.map(({ name, cost, trips }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {name} <Money of={cost} />
              {trips > 1 && ` (${trips} rit)`}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
