import { useLocation } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatShort } from '#platform/format.ts'
import { addFilter, removeFilter } from './filter-url.ts'
import type { FacetsResponse } from './types.ts'
import { useFilterState } from './use-filter-form.ts'

const MAX_SIZES = 16
const [MIN_HEIGHT_PX, MAX_HEIGHT_PX] = [3, 18]

/** The most important measure of a sub-category: the first numeric attribute of its card. */
export const findMainAttribute = ({ attributes }: FacetsResponse) => {
  const attribute = attributes.find(({ type, onCard }) => type === 'number' && onCard)
  return attribute && attribute.values.length > 2 && attribute.values.length <= MAX_SIZES
    ? attribute
    : undefined
}

/**
 * All sizes at a glance, each with its lowest price; a thickness is drawn as a line of that
 * thickness.
 */
export function SizeFilter({ facets }: { facets: FacetsResponse }) {
  const { pathname } = useLocation()
  const { params } = useFilterState()
  const main = findMainAttribute(facets)
  if (!main) return null
  const highest = Math.max(...main.values.map(({ value }) => Number(value)))
  const chosen = params.getAll(main.key)
  return (
    <nav aria-label={main.label} className="-mx-(--edge) mb-5 md:mx-0">
      <ul className="no-bar flex overflow-x-auto border-y border-line bg-face md:rounded-card md:border">
        {main.values.map(({ value, label, from }) => {
          const isChosen = chosen.includes(value)
          const query = isChosen
            ? removeFilter(params, { name: main.key, value })
            : addFilter(params, main.key, value)
          return (
            <li key={value} className="min-w-24 flex-1 border-r border-line last:border-0">
              <Link
                to={pathname + query}
                preventScrollReset
                aria-current={isChosen || undefined}
                className="grid h-full min-h-18 content-end gap-0.5 px-3 py-2.5 text-ink! no-underline! -outline-offset-2 hover:bg-tarp-50 aria-[current]:bg-tarp-50 aria-[current]:shadow-[inset_0_-3px_0_var(--color-tarp-600)]"
              >
                {main.key === 'tebal' && (
                  <span
                    aria-hidden
                    className="mb-1.5 block rounded-[1px] bg-concrete-400"
                    style={{
                      height: Math.round(
                        MIN_HEIGHT_PX + ((MAX_HEIGHT_PX - MIN_HEIGHT_PX) * Number(value)) / highest,
                      ),
                    }}
                  />
                )}
                <b className="num">
                  {label} {main.unit}
                </b>
                <span className="num text-12 text-ink-2">
                  {from ? formatShort(from) : 'tidak ada'}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
