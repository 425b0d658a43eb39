import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'
import type { EditableLine } from './line.ts'

type Props = {
  candidate: EditableLine['candidates'][number]
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A candidate as a chip: picture, size and price. */
export function LineChoice({ candidate, name, isChosen, onChoose }: Props) {
  const { product_variant_id: id, picture, variantName, price, unit, qty, isCounted } = candidate
  // What was asked for is less, so the chip says what a tap orders.
  const isLeastOrder = !isCounted && qty <= candidate.minOrder
  return (
    <label className="choice-chip">
      <input
        type="radio"
        name={name}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <ImageFrame className="size-11">
        <ResponsiveImage source={picture} alt="" width={96} className="size-full" />
      </ImageFrame>
      <span className="grid min-w-0">
        <span className="truncate text-12 text-ink-2" title={candidate.name}>
          {candidate.name}
        </span>
        <span className="font-semibold">{variantName}</span>
        {isLeastOrder && (
          <span className="num text-12 text-warning-text">
            Pesan {formatQuantity(qty)} {unit}
          </span>
        )}
      </span>
      <span className="num text-right text-14">
        <Money of={price} />
        <span className="block text-12 text-ink-2">
          per {unit}
          {candidate.readiness && <b className="block">{candidate.readiness}</b>}
        </span>
      </span>
    </label>
  )
}
