import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { type ProductListResponse, ProductList } from '../product-list.tsx'
import type { FacetsResponse } from './types.ts'
import { FilterChips, listSelectedFilters } from './filter-chips.tsx'
import { FacetForm, FILTER_SHEET_ID } from './facet-form.tsx'
import { SortSelect } from './sort-select.tsx'
import { RESULTS_ID, useFilterState } from './use-filter-form.ts'

type Props = {
  list: ProductListResponse
  facets: FacetsResponse
  /** The unit that the price range applies to. */
  unit?: string | undefined
  /** The message of an empty list. */
  empty: ReactNode
  /** Shown below the products. */
  children?: ReactNode
}

/** A list with its filters beside it, or in a sheet on a phone. */
export function FilteredList({ list, facets, unit, empty, children }: Props) {
  const { params, isNavigating } = useFilterState()
  const chosen = listSelectedFilters(params, facets)
  // Filters of nothing would only be rows of zeros.
  if (list.total === 0 && chosen.length === 0)
    return (
      <>
        {empty}
        {children}
      </>
    )
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-[248px_minmax(0,1fr)]">
      <FacetForm facets={facets} unit={unit} isFiltered={chosen.length > 0} />
      <div className="min-w-0">
        <div className="mb-3 grid grid-cols-2 gap-2 lg:flex lg:items-start lg:justify-between">
          <button
            type="button"
            popoverTarget={FILTER_SHEET_ID}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-control bg-face px-3 font-semibold lg:hidden"
          >
            <Icon name="sliders-horizontal" />
            Saring
            {chosen.length > 0 && (
              <span className="num rounded-control bg-tarp-50 px-2 text-14 text-tarp-700">
                {chosen.length}
                <span className="sr-only"> dipilih</span>
              </span>
            )}
          </button>
          <div className="order-last col-span-2 lg:order-none lg:mr-auto">
            <FilterChips facets={facets} />
          </div>
          <SortSelect />
        </div>
        <div
          id={RESULTS_ID}
          tabIndex={-1}
          aria-busy={isNavigating || undefined}
          className="outline-none transition-opacity aria-busy:opacity-60"
        >
          {list.results.length > 0 ? <ProductList list={list} hasSidebar /> : empty}
        </div>
        {children}
      </div>
    </div>
  )
}
