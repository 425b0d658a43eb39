import { useRef, type FormEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { useCloseOnLeave } from '#web/shared/chrome/use-close-on-leave.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { clearFilters } from './filter-url.ts'
import { FacetSections } from './facet-sections.tsx'
import type { FacetsResponse } from './types.ts'
import { FILTER_FORM_ID, useSyncFormWithUrl, useFilterState } from './use-filter-form.ts'

export const FILTER_SHEET_ID = 'saringan'

/**
 * All filters of a list: a column on a wide screen, a sheet from the bottom on a phone. A plain GET
 * form with a native popover, so it works before scripts run; with scripts every change updates the
 * URL at once.
 */
export function FacetForm({
  facets,
  unit,
  isFiltered,
}: {
  facets: FacetsResponse
  unit?: string | undefined
  isFiltered: boolean
}) {
  const { params, applyForm } = useFilterState()
  const { pathname } = useLocation()
  const sheet = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useSyncFormWithUrl(form)
  useCloseOnLeave(sheet, pathname)
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.name)
      applyForm(currentTarget)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    applyForm(event.currentTarget)
    sheet.current?.hidePopover()
  }
  const search = params.get('search')
  return (
    <div ref={sheet} id={FILTER_SHEET_ID} popover="auto" className="facet-sheet">
      <Form
        ref={form}
        id={FILTER_FORM_ID}
        action={pathname}
        onChange={onChange}
        onSubmit={onSubmit}
        aria-label="Saring barang"
        className="flex min-h-full flex-col"
      >
        {search && <input type="hidden" name="search" value={search} />}
        <FacetHead clearAllTo={isFiltered ? pathname + clearFilters(params) : undefined} />
        <div className="flex-1 max-lg:px-4">
          <FacetSections facets={facets} unit={unit} params={params} applyForm={applyForm} />
        </div>
        <div className="sticky bottom-0 border-t border-line bg-face p-4 lg:static lg:border-0 lg:bg-transparent lg:p-0 lg:pt-3">
          <Button type="submit" wide className="lg:hidden">
            Lihat {formatQuantity(facets.total)} barang
          </Button>
          <noscript>
            <Button type="submit" wide variant="outlined" className="max-lg:hidden">
              Terapkan saringan
            </Button>
          </noscript>
        </div>
      </Form>
    </div>
  )
}

const FacetHead = ({ clearAllTo }: { clearAllTo: string | undefined }) => (
  <div className="flex min-h-12 items-center justify-between gap-3 max-lg:px-4">
    <h2 className="text-16">Saring</h2>
    {clearAllTo && (
      <Link
        to={clearAllTo}
        preventScrollReset
        className="ml-auto inline-flex min-h-11 items-center text-14 font-semibold text-link"
      >
        Hapus semua
      </Link>
    )}
    <button
      type="button"
      popoverTarget={FILTER_SHEET_ID}
      aria-label="Tutup saringan"
      className="-mr-3 grid size-11 place-items-center lg:hidden"
    >
      <Icon name="x" />
    </button>
  </div>
)
