import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#platform/format.ts'
import { EmptyList } from '../shared/empty-list.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { buildListUrl } from '../shared/list-query.ts'

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

type Props<Status extends string> = {
  title: string
  /** What is listed, below the title. */
  children: ReactNode
  /** A tab for each status. */
  statuses: { label: string; names: Record<Status, string>; chosen: Status | undefined }
  empty: { title: string; text: string }
  rows: readonly Row[]
}

/** A list of what companies have at lenders, by status. */
export function LenderList<Status extends string>({
  title,
  children,
  statuses: { label, names, chosen },
  empty,
  rows,
}: Props<Status>) {
  const tabs: [Status | undefined, string][] = [
    [undefined, 'Semua'],
    ...(Object.entries(names) as [Status, string][]),
  ]
  const items = tabs.map(([status, name]) => ({
    to: buildListUrl({ status }),
    label: name,
    current: status === chosen,
  }))
  return (
    <div>
      <ListHeader title={title} tabs={{ label, items }}>
        {children}
      </ListHeader>
      {rows.length === 0 ? (
        <EmptyList
          icon="landmark"
          isFiltered={chosen !== undefined}
          filteredText="Pilih status lain."
          resetTo={buildListUrl({})}
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
    className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_160px_220px_170px] lg:items-center"
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
