import { Link } from '#web/ui/navigation/link.tsx'
import { formatNumber, formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { ExportLinks } from '../charts/export-links.tsx'
import { describeMinutes, namePeriod } from './describe-period.ts'
import { roundAmount } from './round-amount.ts'
import type { ShownFigures } from './types.ts'

const EXPORT_PATH = '/backoffice/angka/ekspor'

const toPercentText = (value: number | null) =>
  value === null ? '–' : `${formatNumber(value, 1)}%`

/** The same as tables, each of which can be downloaded. */
export function FigureTables({ figures, until }: { figures: ShownFigures; until: string }) {
  const { span, periods, goods, searches } = figures
  const toQuery = (table: string) => ({ per: span, table, ...(until ? { sampai: until } : {}) })
  const right = { align: 'right' as const }
  return (
    <>
      <Card
        title="Per periode"
        flush
        action={<ExportLinks path={EXPORT_PATH} query={toQuery('periods')} />}
      >
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
              cell: ({ before }) => (
                <Money of={roundAmount(before.revenue)} className="text-ink-2" />
              ),
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
      </Card>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] print:block print:space-y-4">
        <Card
          title="Barang terlaris"
          flush
          action={<ExportLinks path={EXPORT_PATH} query={toQuery('goods')} />}
        >
          <Table
            caption="Barang dengan nilai pesanan terbesar"
            rows={goods}
            id={({ sku }) => sku}
            columns={[
              {
                head: 'Barang',
                wide: true,
                cell: ({ name, slug, sku }) => (
                  <>
                    <Link
                      to={`/produk/${slug}`}
                      className="inline-flex min-h-11 items-center md:min-h-0"
                    >
                      {name}
                    </Link>
                    <span className="block text-12 text-ink-2">{sku}</span>
                  </>
                ),
              },
              {
                head: 'Jumlah',
                ...right,
                cell: ({ quantity, unit }) => `${formatQuantity(quantity)} ${unit}`,
              },
              { head: 'Pesanan', ...right, cell: ({ orders }) => formatQuantity(orders) },
              {
                head: 'Nilai',
                ...right,
                cell: ({ revenue }) => <Money of={roundAmount(revenue)} />,
              },
            ]}
          />
        </Card>
        <Card
          title="Pencarian tanpa hasil"
          flush
          action={<ExportLinks path={EXPORT_PATH} query={toQuery('searches')} />}
        >
          {searches.length === 0 ? (
            <p className="p-4 text-14 text-ink-2">Semua pencarian pada periode ini ada hasilnya.</p>
          ) : (
            <Table
              caption="Pencarian tanpa hasil, yang tersering dulu"
              rows={searches}
              id={({ text }) => text}
              columns={[
                { head: 'Kata', wide: true, cell: ({ text }) => text },
                { head: 'Kali', ...right, cell: ({ times }) => formatQuantity(times) },
              ]}
            />
          )}
        </Card>
      </div>
    </>
  )
}
