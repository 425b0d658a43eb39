import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { formatWeekdayDate, formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import { Money } from '#web/ui/money.tsx'
import type { DeliveryEstimateResult } from './load-delivery-estimate.ts'

type Props = {
  variantId: string
  qty: number
  result: DeliveryEstimateResult | undefined
  unit: string
}

const STORAGE_KEY = 'kirim-ke'

/**
 * The delivery cost and date for the buyer's district, which is searched by name and stored in this
 * browser. A plain form before scripts run.
 */
export function DeliveryEstimate({ variantId, qty, result: loaded, unit }: Props) {
  const fetcher = useFetcher<{ delivery?: DeliveryEstimateResult }>()
  const result = fetcher.data?.delivery ?? loaded
  const chosen = result?.estimate ? result.destination : undefined
  const loadEstimate = (place: string) =>
    void fetcher.load(
      `?${new URLSearchParams({ product_variant_id: variantId, qty: String(qty), kirim: place })}`,
    )

  useEffect(() => {
    if (chosen) localStorage.setItem(STORAGE_KEY, chosen)
  }, [chosen])
  useEffect(() => {
    const place = chosen ?? localStorage.getItem(STORAGE_KEY)
    // Another quantity or variant may need another lorry: asks again once the input pauses.
    const timer = place ? setTimeout(() => loadEstimate(place), 400) : undefined
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [variantId, qty])

  return (
    <section
      className="mt-8 rounded-card border border-line bg-face p-4"
      aria-busy={fetcher.state !== 'idle'}
    >
      <h2 className="flex items-center gap-2 text-16">
        <Icon name="truck" className="text-tarp-600" /> Perkiraan kirim
      </h2>
      <fetcher.Form method="get" className="mt-2 flex items-end gap-2">
        <input type="hidden" name="product_variant_id" value={variantId} />
        <input type="hidden" name="qty" value={qty} />
        <Field label="Kecamatan atau kota tujuan" className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              name="kirim"
              placeholder="mis. Tambun Selatan"
              defaultValue={result?.estimate?.place ?? (result?.refused ? '' : result?.destination)}
              key={result?.destination}
              maxLength={60}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="outlined" loading={fetcher.state !== 'idle'}>
          Cek
        </Button>
      </fetcher.Form>
      <div aria-live="polite">
        {result && <EstimateResult result={result} onChoose={loadEstimate} unit={unit} qty={qty} />}
      </div>
    </section>
  )
}

function EstimateResult({
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
