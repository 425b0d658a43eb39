import {
  creditStatusNames,
  type CreditStatus,
} from '#modules/finance/credit-terms/rules/credit-status.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { creditStatusTones } from '#web/shared/status-badges/credit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { buildListUrl, loadStatusList } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { StatusListHeader } from '../shared/lists/status-list-header.tsx'
import type { Route } from './+types/credits'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Kredit')

const STATUSES = ['applied', 'active', 'frozen'] as const satisfies CreditStatus[]

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, STATUSES, (query) => context.get(apiContext).staffCredit.list({ query }))

const TABS = [
  { status: undefined, label: 'Semua' },
  ...STATUSES.map((status) => ({ status, label: creditStatusNames[status] })),
]

/** Companies with a credit limit or an application: who waits, who owes what. */
export default function Credits({ loaderData: { list, status, search } }: Route.ComponentProps) {
  return (
    <div>
      <StatusListHeader
        title="Kredit"
        tabs={TABS}
        tabsLabel="Status limit"
        status={status}
        search={search}
        searchLabel="Cari perusahaan"
        searchPlaceholder="Nama perusahaan"
      />
      <PagedList
        list={list}
        label="Halaman kredit"
        empty={
          <EmptyList
            icon="landmark"
            isFiltered={search !== ''}
            filteredText="Nama boleh ditulis sebagian."
            resetTo={buildListUrl({ status })}
            resetLabel="Lihat semua"
            title="Belum ada limit kredit"
            text="Pengajuan perusahaan dan limit yang diberikan muncul di sini."
          />
        }
      >
        {(row) => <CreditRow key={row.companyId} row={row} />}
      </PagedList>
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['list']['results'][number]

const CreditRow = ({ row: { companyId, company, isWaiting, credit } }: { row: Row }) => (
  <li className="border-t border-line">
    <Link
      to={`/backoffice/kredit/${companyId}`}
      data-row=""
      className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_220px_repeat(3,150px)] lg:items-center"
    >
      <b className="min-w-0 truncate" title={company}>
        {company}
      </b>
      <span className="flex flex-wrap gap-1">
        <Badge tone={creditStatusTones[credit.status]}>{creditStatusNames[credit.status]}</Badge>
        {isWaiting && credit.status !== 'applied' && <Badge tone="warning">Pengajuan baru</Badge>}
        {credit.grade && <Badge plain>Kelas {credit.grade}</Badge>}
      </span>
      <Figure label="Limit" of={credit.limit} />
      <Figure label="Terpakai" of={credit.used} />
      <Figure
        label="Lewat tempo"
        of={credit.overdue}
        isAlarming={credit.overdue.amount !== '0.00'}
      />
    </Link>
  </li>
)

const Figure = ({
  label,
  of,
  isAlarming = false,
}: {
  label: string
  of: { amount: string }
  isAlarming?: boolean
}) => (
  <span className="flex items-baseline justify-between gap-3 lg:grid lg:justify-end lg:text-right">
    <span className="text-12 text-ink-2">{label}</span>
    <Money of={of} className={isAlarming ? 'font-bold text-danger-text' : 'font-semibold'} />
  </span>
)
