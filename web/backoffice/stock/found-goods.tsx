import { formatQuantity } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import type { Goods } from './use-goods-search.ts'

type Props = { results: readonly Goods[]; onChoose: (goods: Goods) => void }

/** The goods that a search found, each a button, with what is free in every warehouse. */
export const FoundGoods = ({ results, onChoose }: Props) => (
  <ul className="grid gap-1">
    {results.map((goods) => (
      <li key={goods.sku}>
        <Button
          variant="outlined"
          color="secondary"
          wide
          className="justify-start! text-left"
          onClick={() => onChoose(goods)}
        >
          <span className="min-w-0 flex-1">
            <span className="block break-words">{goods.name}</span>
            <span className="num block text-12 font-normal text-ink-2">
              {goods.sku}
              {goods.barcode && ` · ${goods.barcode}`} · bebas {describeFree(goods)}
            </span>
          </span>
        </Button>
      </li>
    ))}
  </ul>
)

const describeFree = ({ free, unit }: Goods) => {
  const held = Object.entries(free).filter(([, quantity]) => quantity > 0)
  return held.length === 0
    ? '0'
    : held.map(([code, quantity]) => `${code} ${formatQuantity(quantity)} ${unit}`).join(', ')
}
