import type { FormErrors } from '#web/form-errors.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { AddressResponse, RegionLists } from './regions.ts'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { formatPhone } from '#platform/phone.ts'
import { OPENED_FIELD } from '#web/form/opened-fields.ts'
import { describeOpened } from './opened-address.ts'
import { PinField } from '../../shared/pin-field.tsx'
import { RegionFields } from './region-fields.tsx'
import { RetryRegions } from './retry-regions.tsx'

type Props = {
  address: AddressResponse | undefined
  /** The buyer, who receives at a new address unless somebody else is named. */
  recipient: { name: string; phone: string } | undefined
  regions: RegionLists
  reply: FormErrors | undefined
  /** Whether the buyer has colleagues who may use it, too. */
  hasCompany: boolean
  /** The page that needs an address, if any. */
  back: string | undefined
}

/** A new address, or a change of one: first the region, then the street and the recipient. */
export function AddressForm({ address, recipient, regions, reply, hasCompany, back }: Props) {
  const phone = address?.phone ?? recipient?.phone
  return (
    <div className="grid gap-4">
      <h1 data-shown>{address ? 'Ubah alamat' : 'Alamat baru'}</h1>
      <Card>
        <ReplyForm
          reply={reply}
          className="grid max-w-2xl gap-4 md:grid-cols-2"
          draft={{ record: address?.id }}
        >
          {address ? (
            <>
              <input type="hidden" name="id" value={address.id} />
              <input
                type="hidden"
                name={OPENED_FIELD}
                value={reply?.values[OPENED_FIELD]?.[0] ?? describeOpened(address)}
              />
            </>
          ) : (
            <IdempotencyKey reply={reply} />
          )}
          <RegionFields regions={regions} postalCode={address?.postalCode} />
          <FormField
            name="street"
            label="Jalan, nomor, RT/RW"
            defaultValue={address?.street}
            autoComplete="street-address"
            required
            className="md:col-span-2"
          />
          <FormField
            name="label"
            label="Nama alamat"
            defaultValue={address?.label ?? 'Rumah'}
            hint="Misalnya Rumah, Gudang, Proyek Ruko."
            required
          />
          <FormField
            name="roadWidthM"
            label="Lebar jalan (m)"
            optional
            inputMode="decimal"
            defaultValue={String(address?.roadWidthM ?? '').replace('.', ',')}
            hint="Menentukan kendaraan yang bisa masuk."
          />
          <FormField
            name="recipient"
            label="Nama penerima"
            defaultValue={address?.recipient ?? recipient?.name}
            autoComplete="name"
            required
          />
          <FormField
            name="phone"
            label="Nomor ponsel penerima"
            defaultValue={phone && formatPhone(phone)}
            type="tel"
            autoComplete="tel"
            required
          />
          <FormField
            name="driverNote"
            label="Petunjuk untuk sopir"
            optional
            defaultValue={address?.driverNote}
            maxLength={300}
            className="md:col-span-2"
          />
          <PinField pin={address?.pin} />
          {!address?.isMain && (
            <Checkbox name="isMain" defaultChecked={false} className="md:col-span-2">
              Jadikan alamat utama
            </Checkbox>
          )}
          {hasCompany && (address?.isOwn ?? true) && (
            <Checkbox
              name="isShared"
              defaultChecked={address?.isShared ?? true}
              className="md:col-span-2"
            >
              Bisa dipakai semua rekan di perusahaan
            </Checkbox>
          )}
          <div className="flex gap-2 md:col-span-2">
            <SubmitButton color="main" size="large">
              Simpan alamat
            </SubmitButton>
            <ButtonLink to={back ?? '/profile/alamat-pengiriman'} variant="ghost" size="large">
              Batal
            </ButtonLink>
          </div>
          <RetryRegions />
        </ReplyForm>
      </Card>
    </div>
  )
}
