import type { z } from 'zod'
import { negotiationDeliveries } from '#modules/selling/negotiations/rules/delivery-choices.ts'
import type { staffNegotiationCalls } from '#modules/selling/negotiations/staff-contract.ts'
import { formatRupiah } from '#platform/format.ts'
import { listAddressOptions } from '#web/shared/address-options.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import type { OrderSource } from '../assisted-orders/load-source.ts'

export type StartFreightEstimate = z.output<
  (typeof staffNegotiationCalls)['estimateStart']['response']['schema']
>['freightEstimate']

type Props = Pick<OrderSource, 'addresses'> & {
  /** Undefined until it was asked for. */
  freightEstimate: StartFreightEstimate | undefined
}

/** How the goods go, where to, and what that costs. */
export const StartDelivery = ({ addresses, freightEstimate }: Props) => (
  <Card title="Pengiriman">
    {addresses.length === 0 && (
      <Alert severity="warning" className="mb-4">
        Buku alamat pembeli ini masih kosong, jadi ongkos kirim belum bisa dihitung. Minta pembeli
        menambahkan alamatnya dulu.
      </Alert>
    )}
    <div className="grid gap-4 md:grid-cols-2">
      <FormField name="delivery" label="Cara kirim">
        {(control) => (
          <Select
            {...control}
            options={negotiationDeliveries.map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
          />
        )}
      </FormField>
      <FormField name="targetDate" label="Perlu tiba" type="date" optional />
      {addresses.length > 0 && (
        <FormField
          name="addressId"
          label="Alamat pengiriman"
          defaultValue={addresses[0]!.id}
          hint="Ongkos kirimnya berlaku untuk kota alamat ini."
          className="md:col-span-2"
          required
        >
          {(control) => <Select {...control} options={listAddressOptions(addresses)} />}
        </FormField>
      )}
      <div>
        <FormField
          name="freight"
          label="Ongkos kirim"
          inputMode="decimal"
          hint="Sebelum PPN; nol bila gratis. Kosongkan bila diambil sendiri."
        />
        {freightEstimate !== undefined && (
          <p role="status" className="mt-2 text-14 font-semibold">
            {freightEstimate
              ? `Tarif armada kita ${formatRupiah(freightEstimate.cost)} (${freightEstimate.vehicle}, ${freightEstimate.trips} rit).`
              : 'Armada kita tidak bisa mengantar barang ini ke alamat itu.'}
          </p>
        )}
      </div>
      {addresses.length > 0 && (
        <SubmitButton
          variant="outlined"
          name="intent"
          value="estimate"
          className="self-start md:mt-7"
        >
          Hitung tarif armada
        </SubmitButton>
      )}
    </div>
  </Card>
)
