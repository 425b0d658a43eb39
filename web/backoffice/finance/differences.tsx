import { Form } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import type { DifferenceKind } from '#modules/finance/payments/rules/payment-difference.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { DayField } from '#web/shared/day-field.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { parseDay } from '../shared/lists/list-query.ts'
import type { Route } from './+types/differences'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Selisih pembayaran')

export async function loader({ context, url }: Route.LoaderArgs) {
  const from = parseDay(url.searchParams.get('from'))
  const to = parseDay(url.searchParams.get('to'))
  const query = { codes: 'no' as const, ...(from && { from }), ...(to && { to }) }
  return { list: await context.get(apiContext).staffPayments.differences({ query }), from, to }
}

const kindNames: Record<DifferenceKind, string> = {
  unique_code: 'Kode unik dan pembulatan',
  credited: 'Dikembalikan ke pembeli',
  retained: 'Pendapatan selisih',
  written_off: 'Dihapus',
}

/** What came in beyond invoices or less, and what was done about it. */
export default function Differences({ loaderData: { list, from, to } }: Route.ComponentProps) {
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-3 border-b border-line bg-face px-4 py-3 md:px-6">
        <div>
          <ButtonLink to="/backoffice/keuangan" variant="ghost" size="small" icon="chevron-left">
            Keuangan
          </ButtonLink>
          <h1>Selisih pembayaran</h1>
          <p className="text-14 text-ink-2">Bulan ini, kecuali Anda memilih hari.</p>
        </div>
        <Form key={`${from} ${to}`} className="grid grid-cols-2 items-end gap-2 sm:flex">
          <DayField name="from" label="Dari" value={from} />
          <DayField name="to" label="Sampai" value={to} />
          <Button type="submit" variant="outlined" className="max-sm:col-span-2">
            Tampilkan
          </Button>
        </Form>
      </header>
      <div className="grid gap-4 p-4 md:px-6">
        {list.sums.length === 0 ? (
          <Card>
            <EmptyState
              icon="circle-check"
              title="Tidak ada selisih"
              text="Semua pembayaran di hari-hari ini tepat sebesar tagihannya."
            />
          </Card>
        ) : (
          <>
            <Card title="Jumlah" flush>
              <Table
                caption="Selisih menurut jenisnya"
                rows={list.sums}
                id={({ kind }) => kind}
                columns={[
                  { head: 'Jenis', wide: true, cell: ({ kind }) => kindNames[kind] },
                  { head: 'Banyaknya', align: 'right', cell: ({ count }) => count },
                  { head: 'Jumlah', align: 'right', cell: ({ amount }) => <Money of={amount} /> },
                ]}
              />
            </Card>
            {list.results.length > 0 && (
              <Card title="Diputuskan" flush>
                <Table
                  caption="Selisih, yang terbaru dulu"
                  rows={list.results}
                  id={({ id }) => id}
                  columns={[
                    {
                      head: 'Tagihan',
                      wide: true,
                      cell: ({ invoiceNumber, orderId }) => (
                        <Link
                          to={`/backoffice/pesanan/${orderId}`}
                          className="num flex min-h-11 items-center font-semibold"
                        >
                          {invoiceNumber}
                        </Link>
                      ),
                    },
                    { head: 'Jenis', cell: ({ kind }) => kindNames[kind] },
                    { head: 'Alasan', cell: ({ reason }) => reason ?? '–' },
                    {
                      head: 'Dicatat',
                      cell: ({ at, by }) => `${formatDateTime(at)} · ${by}`,
                    },
                    {
                      head: 'Jumlah',
                      align: 'right',
                      cell: ({ amount }) => <Money of={amount} className="font-semibold" />,
                    },
                  ]}
                />
              </Card>
            )}
          </>
        )}
      </div>
    </>
  )
}
