import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/input.tsx'
import { FORM, useListState } from './state.ts'

const ORDERS = [
  { value: 'laku', label: 'Paling laku' },
  { value: 'harga-naik', label: 'Harga terendah' },
  { value: 'harga-turun', label: 'Harga tertinggi' },
  { value: 'terbaru', label: 'Terbaru' },
]
const BY_MATCH = { value: 'sesuai', label: 'Paling sesuai' }

/** The order of a list; a search is by match unless told, everything else by what sells. */
export function SortSelect() {
  const { params, go } = useListState()
  const [first, ...others] = params.has('search') ? [BY_MATCH, ...ORDERS] : ORDERS
  const wanted = params.get('urut')
  const known = others.some(({ value }) => value === wanted)
  return (
    <div className="flex gap-2">
      <Select
        form={FORM}
        name="urut"
        aria-label="Urutkan"
        defaultValue={known ? wanted! : ''}
        onChange={({ currentTarget: { form } }) => form && go(form)}
        options={[{ value: '', label: first!.label }, ...others]}
        className="lg:w-52"
      />
      <noscript>
        <Button type="submit" form={FORM} variant="outlined" color="secondary">
          Urutkan
        </Button>
      </noscript>
    </div>
  )
}
