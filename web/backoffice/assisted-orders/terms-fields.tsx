import { formatQuantity, formatRupiah, formatWeekdayDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { PickupPlace } from '#web/shared/order/agreed-shipping.tsx'
import { listAddressOptions } from '#web/shared/address-options.ts'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { Money } from '#web/ui/money.tsx'
import type { AssistedPreview, OrderSource } from './load-source.ts'

type Address = OrderSource['addresses'][number]

/** Where to and how, from the buyer's address book. */
export const DeliveryFields = ({
  addresses,
  addressId,
}: {
  addresses: readonly Address[]
  addressId: string | undefined
}) => (
  <div className="grid gap-4 md:grid-cols-2">
    <FormField name="addressId" label="Alamat pengiriman" defaultValue={addressId} required>
      {(control) => <Select {...control} options={listAddressOptions(addresses)} />}
    </FormField>
    <FormField name="method" label="Cara kirim" defaultValue="delivery">
      {(control) => (
        <Select
          {...control}
          options={[
            { value: 'delivery', label: 'Diantar ke alamat' },
            { value: 'pickup', label: 'Ambil di gudang' },
          ]}
        />
      )}
    </FormField>
  </div>
)

/** What the order costs as it was computed, line by line. */
export const PreviewSummary = ({ preview: { summary } }: { preview: AssistedPreview }) => (
  <Card title="Yang akan ditagih">
    <ul className="grid gap-2 text-14">
      {summary.lines.map((line) => (
        <li
          key={line.product_variant_id}
          className="grid gap-x-4 border-b border-line pb-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="min-w-0">
            {line.name} {line.variantName}
            <span className="num block text-ink-2">
              {formatQuantity(line.qty)} {line.unit} × <Money of={line.unitPrice} exact />
              {line.awaited > 0 &&
                ` · ${formatQuantity(line.awaited)} indent ${line.leadDays} hari`}
            </span>
          </span>
          <Money of={line.subtotal} exact className="font-semibold sm:text-right" />
        </li>
      ))}
    </ul>
    <DescriptionList
      className="mt-3"
      rows={[
        ['Barang', <Money key="g" of={summary.goods} exact />],
        ['Ongkos kirim', <Money key="f" of={summary.freight} exact />],
        ['Termasuk PPN', <Money key="t" of={summary.tax} exact />],
        ['Total', <Money key="s" of={summary.total} exact className="font-heavy" />],
      ]}
    />
  </Card>
)

/** When it comes and who receives it. */
export function TermsFields({
  preview: { quotes, vehicle, summary, requiresPoNumber },
  address,
}: {
  preview: AssistedPreview
  address: Address | undefined
}) {
  const vehicles = quotes.options.filter(({ available }) => available)
  const isPickup = quotes.method === 'pickup'
  return (
    <Card title="Pengiriman dan pembayaran">
      {quotes.pickup && (
        <p className="mb-4 text-14">
          Diambil di <PickupPlace pickup={quotes.pickup} />
          <span className="text-ink-2">
            {quotes.pickup.lines
              .map(({ name, qty, unit }) => `${name} ${formatQuantity(qty)} ${unit}`)
              .join(', ')}
          </span>
        </p>
      )}
      <input type="hidden" name="seen" value={JSON.stringify(summary.seen)} />
      <div className="grid gap-4 md:grid-cols-2">
        {vehicles.length > 0 && (
          <FormField
            name="vehicle"
            label="Kendaraan"
            hint="Setelah diganti, hitung ulang."
            defaultValue={vehicle ?? undefined}
          >
            {(control) => (
              <Select
                {...control}
                options={vehicles.map((option) => ({
                  value: option.vehicle,
                  label: `${option.name}, ${option.trips} rit, ${formatRupiah(option.cost)}`,
                }))}
              />
            )}
          </FormField>
        )}
        <FormField name="date" label={isPickup ? 'Tanggal ambil' : 'Tanggal kirim'} required>
          {(control) => (
            <Select
              {...control}
              options={quotes.dates.map((day) => ({
                value: day,
                label: formatWeekdayDate(`${day}T12:00:00+07:00`),
              }))}
            />
          )}
        </FormField>
        <FormField name="window" label={isPickup ? 'Jam ambil' : 'Jam tiba'} required>
          {(control) => (
            <Select
              {...control}
              options={quotes.windows.map((value) => ({ value, label: value }))}
            />
          )}
        </FormField>
        <FormField
          name="contactName"
          label={isPickup ? 'Yang mengambil' : 'Penerima di lokasi'}
          defaultValue={address?.recipient}
          maxLength={100}
          required
        />
        <FormField
          name="contactPhone"
          label={isPickup ? 'Nomor ponsel yang mengambil' : 'Nomor ponsel penerima'}
          type="tel"
          defaultValue={address && formatPhone(address.phone)}
          maxLength={25}
          required
        />
        <FormField
          name="poNumber"
          label="Nomor PO pembeli"
          hint={requiresPoNumber ? 'Wajib di setiap pesanan perusahaan ini.' : undefined}
          required={requiresPoNumber}
          optional={!requiresPoNumber}
          maxLength={60}
        />
        <FormField name="note" label="Catatan" optional>
          {(control) => <Textarea {...control} rows={2} maxLength={500} />}
        </FormField>
      </div>
      <p className="mt-3 text-14 text-ink-2">
        Dibayar lewat transfer bank. Pembeli menerima email dengan cara membayarnya.
      </p>
    </Card>
  )
}
