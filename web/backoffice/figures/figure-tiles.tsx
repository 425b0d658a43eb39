import { formatNumber, formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { FigureTile } from '../charts/figure-tile.tsx'
import { describeMinutes } from './describe-period.ts'
import { roundAmount } from './round-amount.ts'
import type { PeriodFigures, ShownFigures } from './types.ts'

const toPercentText = (value: number | null) =>
  value === null ? '–' : `${formatNumber(value, 1)}%`

/** The sums of the period, each beside that of the period before. */
export function FigureTiles({ figures: { total, totalBefore } }: { figures: ShownFigures }) {
  const compare = (read: (figures: PeriodFigures) => number | null) => ({
    now: read(total),
    before: read(totalBefore),
  })
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <FigureTile
        label="Nilai pesanan"
        value={<Money of={roundAmount(total.revenue)} />}
        compared={compare(({ revenue }) => Number(revenue.amount))}
      />
      <FigureTile
        label="Pesanan"
        value={formatQuantity(total.orders)}
        compared={compare(({ orders }) => orders)}
        note={`${formatQuantity(total.cancelled)} dibatalkan`}
      />
      <FigureTile
        label="Konversi"
        value={toPercentText(total.conversion)}
        compared={compare(({ conversion }) => conversion)}
        note="pesanan dari 100 tampilan produk"
      />
      <FigureTile
        label="Pengiriman tepat waktu"
        value={toPercentText(total.onTime)}
        compared={compare(({ onTime }) => onTime)}
        note={`${formatQuantity(total.deliveriesOnTime)} dari ${formatQuantity(total.deliveries)} pengiriman`}
      />
      <FigureTile
        label="Waktu jawab negosiasi"
        value={describeMinutes(total.answerMinutes)}
        compared={compare(({ answerMinutes }) => answerMinutes)}
        isLessBetter
        note={`${formatQuantity(total.answers)} tawaran dijawab`}
      />
      <FigureTile
        label="Pencarian tanpa hasil"
        value={formatQuantity(total.zeroResults)}
        compared={compare(({ zeroResults }) => zeroResults)}
        isLessBetter
      />
    </dl>
  )
}
