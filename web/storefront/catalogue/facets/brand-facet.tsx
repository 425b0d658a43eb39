import { useState } from 'react'
import { Input } from '#web/ui/forms/input.tsx'
import type { FacetsResponse } from './types.ts'
import { FacetSection } from './facet-section.tsx'
import { CheckboxList } from './checkbox-list.tsx'

/** Longer lists of brands get a search field. */
const MAX_VISIBLE_BRANDS = 8
const normalize = (text: string) => text.toLocaleLowerCase('id-ID')

/**
 * Brands with the number of products of each; chosen ones stay visible while the list is searched.
 */
export function BrandFacet({
  brands,
  chosen,
}: {
  brands: FacetsResponse['brands']
  chosen: readonly string[]
}) {
  const [typed, setTyped] = useState('')
  if (brands.length === 0) return null
  const matchingBrands = brands.filter(
    ({ slug, name }) => chosen.includes(slug) || normalize(name).includes(normalize(typed.trim())),
  )
  return (
    <FacetSection legend="Merek">
      {brands.length > MAX_VISIBLE_BRANDS && (
        <Input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label="Cari merek"
          placeholder="Cari merek"
          className="mb-1 text-14!"
        />
      )}
      <CheckboxList
        name="merek"
        options={matchingBrands.map(({ slug, name, count }) => ({
          value: slug,
          label: name,
          count,
        }))}
        chosen={chosen}
      />
      {matchingBrands.length === 0 && (
        <p className="py-2 text-14 text-ink-2">Tidak ada merek bernama itu di sini.</p>
      )}
    </FacetSection>
  )
}
