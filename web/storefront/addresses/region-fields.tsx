import { useFetcher, useSearchParams } from 'react-router'
import { FormField } from '#web/ui/form.tsx'
import type { loader } from './addresses.tsx'
import { DistrictSearch } from './district-search.tsx'
import type { RegionChoice, RegionLists } from './regions.ts'
import { RegionSelect, type RegionLevel } from './region-select.tsx'
import { PostalCode } from './postal-code.tsx'

/**
 * Province → city → district → village → postal code, or the first three by searching a name. Each
 * choice loads the next list and keeps everything else that was typed; before scripts run, a button
 * loads it.
 */
export function RegionFields({
  regions: loaded,
  postalCode,
}: {
  regions: RegionLists
  postalCode: string | undefined
}) {
  const fetcher = useFetcher<typeof loader>()
  const [query] = useSearchParams()
  const regions = fetcher.data?.regions ?? loaded
  const { choice } = regions
  const choose = (chosen: Partial<RegionChoice>) => {
    const next = new URLSearchParams(query)
    // The address book's action returns the lists, whichever page has the form.
    next.set('baru', '')
    for (const [key, value] of Object.entries({ ...choice, ...chosen })) next.set(key, value)
    void fetcher.load(`/profile/alamat-pengiriman?${next}`)
  }
  const levels: RegionLevel[] = [
    { name: 'provinceId', label: 'Provinsi', options: regions.provinces, parentLabel: '' },
    {
      name: 'cityId',
      label: 'Kota atau kabupaten',
      options: regions.cities,
      parentLabel: 'provinsi',
    },
    {
      name: 'districtId',
      label: 'Kecamatan',
      options: regions.districts,
      parentLabel: 'kota atau kabupaten',
    },
    {
      name: 'villageId',
      label: 'Desa atau kelurahan',
      options: regions.villages,
      parentLabel: 'kecamatan',
    },
  ]
  return (
    <>
      <DistrictSearch onChoose={(chosen) => choose({ ...chosen, villageId: '' })} />
      {levels.map(({ name, label, options, parentLabel }) => (
        <FormField key={name} name={name} label={label} required>
          {({ defaultValue: typed, ...control }) => (
            <RegionSelect
              {...control}
              value={choice[name] || (options.some(({ id }) => id === typed) ? typed! : '')}
              options={options}
              prompt={
                options.length === 0 && parentLabel
                  ? `Pilih ${parentLabel} dulu`
                  : `Pilih ${label.toLowerCase()}`
              }
              onChoose={(value) => choose({ [name]: value })}
            />
          )}
        </FormField>
      ))}
      <PostalCode
        codes={regions.postalCodes.map(({ code }) => code)}
        districtId={choice.districtId}
        initialCode={postalCode}
      />
    </>
  )
}
