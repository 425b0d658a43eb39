import type { z } from 'zod'
import type { SavedDriver } from '#modules/selling/fleet/staff-contract.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'

type DriverDetails = z.output<typeof SavedDriver> | undefined

const toOpened = (driver: DriverDetails) =>
  driver && { values: { name: driver.name, phone: driver.phone } }
const labels = { name: 'Nama', phone: 'Nomor ponsel' }

/** A driver's name and number; a new one without a driver. */
export function DriverForm({ driver: stored, reply }: { driver: DriverDetails; reply: unknown }) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      labels={labels}
      reply={reply}
      intent={stored ? `change-driver ${stored.id}` : 'add-driver'}
      className="grid gap-3 sm:grid-cols-2"
    >
      {(driver) => (
        <>
          <FormField
            name="name"
            label={driver ? labels.name : 'Nama sopir baru'}
            defaultValue={driver?.name}
            maxLength={80}
            required
          />
          <FormField
            name="phone"
            label={labels.phone}
            type="tel"
            defaultValue={driver?.phone}
            maxLength={25}
            required
          />
          <SubmitButton variant="outlined" className="sm:justify-self-start">
            {driver ? 'Simpan sopir' : 'Tambah sopir'}
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
