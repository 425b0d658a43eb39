import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { GroupError } from '../shared/group-error.tsx'
import { DeliveryLineField, type LineToLoad } from './delivery-line-field.tsx'
import { LoadSum } from './load-sum.tsx'
import type { SavedFleet } from './types.ts'
import { VehicleFields, type VehicleAndDriverValues } from './vehicle-fields.tsx'

/** What goes in one delivery: from one warehouse, either driven or picked up there. */
const toOrigin = ({ warehouse, isPickup }: LineToLoad): string =>
  isPickup ? `Diambil pembeli di ${warehouse}` : `Dari ${warehouse}`

/** Prepares one delivery: lines of one warehouse with quantities, the vehicle and its driver. */
export function DeliveryForm({
  lines,
  values,
  fleet,
  reply,
  isMain,
}: {
  /** Only lines with a quantity left to ship. */
  lines: readonly LineToLoad[]
  /** The vehicle and the day that the buyer chose. */
  values: VehicleAndDriverValues
  fleet: SavedFleet
  reply: FormErrors | undefined
  isMain: boolean
}) {
  const warehouses = [...new Set(lines.map(toOrigin))]
  const indexedLines = lines.map((line, index) => ({ line, index }))
  return (
    <Card title="Muat ke kendaraan">
      <ReplyForm reply={reply} intent="prepare" noValidate className="grid gap-4">
        {warehouses.map((warehouse, warehouseIndex) => (
          <fieldset key={warehouse} className="min-w-0">
            <legend className="text-14 font-semibold">{warehouse}</legend>
            <ul className="mt-1 border-t border-line">
              {indexedLines
                .filter(({ line }) => toOrigin(line) === warehouse)
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
            Satu pengiriman berangkat dari satu gudang, dan barang yang diambil pembeli disiapkan
            sendiri. Siapkan satu per satu.
          </p>
        )}
        <GroupError name="lines" />
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
