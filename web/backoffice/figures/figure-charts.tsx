import { formatNumber, formatQuantity, formatRupiah } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { TrendChart } from '../charts/trend-chart.tsx'
import { describeMinutes, namePeriod, nameRange, nameShortPeriod } from './describe-period.ts'
import type { PeriodFigures, ShownFigures } from './types.ts'

type Chart = {
  title: string
  read: (figures: PeriodFigures) => number | null
  format: (value: number) => string
  formatTick?: (value: number) => string
}

const CHARTS: readonly Chart[] = [
  {
    title: 'Nilai pesanan (Rp)',
    read: ({ revenue }) => Number(revenue.amount),
    format: (value) => formatRupiah({ amount: value.toFixed(2) }),
  },
  { title: 'Pesanan', read: ({ orders }) => orders, format: formatQuantity },
  {
    title: 'Pengiriman tepat waktu (%)',
    read: ({ onTime }) => onTime,
    format: (value) => `${formatNumber(value, 1)}%`,
  },
  {
    title: 'Waktu jawab negosiasi (jam)',
    read: ({ answerMinutes }) => (answerMinutes === null ? null : answerMinutes / 60),
    format: (hours) => describeMinutes(Math.round(hours * 60)),
  },
]

/** The periods as charts, and the way from a viewed product to an order. */
export const FigureCharts = ({ figures }: { figures: ShownFigures }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    {CHARTS.map((chart) => (
      <Card key={chart.title} title={chart.title}>
        <Trend chart={chart} figures={figures} />
      </Card>
    ))}
    <Card title="Dari lihat sampai pesan">
      <Steps total={figures.total} />
    </Card>
    <Card title="Barang dengan nilai terbesar">
      {figures.goods.length === 0 ? (
        <p className="text-14 text-ink-2">Belum ada barang yang dipesan pada periode ini.</p>
      ) : (
        <BarList
          label="Barang dengan nilai terbesar"
          rows={figures.goods.slice(0, 6).map(({ sku, name, revenue }) => ({
            id: sku,
            name,
            value: Number(revenue.amount),
            shown: formatRupiah(revenue),
          }))}
        />
      )}
    </Card>
  </div>
)

function Trend({ chart, figures }: { chart: Chart; figures: ShownFigures }) {
  const { span, shown, before, periods } = figures
  return (
    <TrendChart
      summary={`${chart.title}, ${nameRange(shown)}, dibandingkan dengan ${nameRange(before)}. Angkanya ada di tabel di bawah.`}
      points={periods.map((period) => ({
        name: namePeriod(span, period),
        short: nameShortPeriod(span, period),
        value: chart.read(period.figures),
        before: chart.read(period.before),
      }))}
      format={chart.format}
      formatTick={chart.formatTick}
      legend={{ now: nameRange(shown), before: nameRange(before) }}
    />
  )
}

/** How many go on from each step to the next, by page views. */
function Steps({ total }: { total: PeriodFigures }) {
  const steps = [
    { name: 'Melihat produk', count: total.productViews },
    { name: 'Membuka keranjang', count: total.cartViews },
    { name: 'Membuka checkout', count: total.checkoutViews },
    { name: 'Memesan', count: total.orders },
  ]
  return (
    <>
      <BarList
        label="Dari lihat sampai pesan"
        rows={steps.map(({ name, count }, index) => ({
          id: name,
          name,
          value: count,
          shown: `${formatQuantity(count)}${index === 0 ? '' : describeShare(count, steps[index - 1]!.count)}`,
        }))}
      />
      <p className="mt-3 text-12 text-ink-2">
        Tampilan halaman, tanpa perayap. Persen adalah bagian dari langkah sebelumnya; pesanan lewat
        sales tidak melewati halaman-halaman ini.
      </p>
    </>
  )
}

const describeShare = (part: number, whole: number): string =>
  whole === 0 ? '' : ` · ${formatNumber((part / whole) * 100, 1)}%`
