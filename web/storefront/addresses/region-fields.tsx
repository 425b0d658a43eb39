import { useFetcher, useLocation } from 'react-router'
import { useDraftValue, useRestoredValue } from '#web/ui/drafts/use-draft-value.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { DistrictSearch } from './district-search.tsx'
import type { RegionChoice, RegionLists, RegionSearch } from './regions.ts'
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
  const fetcher = useFetcher<RegionSearch>()
  const { pathname, search } = useLocation()
  const regions = fetcher.data?.regions ?? loaded
  const { choice } = regions
  const [, storeChoice] = useDraftValue('regions', choice)
  const load = (chosen: RegionChoice) => {
    // The page's own address: a session that ends meanwhile returns to this form.
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(chosen)) next.set(key, value)
    void fetcher.load(`${pathname}?${next}`)
  }
  const choose = (chosen: Partial<RegionChoice>) => {
    const next = { ...choice, ...chosen }
    storeChoice(next)
    load(next)
  }
  useRestoredValue('regions', load)
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
