import type { z } from 'zod'
import type { SavedVehicle } from '#modules/selling/fleet/staff-contract.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { toFieldValue } from '../shared/forms/form-values.ts'

type VehicleDetails = z.output<typeof SavedVehicle> | undefined

const toOpened = (vehicle: VehicleDetails) => {
  if (!vehicle) return undefined
  const { id: _id, ...values } = vehicle
  return { values }
}
const labels = {
  plate: 'Nomor polisi',
  kind: 'Jenis',
  capacityKg: 'Daya angkut (kg)',
  capacityM3: 'Isi bak (m³)',
}

/** A vehicle and what it carries; a new one without a vehicle. */
export function VehicleForm({
  vehicle: stored,
  reply,
}: {
  vehicle: VehicleDetails
  reply: unknown
}) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      labels={labels}
      reply={reply}
      intent={stored ? `change-vehicle ${stored.id}` : 'add-vehicle'}
      className="grid gap-3 sm:grid-cols-2"
    >
      {(vehicle) => (
        <>
          <FormField
            name="plate"
            label={vehicle ? labels.plate : 'Nomor polisi baru'}
            defaultValue={vehicle?.plate}
            maxLength={15}
            autoCapitalize="characters"
            required
          />
          <FormField
            name="kind"
            label={labels.kind}
            defaultValue={vehicle?.kind}
            placeholder="Pickup, CDD, Fuso"
            maxLength={40}
            required
          />
          <FormField
            name="capacityKg"
            label={labels.capacityKg}
            inputMode="decimal"
            defaultValue={toFieldValue(vehicle?.capacityKg)}
            inputClassName="num"
            required
          />
          <FormField
            name="capacityM3"
            label={labels.capacityM3}
            inputMode="decimal"
            defaultValue={toFieldValue(vehicle?.capacityM3)}
            inputClassName="num"
            required
          />
          <SubmitButton variant="outlined" className="sm:justify-self-start">
            {vehicle ? 'Simpan kendaraan' : 'Tambah kendaraan'}
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
