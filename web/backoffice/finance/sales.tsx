import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import { formatMonth, formatRupiah } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ExportLinks } from '../charts/export-links.tsx'
import { FigureTile } from '../charts/figure-tile.tsx'
import { TrendChart } from '../charts/trend-chart.tsx'
import { SALES_PATH } from './paths.ts'
import type { LedgerMonth } from './types.ts'
import type { Route } from './+types/sales'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Penjualan dan piutang')

/** A year, beside the year before where the ledger is that old. */
const SHOWN_MONTHS = 12

export async function loader({ context }: Route.LoaderArgs) {
  const { staffFinance, staffMonths } = context.get(apiContext)
  const [overview, { results }] = await Promise.all([staffFinance.overview(), staffMonths.list()])
  return { overview, months: results }
}

const toNumber = ({ amount }: { amount: string }) => Number(amount)
const formatAmount = (value: number) => formatRupiah({ amount: value.toFixed(2) })

/** What was sold and what buyers owe, month by month, out of the ledger. */
export default function Sales({ loaderData: { overview, months } }: Route.ComponentProps) {
  const shown = months.slice(0, SHOWN_MONTHS).toReversed()
  const [current, last] = months
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <ButtonLink to="/backoffice/keuangan" variant="ghost" size="small" icon="chevron-left">
          Keuangan
        </ButtonLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1>Penjualan dan piutang</h1>
          <ExportLinks path={`${SALES_PATH}/ekspor`} query={{}} />
        </div>
        <p className="max-w-prose text-14 text-ink-2">
          Dari buku besar: barang dan ongkos kirim tanpa PPN, dikurangi yang dikembalikan.
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        {current && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,220px),1fr))] gap-3">
            <FigureTile
              label={`Penjualan ${formatMonth(current.month)}`}
              value={<Money of={current.sales} />}
              note="bulan berjalan"
            />
            {last && (
              <FigureTile
                label={`Penjualan ${formatMonth(last.month)}`}
                value={<Money of={last.sales} />}
                compared={{
                  now: toNumber(last.sales),
                  before: months[2] ? toNumber(months[2].sales) : null,
                }}
              />
            )}
            <FigureTile
              label="Piutang sekarang"
              value={<Money of={overview.owed.amount} />}
              note={`${overview.owed.count} tagihan`}
            />
          </dl>
        )}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <MonthChart title="Penjualan per bulan (Rp)" months={shown} all={months} read="sales" />
          <MonthChart
            title="Piutang akhir bulan (Rp)"
            months={shown}
            all={months}
            read="receivables"
          />
        </div>
        <Card title="Piutang menurut umur">
          <BarList
            label="Piutang menurut umur"
            rows={overview.ageing.map(({ due, amount, count }) => ({
              id: due,
              name: `${ageBandNames[due]} (${count} tagihan)`,
              value: toNumber(amount),
              shown: formatRupiah(amount),
            }))}
          />
        </Card>
        <Card title="Per bulan" flush>
          <Table
            caption="Penjualan dan piutang per bulan, yang terbaru dulu"
            rows={months}
            id={({ month }) => month}
            columns={[
              { head: 'Bulan', wide: true, cell: ({ month }) => formatMonth(month) },
              { head: 'Penjualan', align: 'right', cell: ({ sales }) => <Money of={sales} /> },
              {
                head: 'Piutang akhir',
                align: 'right',
                cell: ({ receivables }) => <Money of={receivables} />,
              },
              {
                head: 'Uang belum cocok',
                align: 'right',
                cell: ({ unmatched }) => <Money of={unmatched} />,
              },
            ]}
          />
        </Card>
      </div>
    </>
  )
}

type ChartProps = {
  title: string
  months: readonly LedgerMonth[]
  all: readonly LedgerMonth[]
  read: 'sales' | 'receivables'
}

/** A column for each month, with the same month of the year before as a line. */
function MonthChart({ title, months, all, read }: ChartProps) {
  const byMonth = new Map(all.map((each) => [each.month, toNumber(each[read])]))
  const points = months.map((each) => {
    const before = byMonth.get(`${Number(each.month.slice(0, 4)) - 1}${each.month.slice(4)}`)
    return {
      name: formatMonth(each.month),
      short: formatMonth(each.month).slice(0, 3),
      value: toNumber(each[read]),
      ...(before === undefined ? {} : { before }),
    }
  })
  const hasBefore = points.some((point) => 'before' in point)
  return (
    <Card title={title}>
      <TrendChart
        summary={`${title}. Angkanya ada di tabel di bawah.`}
        points={points}
        format={formatAmount}
        {...(hasBefore ? { legend: { now: 'Tahun ini', before: 'Tahun lalu' } } : {})}
      />
    </Card>
  )
}
