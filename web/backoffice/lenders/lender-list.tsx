import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatDateTime } from '#platform/format.ts'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { PagedList, type ListPage } from '../shared/lists/paged-list.tsx'
import { LenderListHeader } from './lender-header.tsx'

export type LenderRow = {
  to: string
  company: string
  /** What it is about, such as an order's number. */
  subject?: string
  lenderName: string
  badges: ReactNode
  amount: ReactNode
  at: string
}

type Props<Row, Status extends string> = ComponentProps<typeof LenderListHeader<Status>> & {
  empty: { title: string; text: string }
  list: ListPage<Row>
  toLenderRow: (row: Row) => LenderRow
  /** Names the links to the other pages: `Halaman pencairan`. */
  pagesLabel: string
}

/** A list of what companies have at lenders, with a filter. */
export function LenderList<Row, Status extends string>({
  empty,
  list,
  toLenderRow,
  pagesLabel,
  ...header
}: Props<Row, Status>) {
  const { lender, status, search } = header.filter
  return (
    <div>
      <LenderListHeader {...header} />
      <PagedList
        list={list}
        label={pagesLabel}
        empty={
          <EmptyList
            icon="landmark"
            isFiltered={Boolean(lender || status || search)}
            filteredText="Nama boleh ditulis sebagian. Atau pilih mitra dan status lain."
            resetTo={header.path}
            resetLabel="Lihat semua"
            {...empty}
          />
        }
      >
        {(row) => {
          const lenderRow = toLenderRow(row)
          return <LenderItem key={lenderRow.to} row={lenderRow} />
        }}
      </PagedList>
    </div>
  )
}

const LenderItem = ({
  row: { to, company, subject, lenderName, badges, amount, at },
}: {
  row: LenderRow
}) => (
  <li className="border-t border-line">
    <Link
      to={to}
      data-row=""
      className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_160px_220px_200px] lg:items-center"
    >
      <span className="min-w-0">
        <b className="block truncate" title={company}>
          {company}
        </b>
        {subject && <span className="num text-14 text-ink-2">{subject}</span>}
      </span>
      <span>{lenderName}</span>
      <span className="flex flex-wrap gap-1">{badges}</span>
      <span className="grid lg:justify-items-end">
        <b className="font-semibold">{amount}</b>
        <span className="num text-12 text-ink-2">{formatDateTime(at)}</span>
      </span>
    </Link>
  </li>
)
