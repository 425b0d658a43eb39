import type { ReactNode } from 'react'
import { Tag } from 'lucide-react'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { Icon } from './icon.tsx'
import { Money, type Amount } from './money.tsx'

/** From this quantity on, this price a unit; `saves` is percent below the list price. */
export type Tier = { from: number; price: Amount; saves?: number | undefined }

/** The highest tier whose quantity is reached applies (specification §9). */
export const tierAt = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.filter((tier) => tier.from <= quantity).at(-1)

/** The steps of a price by quantity, the buyer's own step lit. Ascending tiers. */
export function TierLadder({ tiers, quantity, shape = 'row' }: { tiers: readonly Tier[]; quantity: number; shape?: 'row' | 'column' | undefined }) {
  const now = tierAt(tiers, quantity)
  return (
    <ol className={`ladder ${shape === 'row' ? 'grid auto-cols-fr grid-flow-col' : 'grid'}`} data-shape={shape}>
      {tiers.map((tier, index) => {
        const next = tiers[index + 1]
        const range =
          index === 0 && next
            ? `${formatQuantity(tier.from)}–${formatQuantity(next.from - 1)}`
            : `≥ ${formatQuantity(tier.from)}`
        const lit = tier === now
        return (
          <li
            key={tier.from}
            data-now={lit ? '' : undefined}
            data-passed={now && tier.from < now.from ? '' : undefined}
            aria-current={lit || undefined}
            className={
              shape === 'row'
                ? 'grid min-w-0 gap-px border-l border-line px-2 pt-2 pb-3.5 first:border-l-0'
                : 'grid min-h-10 grid-cols-[1fr_auto_5rem] items-center gap-3 border-t border-line pr-3 pl-4 text-14 first:border-t-0'
            }
          >
            <span className={`num whitespace-nowrap ${shape === 'row' ? 'text-12' : ''} ${lit ? '' : 'text-ink-2'}`}>{range}</span>
            <Money of={tier.price} className="text-14 font-bold" />
            <span className={`text-12 font-semibold ${lit ? '' : 'text-success-text'} ${shape === 'column' ? 'text-right' : ''}`}>
              {tier.saves ? `−${formatQuantity(tier.saves)} %` : shape === 'column' ? <span className="font-normal">harga daftar</span> : ' '}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** A green line with a tag: what a little more would save. */
export function Nudge({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-14 font-medium text-success-text">
      <Icon of={Tag} small />
      <span>{children}</span>
    </p>
  )
}

/** How much more brings the next price; nothing on the highest step. */
export function NextTier({ tiers, quantity, unit }: { tiers: readonly Tier[]; quantity: number; unit: string }) {
  const next = tiers.find((tier) => tier.from > quantity)
  if (!next) return null
  return (
    <Nudge>
      Tambah{' '}
      <b>
        {formatQuantity(Number((next.from - quantity).toFixed(3)))} {unit}
      </b>
      , harga jadi {formatRupiah(next.price)}
    </Nudge>
  )
}
