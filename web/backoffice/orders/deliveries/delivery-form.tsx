import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { GroupError } from '../../shared/forms/group-error.tsx'
import { DeliveryLineField, type LineToLoad } from './delivery-line-field.tsx'
import { LoadSum } from './load-sum.tsx'
import { PickupForm } from './pickup-form.tsx'
import type { SavedFleet } from '../types.ts'
import { VehicleFields, type VehicleAndDriverValues } from './vehicle-fields.tsx'

type DeliveryFormProps = {
  /** Only lines with a quantity left to ship. */
  lines: readonly LineToLoad[]
  /** The vehicle and the day that the buyer chose. */
  values: VehicleAndDriverValues
  /** How often the chosen vehicle has to drive for the whole order. */
  trips: number
  fleet: SavedFleet
  reply: FormErrors | undefined
  isMain: boolean
}

/** Prepares what drives and what the buyer fetches, each in a form of its own. */
export function DeliveryForms({ lines, isMain, ...props }: DeliveryFormProps) {
  const driven = lines.filter(({ isPickup }) => !isPickup)
  const pickedUp = lines.filter(({ isPickup }) => isPickup)
  return (
    <>
      {driven.length > 0 && <DeliveryForm lines={driven} isMain={isMain} {...props} />}
      {pickedUp.length > 0 && (
        <PickupForm
          lines={pickedUp}
          date={props.values.date}
          reply={props.reply}
          isMain={isMain && driven.length === 0}
        />
      )}
    </>
  )
}

/** Prepares one delivery: lines of one warehouse with quantities, the vehicle and its driver. */
function DeliveryForm({ lines, values, trips, fleet, reply, isMain }: DeliveryFormProps) {
  const warehouses = [...new Set(lines.map(({ warehouse }) => warehouse))]
  const indexedLines = lines.map((line, index) => ({ line, index }))
  return (
    <Card title="Muat ke kendaraan">
      <ReplyForm reply={reply} intent="prepare" noValidate className="grid gap-4">
        {warehouses.map((warehouse, warehouseIndex) => (
          <fieldset key={warehouse} className="min-w-0">
            <legend className="text-14 font-semibold">Dari {warehouse}</legend>
            <ul className="mt-1 border-t border-line">
              {indexedLines
                .filter(({ line }) => line.warehouse === warehouse)
                .map(({ line, index }) => (
                  <DeliveryLineField
                    key={line.id}
                    line={line}
                    index={index}
                    isTicked={warehouseIndex === 0}
                  />
                ))}
            </ul>
          </fieldset>
        ))}
        {warehouses.length > 1 && (
          <p className="text-14 text-ink-2">
            Satu pengiriman berangkat dari satu gudang. Siapkan satu per satu.
          </p>
        )}
        <GroupError name="lines" />
        {trips > 1 && (
          <p className="text-14 text-ink-2">
            Seluruh pesanan dihitung {trips} rit. Isi jumlah yang dimuat sekali jalan; sisanya
            disiapkan lagi sesudah ini.
          </p>
        )}
        <VehicleFields fleet={fleet} values={values} />
        <LoadSum vehicles={fleet.vehicles} />
        <div>
          <SubmitButton
            color={isMain ? 'main' : 'primary'}
            className="max-sm:w-full"
            name="intent"
            value="prepare"
          >
            Siapkan pengiriman
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
