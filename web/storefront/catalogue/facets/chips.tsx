import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Chosen, without } from './address.ts'
import type { FacetsAnswer } from './answer.ts'
import { RESULTS, useListState } from './state.ts'

const rupiah = (text: string | null) => formatQuantity(Number((text ?? '').replace(/\D/g, '')))

/** What is chosen, in the order of the facets, in words. */
export function chosenIn(params: URLSearchParams, facets: FacetsAnswer): Chosen[] {
  const chosen: Chosen[] = []
  const add = (name: string, labelOf: (value: string) => string | undefined, split = true) => {
    for (const value of params.getAll(name).flatMap((each) => (split ? each.split(',') : [each])))
      if (value) chosen.push({ name, value, label: labelOf(value) ?? value })
  }
  add(
    'kategori',
    (value) =>
      facets.subCategories.find((shelf) => `${shelf.category}/${shelf.slug}` === value)
        ?.subCategory,
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
        ? `Rp ${rupiah(from)} – ${rupiah(to)}`
        : from
          ? `Mulai Rp ${rupiah(from)}`
          : `Sampai Rp ${rupiah(to)}`
    chosen.push({ name: 'min', value: from ?? '', label })
  }
  return chosen
}

/** What is chosen, each with a way to take it back. */
export function Chips({ facets }: { facets: FacetsAnswer }) {
  const { pathname } = useLocation()
  const { params } = useListState()
  const chosen = chosenIn(params, facets)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Yang dipilih" className="flex flex-wrap gap-2">
      {chosen.map((each) => (
        <li key={`${each.name} ${each.value}`}>
          <Link
            to={pathname + without(params, each)}
            preventScrollReset
            // The chip goes away; whoever reads by ear goes on at the results.
            onClick={() => document.getElementById(RESULTS)?.focus({ preventScroll: true })}
            aria-label={`Hapus saringan ${each.label}`}
            className="num inline-flex min-h-11 items-center gap-1.5 rounded-control border border-tarp-200 bg-tarp-50 px-3 text-14 font-semibold text-tarp-700! no-underline! hover:border-tarp-600 lg:min-h-9"
          >
            {each.label}
            <Icon of={X} small />
          </Link>
        </li>
      ))}
    </ul>
  )
}
