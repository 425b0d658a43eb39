import type { z } from 'zod'
import type { StockMove } from '#modules/stock/contract.ts'
import { formatMoment, formatQuantity } from '#platform/format.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const looks: Record<z.output<typeof StockMove>['kind'], { label: string; tone: Tone }> = {
  receipt: { label: 'Masuk', tone: 'success' },
  adjustment: { label: 'Penyesuaian', tone: 'warning' },
  delivery: { label: 'Terkirim', tone: 'info' },
}

/** One change of stock: how much, what was left, why and by whom. */
export function MoveRow({ move }: { move: z.output<typeof StockMove> }) {
  const { label, tone } = looks[move.kind]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-14 first:border-0 md:grid-cols-[minmax(0,1fr)_130px_minmax(0,260px)_170px] md:items-center md:px-6">
      <div className="min-w-0">
        <b className="break-words">{move.name}</b>
        <p className="num text-12 break-all text-ink-2">
          {move.sku} · {move.warehouse}
        </p>
      </div>
      <p className="num text-right">
        <span className={`block font-semibold ${move.change < 0 ? 'text-danger-text' : ''}`}>
          {move.change > 0 ? '+' : '−'}
          {formatQuantity(Math.abs(move.change))} {move.unit}
        </span>
        <span className="block text-12 text-ink-2">sisa {formatQuantity(move.onHand)}</span>
      </p>
      <p className="min-w-0 max-md:col-span-2">
        <Badge tone={tone}>{label}</Badge>{' '}
        <span className="break-words">
          {move.reason}
          {move.reference && ` (${move.reference})`}
        </span>
      </p>
      <p className="num text-12 text-ink-2 max-md:col-span-2 md:text-right">
        {formatMoment(move.at)}
        <span className="block">{move.by}</span>
      </p>
    </li>
  )
}
