import type { z } from 'zod'
import type { companyCalls } from '#modules/people/companies/contract.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { RegionFields } from './region-fields.tsx'
import { RetryRegions } from './retry-regions.tsx'
import type { RegionLists } from './regions.ts'

export type OwnCompany = NonNullable<
  z.output<typeof companyCalls.address.response.schema>['company']
>

/** The company's registered address, with a link to change it. */
export const BusinessAddressCard = ({ company: { name, place } }: { company: OwnCompany }) => (
  <Card title="Alamat usaha">
    <p className="font-semibold wrap-anywhere">{name}</p>
    <p className="text-14 wrap-anywhere text-ink-2">{place ?? 'Belum diisi.'}</p>
    <div className="mt-2">
      <ButtonLink to="?usaha" variant="outlined" size="small">
        Ubah alamat usaha
      </ButtonLink>
    </div>
  </Card>
)

/** The form that changes the company's registered address. */
export const BusinessAddressForm = ({
  company: { id, name, address },
  regions,
  reply,
}: {
  company: OwnCompany
  regions: RegionLists
  reply: FormErrors | undefined
}) => (
  <div className="grid gap-4">
    <h1 data-shown>Alamat usaha</h1>
    <Card title={name}>
      <ReplyForm
        reply={reply}
        className="grid max-w-2xl gap-4 md:grid-cols-2"
        draft={{ record: `usaha ${id}` }}
      >
        <input type="hidden" name="company" value={id} />
        <RegionFields regions={regions} postalCode={address?.postalCode} />
        <FormField
          name="street"
          label="Jalan dan nomor"
          defaultValue={address?.street}
          autoComplete="street-address"
          className="md:col-span-2"
          required
        />
        <div className="flex gap-2 md:col-span-2">
          <SubmitButton color="main" size="large">
            Simpan alamat usaha
          </SubmitButton>
          <ButtonLink to="/profile/alamat-pengiriman" variant="ghost" size="large">
            Batal
          </ButtonLink>
        </div>
        <RetryRegions />
      </ReplyForm>
    </Card>
  </div>
)
