import { lazy } from 'react'
import { formatWeekdayDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'

// Few companies want it; the others need no scripts of it. Without `Suspense` the server waits for it.
const PoFileField = lazy(() =>
  import('./po-file-field.tsx').then((part) => ({ default: part.PoFileField })),
)

type Props = {
  address: { id: string; recipient: string; phone: string }
  /** Days (`YYYY-MM-DD`) and windows that can still be chosen. */
  slots: { dates: readonly string[]; windows: readonly string[] }
  /** Whether the buyer picks the goods up; then no one has to unload them. */
  isPickup: boolean
  /** Whether the buyer's company wants its own number on every order. */
  requiresPoNumber: boolean
  /** Whether it wants the file of its purchase order with it. */
  requiresPoFile: boolean
}

/** Who receives an order, when, and what the driver should know. Another address brings its own recipient. */
export const RecipientFields = ({
  address,
  slots,
  isPickup,
  requiresPoNumber,
  requiresPoFile,
}: Props) => (
  <>
    <FormField
      key={`name-${address.id}`}
      name="contactName"
      label={isPickup ? 'Nama pengambil' : 'Nama penerima di lokasi'}
      data-draft={`contactName ${address.id}`}
      defaultValue={address.recipient}
      required
      autoComplete="name"
    />
    <FormField
      key={`phone-${address.id}`}
      name="contactPhone"
      label={`Nomor ponsel ${isPickup ? 'pengambil' : 'penerima'}`}
      data-draft={`contactPhone ${address.id}`}
      defaultValue={formatPhone(address.phone)}
      required
      type="tel"
      autoComplete="tel"
    />
    <FormField name="date" label={isPickup ? 'Tanggal ambil' : 'Tanggal kirim'} required>
      {(control) => (
        <Select
          {...control}
          options={slots.dates.map((date) => ({
            value: date,
            label: formatWeekdayDate(`${date}T12:00:00+07:00`),
          }))}
        />
      )}
    </FormField>
    <FormField name="window" label="Jam" required>
      {(control) => (
        <Select
          {...control}
          options={slots.windows.map((window) => ({ value: window, label: window }))}
        />
      )}
    </FormField>
    {!isPickup && (
      <FormField name="unloading" label="Bongkar muat">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'site', label: 'Oleh tukang di lokasi' },
              { value: 'driver', label: 'Dibantu sopir dan kenek' },
            ]}
          />
        )}
      </FormField>
    )}
    <FormField
      name="poNumber"
      label="Nomor PO"
      hint={requiresPoNumber ? 'Wajib di setiap pesanan perusahaan Anda.' : undefined}
      required={requiresPoNumber}
      optional={!requiresPoNumber}
      maxLength={60}
    />
    {requiresPoFile && <PoFileField required />}
    <FormField name="note" label="Catatan" optional className="md:col-span-2">
      {({ required, ...control }) => (
        <Textarea {...control} required={required} rows={2} maxLength={500} />
      )}
    </FormField>
  </>
)
