import { formatRupiah } from '#platform/format.ts'
import { Select } from '#web/ui/input.tsx'
import { Picture, PictureBed } from '#web/ui/picture.tsx'
import { choiceOf, type Line } from './line.ts'

/** The goods that a line means, chosen among what it may mean. */
export function LineGoods({
  line,
  onChange,
}: {
  line: Line
  onChange: (next: Partial<Line>) => void
}) {
  const { number, candidates, chosen } = line
  const found = candidates.find(({ product_variant_id: id }) => id === chosen)
  return (
    <div className="grid min-w-0 grid-cols-[44px_minmax(0,1fr)] items-center gap-3">
      <PictureBed className="size-11">
        {found ? <Picture source={found.picture} alt="" width={96} className="size-full" /> : null}
      </PictureBed>
      {candidates.length > 0 ? (
        <Select
          name={`choice-${number}`}
          aria-label={`Pilihan baris ${number}`}
          value={chosen ?? ''}
          onChange={(event) => onChange(choiceOf(line, event.target.value))}
          prompt="Pilih barangnya"
          options={candidates.map((each) => ({
            value: each.product_variant_id,
            label: `${each.name} ${each.variantName}, ${formatRupiah(each.price)}/${each.unit}${each.stock < each.minOrder ? ' (habis)' : ''}`,
          }))}
        />
      ) : (
        <p className="text-14 text-ink-2">Ubah kata-katanya, lalu cari ulang.</p>
      )}
    </div>
  )
}
