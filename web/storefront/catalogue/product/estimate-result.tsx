import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { EstimatedFreight } from '../../delivery-district/estimated-freight.tsx'
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
  return <EstimatedFreight estimate={estimate} load={`${formatQuantity(qty)} ${unit}`} />
}
