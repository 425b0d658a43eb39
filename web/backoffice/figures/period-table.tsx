import { formatNumber, formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { describeMinutes, namePeriod } from './describe-period.ts'
import { roundAmount } from './round-amount.ts'
import type { ShownFigures } from './types.ts'

const right = { align: 'right' as const }

const toPercentText = (value: number | null) =>
  value === null ? '–' : `${formatNumber(value, 1)}%`

/** One row for each period, with every figure that the charts show. */
export const PeriodTable = ({ span, periods }: Pick<ShownFigures, 'span' | 'periods'>) => (
  <Table
    caption="Angka per periode, yang terbaru dulu"
    isDense
    rows={periods.toReversed()}
    id={({ from }) => from}
    columns={[
      { head: 'Periode', wide: true, cell: (period) => namePeriod(span, period) },
      {
        head: 'Pesanan',
        ...right,
        cell: ({ figures: { orders } }) => formatQuantity(orders),
      },
      {
        head: 'Nilai',
        ...right,
        cell: ({ figures: { revenue } }) => <Money of={roundAmount(revenue)} />,
      },
      {
        head: 'Nilai sebelumnya',
        ...right,
        cell: ({ before }) => <Money of={roundAmount(before.revenue)} className="text-ink-2" />,
      },
      {
        head: 'Tampilan produk',
        ...right,
        cell: ({ figures: { productViews } }) => formatQuantity(productViews),
      },
      {
        head: 'Konversi',
        ...right,
        cell: ({ figures: { conversion } }) => toPercentText(conversion),
      },
      {
        head: 'Tepat waktu',
        ...right,
        cell: ({ figures: { onTime } }) => toPercentText(onTime),
      },
      {
        head: 'Waktu jawab',
        ...right,
        cell: ({ figures: { answerMinutes } }) => describeMinutes(answerMinutes),
      },
      {
        head: 'Tanpa hasil',
        ...right,
        cell: ({ figures: { zeroResults } }) => formatQuantity(zeroResults),
      },
    ]}
  />
)
