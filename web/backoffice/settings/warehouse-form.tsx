import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'

type Warehouse = { code: string; name: string; address: string; openingHours: string }

const labels = {
  address: 'Alamat pengambilan',
  openingHours: 'Jam buka',
}

const toOpened = ({ address, openingHours }: Warehouse) => ({ values: { address, openingHours } })

/** Where and when buyers pick goods up at a warehouse. */
export function WarehouseForm({
  warehouse: stored,
  reply,
}: {
  warehouse: Warehouse
  reply: unknown
}) {
  return (
    <details>
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2">
        <span className="min-w-0">
          <b className="block">{stored.name}</b>
          <span className="block text-14 text-ink-2">
            {[stored.address, stored.openingHours].filter(Boolean).join(' · ') ||
              'Belum ada alamat dan jam buka'}
          </span>
        </span>
        <Icon name="chevron-down" small className="ml-auto text-ink-2" />
      </summary>
      <EditForm
        record={stored}
        toOpened={toOpened}
        labels={labels}
        reply={reply}
        intent={`warehouse ${stored.code}`}
        className="grid gap-3 px-4 pb-4 md:grid-cols-2"
      >
        {(warehouse) => (
          <>
            <FormField
              name="openingHours"
              label={labels.openingHours}
              defaultValue={warehouse.openingHours}
              maxLength={100}
              hint="Misalnya Senin–Jumat 08.00–16.00, Sabtu 08.00–12.00. Di luar jam ini tidak bisa dipilih untuk mengambil barang."
            />
            <FormField
              name="address"
              label={labels.address}
              defaultValue={warehouse.address}
              maxLength={200}
              className="md:col-span-2"
            />
            <SubmitButton variant="outlined" className="justify-self-start">
              Simpan gudang
            </SubmitButton>
          </>
        )}
      </EditForm>
    </details>
  )
}
