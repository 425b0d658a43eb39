import type { z } from 'zod'
import type { Quotation, Quotations } from '#modules/checkout/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { Vehicle } from '#web/ui/vehicle.tsx'

type QuotationsAnswer = z.output<typeof Quotations>
type QuotationAnswer = z.output<typeof Quotation>

/** The load in figures, then each lorry with how full it gets, how often it drives and what that costs. */
export function Vehicles({ quotations, chosen, pickup }: { quotations: QuotationsAnswer; chosen: string | undefined; pickup: boolean }) {
  const { weightKg, volumeM3, longestM, origins, options } = quotations
  return (
    <>
      <dl className="num mb-4 grid grid-cols-2 overflow-clip rounded-control border border-line bg-panel text-14 sm:grid-cols-4">
        <Figure name="Berat" value={`${formatQuantity(weightKg)} kg`} />
        <Figure name="Volume" value={`${formatQuantity(volumeM3)} m³`} />
        <Figure name="Terpanjang" value={`${formatQuantity(longestM)} m`} />
        <Figure name={`Dari ${origins.map(({ warehouse }) => warehouse).join(', ')}`} value={origins.map(({ distanceKm }) => `${formatQuantity(Math.round(distanceKm))} km`).join(', ')} />
      </dl>
      {origins.length > 1 && (
        <p className="mb-3 text-14 text-ink-2">
          Barang dikirim dari {origins.length} gudang: {origins.map(({ warehouse, lines }) => `${warehouse} (${lines.map(({ name }) => name).join(', ')})`).join('; ')}.
        </p>
      )}
      {!pickup && (
        <FieldGroup legend="Kendaraan" hidden>
          <div className="grid gap-2">
            {options.map((option) => (
              <VehicleChoice key={option.vehicle} option={option} chosen={option.vehicle === chosen} />
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="border-r border-b border-line px-3 py-2 last:border-r-0 sm:border-b-0">
    <dt className="text-12 text-ink-2">{name}</dt>
    <dd className="text-16 font-bold">{value}</dd>
  </div>
)

function VehicleChoice({ option, chosen }: { option: QuotationAnswer; chosen: boolean }) {
  const { vehicle, name, capacityKg, capacityM3, trips, tripWeightKg, tripVolumeM3, cost, available, reason, cheapest } = option
  const fill = Math.max(tripWeightKg / capacityKg, tripVolumeM3 / capacityM3)
  return (
    <label className="choice-card grid-cols-[auto_72px_minmax(0,1fr)] md:grid-cols-[auto_96px_minmax(0,1fr)_auto]">
      <input type="radio" name="kendaraan" value={vehicle} defaultChecked={chosen} disabled={!available} className="tick" />
      <Vehicle kind={vehicle} fill={available ? fill : 0} active={available} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-bold">
          {name}
          <span className="num text-12 font-normal text-ink-2">{formatQuantity(capacityKg)} kg · {formatQuantity(capacityM3)} m³</span>
          {cheapest && available && <Badge tone="success">Paling hemat</Badge>}
        </span>
        {available ? (
          <>
            <Meter name="Berat" value={tripWeightKg} most={capacityKg} unit="kg" />
            <Meter name="Volume" value={tripVolumeM3} most={capacityM3} unit="m³" />
          </>
        ) : (
          <span className="text-14 text-warning-text">{reason}</span>
        )}
      </span>
      {available && (
        <span className="col-start-3 flex items-baseline justify-between gap-2 md:col-start-4 md:block md:text-right">
          <Money of={cost} className="text-16 font-heavy" />
          <span className="num block text-12 text-ink-2">{trips} rit</span>
        </span>
      )}
    </label>
  )
}

/** How much of one trip is used, as a bar and in figures. */
const Meter = ({ name, value, most, unit }: { name: string; value: number; most: number; unit: string }) => (
  <span className="num mt-1 grid grid-cols-[3.5rem_minmax(0,1fr)_5.5rem] items-center gap-2 text-12 text-ink-2">
    {name}
    <meter value={value} max={most} aria-label={`${name} per rit`} className="meter" />
    <span className="text-right">{formatQuantity(Number(value.toFixed(1)))} {unit}</span>
  </span>
)
