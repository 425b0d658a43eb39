import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../../shared/forms/edit-form.tsx'
import { GroupError } from '../../shared/forms/group-error.tsx'
import { RemoveButton } from '../../shared/actions/remove-button.tsx'
import { deliveryDescribers, deliveryLabels } from './delivery-labels.ts'
import { DeliveryLineField } from './delivery-line-field.tsx'
import { LoadSum } from './load-sum.tsx'
import type { SavedFleet, StaffOrderDelivery, WarehouseLine } from '../types.ts'
import { VehicleFields } from './vehicle-fields.tsx'

const toOpened = ({ vehicle, plate, driver, driverPhone, date, lines }: StaffOrderDelivery) => ({
  values: {
    vehicle,
    plate,
    driver,
    driverPhone,
    date,
    lines: lines.map(({ lineId, name, qty }) => ({ lineId, name, qty })),
  },
})

/** The order's lines that the delivery carries, or that could come along from its warehouse. */
const listLines = (delivery: StaffOrderDelivery, orderLines: readonly WarehouseLine[]) =>
  orderLines
    .map((line) => ({
      ...line,
      loaded: delivery.lines.find(({ lineId }) => lineId === line.id)?.qty,
    }))
    .filter(
      ({ loaded, toShip, warehouse, isPickup }) =>
        loaded !== undefined ||
        (toShip > 0 && warehouse === delivery.warehouse && isPickup === delivery.isPickup),
    )
    .map((line) => ({ ...line, toShip: line.toShip + (line.loaded ?? 0) }))

/** Corrects a delivery: everything of a prepared one, vehicle and driver of one on its way. */
export function ChangeDelivery({
  delivery: stored,
  lines,
  fleet,
  reply,
}: {
  delivery: StaffOrderDelivery
  lines: readonly WarehouseLine[]
  fleet: SavedFleet
  reply: unknown
}) {
  const isPrepared = stored.status === 'prepared'
  return (
    <details className="mt-3">
      <summary className="btn max-sm:w-full" data-variant="outlined">
        {stored.isPickup
          ? 'Ubah barang atau tanggal'
          : isPrepared
            ? 'Ubah muatan, kendaraan, atau tanggal'
            : 'Perbaiki kendaraan atau sopir'}
      </summary>
      <EditForm
        record={stored}
        toOpened={toOpened}
        labels={deliveryLabels}
        describers={deliveryDescribers}
        reply={reply}
        intent={`change ${stored.id}`}
        className="mt-3 grid gap-4 border-t border-line pt-3"
      >
        {(delivery) => (
          <>
            {isPrepared && (
              <ul className="border-t border-line">
                {listLines(delivery, lines).map((line, index) => (
                  <DeliveryLineField
                    key={line.id}
                    line={line}
                    index={index}
                    isTicked={line.loaded !== undefined}
                  />
                ))}
              </ul>
            )}
            <GroupError name="lines" />
            {stored.isPickup ? (
              <FormField
                name="date"
                label="Tanggal ambil"
                type="date"
                defaultValue={delivery.date}
                required
              />
            ) : (
              <VehicleFields fleet={fleet} values={delivery} withDate={isPrepared} />
            )}
            {isPrepared && !stored.isPickup && <LoadSum vehicles={fleet.vehicles} />}
            <SubmitButton variant="outlined" className="max-sm:w-full sm:justify-self-start">
              Simpan perubahan
            </SubmitButton>
          </>
        )}
      </EditForm>
      {isPrepared && (
        <div className="mt-3">
          <RemoveButton
            intent={`withdraw ${stored.id}`}
            subject={`pengiriman ${stored.number}`}
            verb="Tarik"
            loss="Surat jalannya tidak berlaku lagi. Barangnya bisa dimuat ke pengiriman lain."
            variant="outlined"
            reply={reply}
          />
        </div>
      )}
    </details>
  )
}
