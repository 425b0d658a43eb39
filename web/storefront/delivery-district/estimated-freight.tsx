import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { CartDeliveryEstimate } from '#modules/checkout/checkout/contract.ts'
import { formatWeekdayDate, formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'

export type FreightEstimate = z.output<typeof CartDeliveryEstimate>

/** The lowest freight of a load, when it can come and from where; then what other vehicles cost. */
export function EstimatedFreight({
  estimate: { place, vehicles, origins, earliest },
  load,
}: {
  estimate: FreightEstimate
  /** What is brought: `11 dus`, `isi keranjang`. */
  load: ReactNode
}) {
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
            untuk {load} ke {place} dengan {cheapest.name}
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
