import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { formatDateTime } from '#platform/format.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyList } from '../shared/empty-list.tsx'
import { LenderListHeader } from './lender-header.tsx'

type Row = {
  to: string
  company: string
  /** What it is about, such as an order's number. */
  subject?: string
  lenderName: string
  badges: ReactNode
  amount: ReactNode
  at: string
}

type Props<Status extends string> = ComponentProps<typeof LenderListHeader<Status>> & {
  empty: { title: string; text: string }
  rows: readonly Row[]
  pages: ComponentProps<typeof Pagination>
}

/** A list of what companies have at lenders, with a filter. */
export function LenderList<Status extends string>({
  empty,
  rows,
  pages,
  ...header
}: Props<Status>) {
  const { lender, status, search } = header.filter
  return (
    <div>
      <LenderListHeader {...header} />
      {rows.length === 0 ? (
        <EmptyList
          icon="landmark"
          isFiltered={Boolean(lender || status || search)}
          filteredText="Nama boleh ditulis sebagian. Atau pilih mitra dan status lain."
          resetTo={header.path}
          resetLabel="Lihat semua"
          {...empty}
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {rows.map((row) => (
            <li key={row.to} className="border-t border-line">
              <RowLink row={row} />
            </li>
          ))}
        </ul>
      )}
      <div className="p-4 pb-10 md:px-6">
        <Pagination {...pages} />
      </div>
    </div>
  )
}

const RowLink = ({
  row: { to, company, subject, lenderName, badges, amount, at },
}: {
  row: Row
}) => (
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
)
