import { useId, type FormEvent } from 'react'
import { formatPhone } from '#platform/phone.ts'
import { normalizePlate } from '#modules/selling/fleet/rules.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import type { SavedFleet } from '../types.ts'

export type VehicleAndDriverValues = {
  vehicle?: string | undefined
  plate?: string | undefined
  driver?: string | undefined
  driverPhone?: string | undefined
  date?: string | undefined
}

/** Puts a value into a field as if it was typed, so that the form's draft keeps it. */
function fillField(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value === value) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Vehicle, plate, driver and day of a delivery. Saved ones are offered while typing, and bring the rest along; a
 * new one is typed.
 */
export function VehicleFields({
  fleet: { drivers, vehicles },
  values,
  withDate = true,
}: {
  fleet: SavedFleet
  values: VehicleAndDriverValues
  withDate?: boolean
}) {
  const id = useId()
  const bringKind = ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    const saved = vehicles.find(({ plate }) => plate === normalizePlate(value))
    if (saved) fillField(form, 'vehicle', saved.kind)
  }
  const bringPhone = ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    const saved = drivers.find(({ name }) => name === value.trim())
    if (saved) fillField(form, 'driverPhone', formatPhone(saved.phone))
  }
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <FormField
        name="plate"
        label="Nomor polisi"
        defaultValue={values.plate}
        maxLength={15}
        autoCapitalize="characters"
        list={`${id}-plates`}
        onInput={bringKind}
        required
      />
      <FormField
        name="vehicle"
        label="Kendaraan"
        defaultValue={values.vehicle}
        maxLength={40}
        required
      />
      <FormField
        name="driver"
        label="Nama sopir"
        defaultValue={values.driver}
        maxLength={80}
        list={`${id}-drivers`}
        onInput={bringPhone}
        required
      />
      <FormField
        name="driverPhone"
        label="Nomor ponsel sopir"
        type="tel"
        defaultValue={values.driverPhone && formatPhone(values.driverPhone)}
        maxLength={25}
        required
      />
      {withDate && (
        <FormField
          name="date"
          label="Tanggal kirim"
          type="date"
          defaultValue={values.date}
          required
        />
      )}
      <datalist id={`${id}-plates`}>
        {vehicles.map(({ plate, kind }) => (
          <option key={plate} value={plate}>
            {kind}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-drivers`}>
        {drivers.map(({ name, phone }) => (
          <option key={phone} value={name}>
            {formatPhone(phone)}
          </option>
        ))}
      </datalist>
    </div>
  )
}
