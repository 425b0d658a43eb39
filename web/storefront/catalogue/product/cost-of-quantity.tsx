import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import type { QuantityCost, VariantResponse } from './variants.ts'

/** Stands where an amount would be of a quantity that is not sold. */
export const NO_AMOUNT = '–'

/** What the typed quantity costs, with and without PPN, and its load; no amount where it is not sold. */
export function CostOfQuantity({
  variant,
  qty,
  cost,
}: {
  variant: VariantResponse
  qty: number
  cost: QuantityCost | undefined
}) {
  return (
    <>
      <dl className="num grid grid-cols-[1fr_auto] gap-y-1 [&>dd]:text-right border-t border-line pt-3 text-14">
        <dt className="text-ink-2">Harga tanpa PPN</dt>
        <dd>{cost ? <Money of={cost.exclusive} exact /> : NO_AMOUNT}</dd>
        <dt className="text-ink-2">PPN</dt>
        <dd>{cost ? <Money of={cost.tax} exact /> : NO_AMOUNT}</dd>
        <dt className="pt-1 text-16 font-bold">Subtotal</dt>
        <dd className="pt-1 text-20 font-heavy">
          {cost ? <Money of={cost.subtotal} /> : NO_AMOUNT}
        </dd>
      </dl>
      {cost && (
        <p className="num text-12 text-ink-2">
          {formatQuantity(qty)} {variant.unit} ·{' '}
          {formatQuantity(Number((variant.weightKg * qty).toFixed(1)))} kg ·{' '}
          {formatQuantity(Number((variant.volumeM3 * qty).toFixed(2)))} m³
        </p>
      )}
    </>
  )
}
