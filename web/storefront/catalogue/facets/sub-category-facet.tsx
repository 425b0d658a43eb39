import { useLocation } from 'react-router'
import type { FacetsResponse } from './types.ts'
import { useFilterState } from './use-filter-form.ts'
import { CheckboxFacet } from './checkbox-list.tsx'

/** Only a search or the list of all products covers several sub-categories. */
export function SubCategoryFacet({ facets }: { facets: FacetsResponse }) {
  const { params } = useFilterState()
  const { pathname } = useLocation()
  const chosen = params.getAll('kategori')
  if (pathname !== '/produk' || (facets.subCategories.length < 2 && chosen.length === 0))
    return null
  const options = facets.subCategories
    .slice(0, 12)
    .map(({ category, slug, subCategory, count }) => ({
      value: `${category}/${slug}`,
      label: subCategory,
      count,
    }))
  return <CheckboxFacet legend="Jenis barang" name="kategori" options={options} chosen={chosen} />
}
