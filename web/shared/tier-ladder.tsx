import type { ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { Money } from '../ui/money.tsx'
import type { MoneyJson } from '#platform/money.ts'
import { findReachedTier } from '#modules/catalogue/pricing/rules/reached-tier.ts'

/** From this quantity on, this price a unit; `saves` is percent below the list price. */
export type LadderTier = {
  minQty: number
  price: Pick<MoneyJson, 'amount'>
  saves?: number | undefined
}

const columnClasses = 'grid-cols-[1fr_auto_5rem] items-center gap-3 border-t pr-3 pl-4 min-h-10'
const rowClasses =
  'md:grid-cols-1 md:content-start md:gap-px md:border-t-0 md:border-l md:px-2 md:pt-2 md:pb-3.5'

/**
 * A price's tiers by quantity, ascending, with the buyer's own tier highlighted. A `row` becomes a
 * column where it does not fit.
 */
export function TierLadder({
  tiers,
  quantity,
  shape = 'row',
}: {
  tiers: readonly LadderTier[]
  quantity: number
  shape?: 'row' | 'column' | undefined
}) {
  const current = findReachedTier(tiers, quantity)
  const wide = shape === 'row'
  return (
    <ol
      className={`ladder grid ${wide ? 'md:auto-cols-fr md:grid-flow-col' : ''}`}
      data-shape={shape}
    >
      {tiers.map((tier, index) => {
        const isCurrent = tier === current
        return (
          <li
            key={tier.minQty}
            data-now={isCurrent ? '' : undefined}
            data-passed={current && tier.minQty < current.minQty ? '' : undefined}
            aria-current={isCurrent || undefined}
            className={`grid min-w-0 border-line text-14 first:border-0 ${columnClasses} ${wide ? rowClasses : ''}`}
          >
            <span
              className={`num whitespace-nowrap ${wide ? 'md:text-12' : ''} ${isCurrent ? '' : 'text-ink-2'}`}
            >
              {formatRange(tier, tiers[index + 1], index)}
            </span>
            <Money of={tier.price} className="font-bold" />
            <span
              className={`text-right text-12 ${wide ? 'md:text-left' : ''} ${isCurrent ? '' : tier.saves ? 'text-success-text' : 'text-ink-2'}`}
            >
              {tier.saves ? (
                <b className="font-semibold">−{`${formatQuantity(tier.saves)}%`}</b>
              ) : (
                'harga daftar'
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function formatRange(tier: LadderTier, next: LadderTier | undefined, index: number): string {
  if (index === 0 && next)
    return `${formatQuantity(tier.minQty)}–${formatQuantity(next.minQty - 1)}`
  return `≥ ${formatQuantity(tier.minQty)}`
}

/** A note in green: what a slightly larger quantity would save. */
export function SavingsHint({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-14 font-medium text-success-text">
      <Icon name="tag" small />
      <span>{children}</span>
    </p>
  )
}

/** How much more reaches the next price; nothing on the highest tier. */
export function NextTierHint({
  tiers,
  quantity,
  unit,
}: {
  tiers: readonly LadderTier[]
  quantity: number
  unit: string
}) {
  const next = tiers.find((tier) => tier.minQty > quantity)
  if (!next) return null
  return (
    <SavingsHint>
      Tambah{' '}
      <b>
        {formatQuantity(Number((next.minQty - quantity).toFixed(3)))} {unit}
      </b>
      , harga jadi <Money of={next.price} />
    </SavingsHint>
  )
}
