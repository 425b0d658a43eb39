import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { OwedSummary } from '#web/shared/owed-summary.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { CustomerTable } from './customer-table.tsx'
import { JournalForm } from './journal-form.tsx'
import { LATE_FEES_PATH, MONTHS_PATH, OPEN_INVOICES_PATH, SALES_PATH } from './paths.ts'
import { WaitingWork } from './waiting-work.tsx'
import type { Route } from './+types/finance'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Keuangan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffFinance, staffToday } = context.get(apiContext)
  const { query, search } = readListQuery(url)
  const [overview, customers, { kinds }] = await Promise.all([
    staffFinance.overview(),
    staffFinance.customers({ query }),
    staffToday.counts(),
  ])
  const today = toJakartaDate(new Date())
  const period = { from: `${today.slice(0, 7)}-01`, to: today }
  return { overview, customers, counts: kinds, search, period }
}

/** What finance looks after: what is owed and by whom, and what waits for a decision. */
export default function Finance({
  loaderData: {
    overview,
    customers: { results, ...pages },
    counts,
    search,
    period,
  },
}: Route.ComponentProps) {
  const { owed, ageing } = overview
  return (
    <>
      <ListHeader title="Keuangan">
        <SearchBar
          search={search}
          label="Cari pelanggan yang berutang"
          placeholder="Nama perusahaan atau pembeli"
        />
      </ListHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        <WaitingWork overview={overview} counts={counts} />
        <OwedSummary owed={{ ...owed, ageing }} path={OPEN_INVOICES_PATH} />
        <Card title="Piutang per pelanggan" flush>
          {results.length > 0 ? (
            <CustomerTable customers={results} />
          ) : (
            <EmptyList
              icon={search ? 'users' : 'circle-check'}
              isFiltered={search !== ''}
              filteredText="Nama boleh ditulis sebagian. Yang tidak berutang tidak ada di daftar ini."
              resetLabel="Lihat semua"
              title="Tidak ada piutang"
              text="Semua tagihan lunas."
            />
          )}
        </Card>
        <Pagination {...pages} label="Halaman pelanggan" />
        <JournalForm {...period} />
        <Card title="Penjualan dan pembukuan" flush>
          <ul className="-mt-px">
            <LinkRow
              to={SALES_PATH}
              title="Penjualan dan piutang"
              details="Grafik dan tabel per bulan, bisa diunduh"
            />
            <LinkRow
              to={LATE_FEES_PATH}
              title="Denda keterlambatan"
              details="Berapa persen per hari, mulai kapan"
            />
            <LinkRow
              to={MONTHS_PATH}
              title="Bulan pembukuan"
              details="Tutup bulan yang sudah dilaporkan"
            />
          </ul>
        </Card>
      </div>
    </>
  )
}
