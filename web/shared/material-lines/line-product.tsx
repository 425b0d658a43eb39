import { formatRupiah } from '#platform/format.ts'
import { Select } from '#web/ui/input.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { selectCandidate, type EditableLine } from './line.ts'

/** The product that a line means, chosen among its candidates. */
export function LineProductSelect({
  line,
  onChange,
}: {
  line: EditableLine
  onChange: (next: Partial<EditableLine>) => void
}) {
  const { number, candidates, chosen } = line
  const candidate = candidates.find(({ product_variant_id: id }) => id === chosen)
  return (
    <div className="grid min-w-0 grid-cols-[44px_minmax(0,1fr)] items-center gap-3">
      <ImageFrame className="size-11">
        {candidate ? (
          <ResponsiveImage source={candidate.picture} alt="" width={96} className="size-full" />
        ) : null}
      </ImageFrame>
      {candidates.length > 0 ? (
        <Select
          name={`choice-${number}`}
          aria-label={`Pilihan baris ${number}`}
          value={chosen ?? ''}
          onChange={(event) => onChange(selectCandidate(line, event.target.value))}
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
