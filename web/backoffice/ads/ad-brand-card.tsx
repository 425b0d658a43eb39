import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import {
  adTierNames,
  adTiers,
  describePlace,
  listPlaces,
} from '#modules/content/ads/rules/placements.ts'
import { DEFAULT_SLOGAN } from '#modules/content/ads/rules/present-ad.ts'
import type { staffAdCalls } from '#modules/content/ads/staff-contract.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { AD_FIGURES_PATH } from './paths.ts'

type AdBrand = z.output<typeof staffAdCalls.brands.response.schema>['results'][number]

const toOpened = ({ revision, tier, slogan }: AdBrand) => ({ revision, values: { tier, slogan } })
const labels = { tier: 'Tingkat', slogan: 'Slogan' }
const describers = { tier: (value: unknown) => adTierNames[value as AdBrand['tier']] }

export const tierOptions = adTiers.map((tier) => ({ value: tier, label: adTierNames[tier] }))

/** A brand that advertises: its tier, which gives its places, and its slogan. */
export function AdBrandCard({ brand: stored, reply }: { brand: AdBrand; reply: unknown }) {
  return (
    <Card
      title={stored.brandName}
      action={
        <ResponsiveImage source={stored.logo} alt="" width={100} height={40} className="h-10" />
      }
    >
      <EditForm
        record={stored}
        toOpened={toOpened}
        labels={labels}
        describers={describers}
        reply={reply}
        intent={`save ${stored.id}`}
        draft={{ record: stored.id }}
        autoComplete="off"
        className="grid gap-4"
      >
        {(brand) => (
          <>
            <div className="grid gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
              <FormField name="tier" label="Tingkat" defaultValue={brand.tier}>
                {(control) => <Select {...control} options={tierOptions} />}
              </FormField>
              <FormField
                name="slogan"
                label="Slogan"
                optional
                defaultValue={brand.slogan}
                placeholder={DEFAULT_SLOGAN}
                maxLength={120}
                hint="{product} diganti dengan yang diiklankan, misalnya Semen PCC."
              />
            </div>
            <p className="text-14 text-ink-2">
              Tempat: {listPlaces(brand.tier).map(describePlace).join(', ')}.
            </p>
            <div className="flex flex-wrap items-center gap-4">
              <SubmitButton variant="outlined">Simpan {brand.brandName}</SubmitButton>
              <Link to={`${AD_FIGURES_PATH}?${new URLSearchParams({ brand: brand.id })}`}>
                <span className="num">{brand.ads}</span> iklan berjalan atau terjadwal, lihat
                angkanya
              </Link>
            </div>
          </>
        )}
      </EditForm>
    </Card>
  )
}
