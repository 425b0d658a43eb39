import type { z } from 'zod'
import type { ShippingOption } from '#modules/checkout/checkout/quotes-contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { moneyFromJson, sen, moneyToJson } from '#platform/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { VehicleDrawing } from '#web/shared/vehicle-drawing.tsx'
import { LoadMeter } from './load-meter.tsx'

type QuotationResponse = z.output<typeof ShippingOption>

export function VehicleChoice({ option, chosen }: { option: QuotationResponse; chosen: boolean }) {
  const {
    vehicle,
    name,
    capacityKg,
    capacityM3,
    trips,
    tripWeightKg,
    tripVolumeM3,
    cost,
    available,
    reason,
    cheapest,
  } = option
  // Trips from two warehouses differ in cost: then only the sum is shown.
  const costPerTrip = moneyFromJson(cost) / trips
  const isSameCostPerTrip = trips > 1 && costPerTrip % 100 === 0
  const fillRatio = Math.max(tripWeightKg / capacityKg, tripVolumeM3 / capacityM3)
  return (
    <label className="choice-card relative grid-cols-[72px_minmax(0,1fr)_auto] content-start p-3! md:grid-cols-[104px_minmax(0,1fr)_auto] md:gap-x-4!">
      <input
        type="radio"
        name="kendaraan"
        value={vehicle}
        defaultChecked={chosen}
        disabled={!available}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <VehicleDrawing
        kind={vehicle}
        fill={available ? fillRatio : 0}
        active={available}
        className="row-span-2 w-full self-center"
      />
      <span
        className={`flex flex-wrap items-center gap-x-2 font-bold ${available ? 'max-md:col-span-2' : 'col-span-2'}`}
      >
        {name}
        <span className="num text-12 font-normal whitespace-nowrap text-ink-2">
          {formatQuantity(capacityKg)} kg · {formatQuantity(capacityM3)} m³
        </span>
        {cheapest && available && <Badge tone="success">Paling hemat</Badge>}
      </span>
      {available ? (
        <>
          <span className="num text-12 text-ink-2 max-md:self-center md:col-start-3 md:row-start-2 md:self-center md:text-right">
            {trips} rit
            {isSameCostPerTrip && (
              <span className="max-md:hidden">
                {' '}
                × <Money of={moneyToJson(sen(costPerTrip))} />
              </span>
            )}
          </span>
          <Money
            of={cost}
            className="text-right text-18 font-heavy md:col-start-3 md:row-start-1 md:text-16"
          />
          <span className="col-span-full mt-1 grid gap-0.5 md:col-span-1 md:col-start-2 md:row-start-2 md:mt-0">
            <LoadMeter name="Berat" value={tripWeightKg} max={capacityKg} unit="kg" />
            <LoadMeter name="Volume" value={tripVolumeM3} max={capacityM3} unit="m³" />
          </span>
        </>
      ) : (
        <span className="col-span-2 flex gap-1.5 text-14 text-warning-text">
          <Icon name="triangle-exclamation-point" small className="mt-0.5" />
          {reason}
        </span>
      )}
    </label>
  )
}
