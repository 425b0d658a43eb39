import { Link } from 'react-router'
import { LoanStatus, loanStatusNames } from '#modules/finance/loans/rules/loans.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { loanStatusTones } from '#web/shared/status-badges/loans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyList } from '../shared/empty-list.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { buildListUrl, readListQuery } from '../shared/list-query.ts'
import type { Route } from './+types/loans'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pencairan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status } = readListQuery(url, { statuses: LoanStatus })
  const { results } = await context.get(apiContext).staffLoans.list({ query })
  return { results, status }
}

const TABS = [
  { status: undefined, label: 'Semua' },
  ...LoanStatus.map((status) => ({ status, label: loanStatusNames[status] })),
]

/** What lenders pay of orders, the newest first. */
export default function Loans({ loaderData: { results, status } }: Route.ComponentProps) {
  return (
    <div>
      <ListHeader
        title="Pencairan"
        tabs={{
          label: 'Status pencairan',
          items: TABS.map((tab) => ({
            to: buildListUrl({ status: tab.status }),
            label: tab.label,
            current: tab.status === status,
          })),
        }}
      >
        <p className="text-14 text-ink-2">Pesanan yang dibayar pemberi dana, dan cicilannya.</p>
      </ListHeader>
      {results.length === 0 ? (
        <EmptyList
          icon="landmark"
          isFiltered={status !== undefined}
          filteredText="Pilih status lain."
          resetTo={buildListUrl({})}
          resetLabel="Lihat semua"
          title="Belum ada pencairan"
          text="Pesanan yang dibayar pemberi dana muncul di sini."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {results.map((loan) => (
            <li key={loan.id} className="border-t border-line">
              <Link
                to={`/backoffice/pembiayaan/pencairan/${loan.id}`}
                data-row=""
                className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_160px_220px_170px] lg:items-center"
              >
                <span className="min-w-0">
                  <b className="block truncate" title={loan.company}>
                    {loan.company}
                  </b>
                  <span className="num text-14 text-ink-2">{loan.orderNumber}</span>
                </span>
                <span>{loan.lenderName}</span>
                <span className="flex flex-wrap gap-1">
                  <Badge tone={loanStatusTones[loan.status]}>{loan.statusName}</Badge>
                  {loan.misfit && <Badge tone="danger">Uang tak cocok</Badge>}
                </span>
                <span className="grid lg:justify-items-end">
                  <Money of={loan.amount} exact className="font-semibold" />
                  <span className="num text-12 text-ink-2">{formatDateTime(loan.openedAt)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
