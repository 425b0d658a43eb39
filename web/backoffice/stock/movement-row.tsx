import type { z } from 'zod'
import type { StockMovement } from '#modules/catalogue/stock/contract.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const kindBadges: Record<
  z.output<typeof StockMovement>['kind'],
  { label: string; tone: BadgeTone }
> = {
  receipt: { label: 'Masuk', tone: 'success' },
  adjustment: { label: 'Penyesuaian', tone: 'warning' },
  delivery: { label: 'Terkirim', tone: 'info' },
  transfer: { label: 'Pindah', tone: 'primary' },
  return: { label: 'Retur', tone: 'success' },
}

/** Goods that a delivery brought back, such as what a recipient refused. */
const BROUGHT_BACK = { label: 'Kembali', tone: 'success' } as const

/** One stock movement: quantity, remaining stock, reason and author. */
export function StockMovementRow({ movement }: { movement: z.output<typeof StockMovement> }) {
  const isBroughtBack = movement.kind === 'delivery' && movement.change > 0
  const { label, tone } = isBroughtBack ? BROUGHT_BACK : kindBadges[movement.kind]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-14 first:border-0 md:grid-cols-[minmax(0,1fr)_130px_minmax(0,260px)_170px] md:items-center md:px-6">
      <div className="min-w-0">
        <b className="break-words">{movement.name}</b>
        <p className="num text-12 wrap-anywhere text-ink-2">
          {movement.sku} · {movement.warehouse}
        </p>
      </div>
      <p className="num text-right">
        <span className={`block font-semibold ${movement.change < 0 ? 'text-danger-text' : ''}`}>
          {movement.change > 0 ? '+' : '−'}
          {formatQuantity(Math.abs(movement.change))} {movement.unit}
        </span>
        <span className="block text-12 text-ink-2">sisa {formatQuantity(movement.onHand)}</span>
      </p>
      <p className="min-w-0 max-md:col-span-2">
        <Badge tone={tone}>{label}</Badge>{' '}
        <span className="break-words">
          {movement.reason}
          {movement.reference && ` (${movement.reference})`}
        </span>
      </p>
      <p className="num text-12 text-ink-2 max-md:col-span-2 md:text-right">
        {formatDateTime(movement.at)}
        <span className="block">{movement.by}</span>
      </p>
    </li>
  )
}
