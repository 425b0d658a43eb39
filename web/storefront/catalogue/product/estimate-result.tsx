import { formatQuantity } from '#platform/format.ts'
import { defineSlot } from '#web/reader/slot.tsx'
import { Alert } from '#web/ui/alert.tsx'
import type { ControlProps } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { EstimatedFreight } from '../../delivery-district/estimated-freight.tsx'
import type { DeliveryEstimateResult } from './load-delivery-estimate.ts'

type Result = DeliveryEstimateResult | null

/** The field for the destination, with the one that is estimated. */
export const EstimateDestination = defineSlot<Result, { control: ControlProps }>(
  'estimate-destination',
  ({ data, control }) => (
    <Input
      {...control}
      name="kirim"
      placeholder="mis. Tambun Selatan"
      defaultValue={data?.estimate?.place ?? (data?.refused ? '' : data?.destination)}
      key={data?.destination}
      maxLength={60}
      required
    />
  ),
)

type Load = { onChoose: (districtId: string) => void; unit: string; qty: number }

/** What the delivery costs, or the places that were meant, or why there is no estimate. */
export const EstimateResult = defineSlot<Result, Load>('estimate-result', ({ data, ...load }) =>
  data ? <EstimateOrPlaces result={data} {...load} /> : null,
)

function EstimateOrPlaces({
  result: { destination, places, estimate, refused },
  onChoose,
  unit,
  qty,
}: Load & { result: DeliveryEstimateResult }) {
  if (refused)
    return (
      <Alert severity="warning" className="mt-3">
        {refused}
      </Alert>
    )
  if (!estimate)
    return places.length === 0 ? (
      <p className="mt-2 text-14 text-danger-text">
        Tidak ada daerah bernama "{destination}". Periksa ejaannya.
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
