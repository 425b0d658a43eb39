import { useId, useState } from 'react'
import { useDraftValue } from '#web/ui/drafts/use-draft-value.ts'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import type { LenderApplication } from './lender-calls.ts'
import type { PostalArea, PostalLookUp } from './look-up-postal-code.ts'
import { usePostalLookUp } from './use-postal-look-up.ts'

type Props = {
  address: LenderApplication['answers']['address'] | undefined
  /** Districts of the postal code that was saved. */
  areas: readonly PostalArea[]
}

/**
 * The street and the postal code, which is suggested while it is typed; its district is shown at once, and
 * asked for where the code has several. Without scripts, or where the look-up fails, the code is typed and
 * the server says what is missing.
 */
export function LenderAddressFields({ address, areas: loaded }: Props) {
  const suggestions = useId()
  const saved = address?.postalCode ?? ''
  const [code, setCode] = useState(useFormField('address.postalCode').typed ?? saved)
  const found = usePostalLookUp(code.trim(), {
    text: saved,
    codes: [],
    areas: saved ? loaded : null,
    hasFailed: false,
  })
  const areas = found.areas ?? []
  return (
    <>
      <FormField
        name="address.street"
        label="Jalan dan nomor"
        defaultValue={address?.street}
        autoComplete="street-address"
        className="md:col-span-2"
        required
      />
      <FormField
        name="address.postalCode"
        label="Kode pos"
        hint={<span role="status">{describeLookUp(found)}</span>}
        defaultValue={saved}
        required
      >
        {(control) => (
          <>
            <Input
              {...control}
              list={suggestions}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              onChange={(event) => setCode(event.target.value)}
            />
            <datalist id={suggestions}>
              {found.codes.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
          </>
        )}
      </FormField>
      {areas.length > 1 && <DistrictField areas={areas} saved={address?.districtId ?? ''} />}
    </>
  )
}

function describeLookUp({ areas, hasFailed }: PostalLookUp): string {
  const [first] = areas ?? []
  if (hasFailed)
    return 'Daerahnya belum bisa kami cari. Isi saja kode posnya, kami periksa saat disimpan.'
  if (!areas) return 'Kecamatan, kota, dan provinsinya kami isi dari kode pos.'
  if (!first) return 'Kode pos ini tidak kami temukan. Periksa angkanya.'
  return areas.length === 1
    ? `Kecamatan ${first.district}, ${first.city}, ${first.province}.`
    : 'Kode pos ini dipakai beberapa kecamatan. Pilih kecamatan Anda.'
}

const DistrictField = ({ areas, saved }: { areas: readonly PostalArea[]; saved: string }) => {
  const { typed } = useFormField('address.districtId')
  const [districtId, setDistrictId] = useDraftValue('address.districtId', typed ?? saved)
  return (
    <FormField name="address.districtId" label="Kecamatan" required>
      {({ defaultValue: _typed, ...control }) => (
        <Select
          {...control}
          data-draft="off"
          prompt="Pilih kecamatan"
          value={areas.some((area) => area.districtId === districtId) ? districtId : ''}
          onChange={(event) => setDistrictId(event.target.value)}
          options={areas.map((area) => ({
            value: area.districtId,
            label: `${area.district}, ${area.city}`,
          }))}
        />
      )}
    </FormField>
  )
}
