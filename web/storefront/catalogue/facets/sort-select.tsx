import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { FILTER_FORM_ID, useFilterState } from './use-filter-form.ts'

const SORT_OPTIONS = [
  { value: 'laku', label: 'Paling laku' },
  { value: 'harga-naik', label: 'Harga terendah' },
  { value: 'harga-turun', label: 'Harga tertinggi' },
  { value: 'terbaru', label: 'Terbaru' },
]
const RELEVANCE_OPTION = { value: 'sesuai', label: 'Paling sesuai' }

/** The order of a list; the default of a search is relevance, of any other list sales. */
export function SortSelect() {
  const { params, applyForm } = useFilterState()
  const [first, ...others] = params.has('search')
    ? [RELEVANCE_OPTION, ...SORT_OPTIONS]
    : SORT_OPTIONS
  const requested = params.get('urut')
  const isKnown = others.some(({ value }) => value === requested)
  return (
    <div className="flex gap-2">
      <Select
        form={FILTER_FORM_ID}
        name="urut"
        aria-label="Urutkan"
        defaultValue={isKnown ? requested! : ''}
        onChange={({ currentTarget: { form } }) => form && applyForm(form)}
        options={[{ value: '', label: first!.label }, ...others]}
        className="lg:w-52"
      />
      <noscript>
        <Button type="submit" form={FILTER_FORM_ID} variant="outlined" color="secondary">
          Urutkan
        </Button>
      </noscript>
    </div>
  )
}
