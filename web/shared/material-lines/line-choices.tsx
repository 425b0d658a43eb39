import { useState } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { LineChoice } from './line-choice.tsx'
import { selectCandidate, type EditableLine } from './line.ts'

/** Choices that are shown before the others are asked for. */
const FIRST = 3

/**
 * The product that a line means, chosen among its candidates by a tap or the arrow keys. Once one is chosen
 * the others fold away.
 */
export function LineChoices({
  line,
  onChange,
}: {
  line: EditableLine
  onChange: (next: Partial<EditableLine>) => void
}) {
  const { number, candidates, chosen } = line
  const [isOpen, setIsOpen] = useState(false)
  if (candidates.length === 0)
    return <p className="text-14 text-ink-2">Ubah kata-katanya, lalu cari ulang.</p>
  const isFolded = chosen !== undefined && !isOpen
  const shown = candidates.filter(({ product_variant_id: id }, at) =>
    isFolded ? id === chosen : isOpen || at < FIRST || id === chosen,
  )
  const hiddenCount = candidates.length - shown.length
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Pilihan baris {number}</legend>
      <div className="grid gap-2">
        {shown.map((candidate) => (
          <LineChoice
            key={candidate.product_variant_id}
            candidate={candidate}
            name={`choice-${number}`}
            isChosen={candidate.product_variant_id === chosen}
            onChoose={() => onChange(selectCandidate(line, candidate.product_variant_id))}
          />
        ))}
      </div>
      {hiddenCount > 0 && (
        <Button variant="ghost" size="small" className="mt-1" onClick={() => setIsOpen(true)}>
          {isFolded ? 'Ganti barang' : `${formatQuantity(hiddenCount)} pilihan lagi`}
        </Button>
      )}
    </fieldset>
  )
}
