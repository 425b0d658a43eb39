import type { Vehicle } from '#modules/selling/delivery/rules/vehicles.ts'
import { formatQuantity } from '#platform/format.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'

const labels = {
  name: 'Nama',
  capacityKg: 'Daya angkut (kg)',
  capacityM3: 'Isi bak (m³)',
  bedM: 'Panjang bak (m)',
  longestM: 'Barang terpanjang (m)',
  roadM: 'Lebar jalan tersempit (m)',
  base: 'Harga per rit (Rp)',
  perKm: 'Harga per km (Rp)',
  folds: 'Besi boleh dilipat dua',
}

const numberFields = [
  'capacityKg',
  'capacityM3',
  'bedM',
  'longestM',
  'roadM',
  'base',
  'perKm',
] as const

const toOpened = ({ code: _code, ...values }: Vehicle) => ({ values })

/** What a kind of vehicle carries, on which roads, and what a trip costs. */
export function VehicleForm({ vehicle: stored, reply }: { vehicle: Vehicle; reply: unknown }) {
  return (
    <details>
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2">
        <b>{stored.name}</b>
        <span className="num text-14 text-ink-2">
          {formatQuantity(stored.capacityKg)} kg · {formatQuantity(stored.capacityM3)} m³ · jalan{' '}
          {formatQuantity(stored.roadM)} m · Rp {formatQuantity(stored.base)} + Rp{' '}
          {formatQuantity(stored.perKm)}/km
        </span>
        <Icon name="chevron-down" small className="ml-auto text-ink-2" />
      </summary>
      <EditForm
        record={stored}
        toOpened={toOpened}
        labels={labels}
        reply={reply}
        intent={`vehicle ${stored.code}`}
        className="grid gap-3 px-4 pb-4 sm:grid-cols-2 md:grid-cols-3"
      >
        {(vehicle) => (
          <>
            <FormField
              name="name"
              label={labels.name}
              defaultValue={vehicle.name}
              maxLength={40}
              required
            />
            {numberFields.map((field) => (
              <FormField
                key={field}
                name={field}
                label={labels[field]}
                inputMode="decimal"
                inputClassName="num"
                defaultValue={formatQuantity(vehicle[field])}
                required
              />
            ))}
            <FormCheckbox name="folds" value="ya" defaultChecked={vehicle.folds}>
              {labels.folds}
            </FormCheckbox>
            <p className="text-14 text-ink-2 sm:col-span-2 md:col-span-3">
              Harga termasuk PPN, sopir, dan muat. Langsung dipakai untuk ongkos kirim berikutnya;
              pesanan yang sudah dibuat tetap.
            </p>
            <SubmitButton variant="outlined" className="sm:justify-self-start">
              Simpan kendaraan
            </SubmitButton>
          </>
        )}
      </EditForm>
    </details>
  )
}
