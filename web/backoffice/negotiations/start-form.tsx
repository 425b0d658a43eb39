import type { z } from 'zod'
import type { staffNegotiationCalls } from '#modules/selling/negotiations/staff-contract.ts'
import { negotiationDeliveries } from '#modules/selling/negotiations/rules/delivery-choices.ts'
import { formatRupiah } from '#platform/format.ts'
import { listAddressOptions } from '#web/shared/address-options.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import type { OrderSource } from '../assisted-orders/load-source.ts'
import { StartLine } from './start-line.tsx'

type FreightEstimate = z.output<
  (typeof staffNegotiationCalls)['estimateStart']['response']['schema']
>['freightEstimate']

/** Prices, destination, freight and validity of an offer for a buyer who phoned. */
export function StartForm({
  source: { buyer, addresses, lines },
  initialKey,
  validUntil,
  reply,
  freightEstimate,
}: {
  source: OrderSource
  initialKey: string
  /** The proposed last day of the offer. */
  validUntil: string
  reply: unknown
  /** Undefined until it was asked for. */
  freightEstimate: FreightEstimate | undefined
}) {
  return (
    <ReplyForm
      reply={reply}
      draft={{ record: buyer.accountId }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <IdempotencyKey initial={initialKey} />
      <input type="hidden" name="email" value={buyer.email} />
      <Card title="Harga" flush>
        <ul>
          {lines.map((line, index) => (
            <StartLine key={`${line.number} ${line.text}`} line={line} index={index} />
          ))}
        </ul>
      </Card>
      <Card title="Pengiriman">
        {addresses.length === 0 && (
          <Alert severity="warning" className="mb-4">
            Buku alamat pembeli ini masih kosong, jadi ongkos kirim belum bisa dihitung. Minta
            pembeli menambahkan alamatnya dulu.
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
      <Card title="Penawaran">
        <div className="grid gap-4 md:grid-cols-2">
          <FormField name="project" label="Nama proyek" optional maxLength={120} />
          <FormField
            name="validUntil"
            label="Berlaku sampai akhir hari"
            type="date"
            defaultValue={validUntil}
            required
          />
          <FormField name="note" label="Catatan untuk pembeli" optional className="md:col-span-2">
            {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
          </FormField>
        </div>
        <SubmitButton color="main" name="intent" value="start" className="mt-4">
          Kirim penawaran
        </SubmitButton>
      </Card>
    </ReplyForm>
  )
}
