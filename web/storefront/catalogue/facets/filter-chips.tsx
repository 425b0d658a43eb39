import { useLocation } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { type SelectedFilter, removeFilter } from './filter-url.ts'
import type { FacetsResponse } from './types.ts'
import { RESULTS_ID, useFilterState } from './use-filter-form.ts'

const formatPrice = (text: string | null) => formatQuantity(Number((text ?? '').replace(/\D/g, '')))

/** The labels of the chosen filters, in the order of the facets. */
export function listSelectedFilters(
  params: URLSearchParams,
  facets: FacetsResponse,
): SelectedFilter[] {
  const chosen: SelectedFilter[] = []
  const add = (name: string, labelOf: (value: string) => string | undefined, split = true) => {
    for (const value of params.getAll(name).flatMap((each) => (split ? each.split(',') : [each])))
      if (value) chosen.push({ name, value, label: labelOf(value) ?? value })
  }
  add(
    'kategori',
    (value) =>
      facets.subCategories.find(
        (subCategory) => `${subCategory.category}/${subCategory.slug}` === value,
      )?.subCategory,
  )
  for (const { key, label, unit, type, values } of facets.attributes)
    add(
      key,
      (value) => {
        const text = values.find((each) => each.value === value)?.label ?? value
        return unit ? `${text} ${unit}` : type === 'number' ? `${label} ${text}` : text
      },
      false,
    )
  add('merek', (value) => facets.brands.find(({ slug }) => slug === value)?.name)
  add('gudang', (value) => facets.places.find(({ code }) => code === value)?.name)
  add('siap', () => 'Siap kirim')
  add('indent', () => 'Indent')
  if (facets.bought !== null) add('dibeli', () => 'Pernah dibeli')
  const [from, to] = [params.get('min'), params.get('maks')]
  if (from || to) {
    const label =
      from && to
        ? `Rp ${formatPrice(from)} – ${formatPrice(to)}`
        : from
          ? `Mulai Rp ${formatPrice(from)}`
          : `Sampai Rp ${formatPrice(to)}`
    chosen.push({ name: 'min', value: from ?? '', label })
  }
  return chosen
}

/** The chosen filters, each with a link that removes it. */
export function FilterChips({ facets }: { facets: FacetsResponse }) {
  const { pathname } = useLocation()
  const { params } = useFilterState()
  const chosen = listSelectedFilters(params, facets)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Yang dipilih" className="flex flex-wrap gap-2">
      {chosen.map((each) => (
        <li key={`${each.name} ${each.value}`}>
          <Link
            to={pathname + removeFilter(params, each)}
            preventScrollReset
            // The chip disappears, so the focus moves to the results for screen readers.
            onClick={() => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })}
            aria-label={`Hapus saringan ${each.label}`}
            className="num inline-flex min-h-11 items-center gap-1.5 rounded-control border border-tarp-200 bg-tarp-50 px-3 text-14 font-semibold text-tarp-700! no-underline! hover:border-tarp-600 lg:min-h-9"
          >
            {each.label}
            <Icon name="x" small />
          </Link>
        </li>
      ))}
    </ul>
  )
}
