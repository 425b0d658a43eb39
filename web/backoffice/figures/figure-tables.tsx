import { formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Table } from '#web/ui/table.tsx'
import { ExportLinks } from '../charts/export-links.tsx'
import { BestSellerTable } from './best-seller-table.tsx'
import { PeriodTable } from './period-table.tsx'
import type { ShownFigures } from './types.ts'

const EXPORT_PATH = '/backoffice/angka/ekspor'

/** The same as tables, each of which can be downloaded. */
export function FigureTables({ figures, until }: { figures: ShownFigures; until: string }) {
  const { span, periods, goods, searches } = figures
  const toQuery = (table: string) => ({ per: span, table, ...(until ? { sampai: until } : {}) })
  return (
    <>
      <Card
        title="Per periode"
        flush
        action={<ExportLinks path={EXPORT_PATH} query={toQuery('periods')} />}
      >
        <PeriodTable span={span} periods={periods} />
      </Card>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] print:block print:space-y-4">
        <Card
          title="Barang terlaris"
          flush
          action={<ExportLinks path={EXPORT_PATH} query={toQuery('goods')} />}
        >
          <BestSellerTable goods={goods} />
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
                { head: 'Kali', align: 'right', cell: ({ times }) => formatQuantity(times) },
              ]}
            />
          )}
        </Card>
      </div>
    </>
  )
}
