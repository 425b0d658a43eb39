import { Link } from 'react-router'
import {
  LenderApplicationStatus,
  lenderApplicationStatusNames,
} from '#modules/finance/lenders/rules/lenders.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyList } from '../shared/empty-list.tsx'
import { buildListUrl, readListQuery } from '../shared/list-query.ts'
import { ListHeader } from '../shared/list-header.tsx'
import { EXPOSURE_PATH } from './tabs.ts'
import type { Route } from './+types/applications'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembiayaan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status } = readListQuery(url, { statuses: LenderApplicationStatus })
  const { results } = await context.get(apiContext).staffLenders.list({ query })
  return { results, status }
}

const TABS = [
  { status: undefined, label: 'Semua' },
  ...LenderApplicationStatus.map((status) => ({
    status,
    label: lenderApplicationStatusNames[status],
  })),
]

/** Applications of companies at lenders, the newest first. */
export default function LenderApplications({
  loaderData: { results, status },
}: Route.ComponentProps) {
  return (
    <div>
      <ListHeader
        title="Pembiayaan"
        tabs={{
          label: 'Status pengajuan',
          items: TABS.map((tab) => ({
            to: buildListUrl({ status: tab.status }),
            label: tab.label,
            current: tab.status === status,
          })),
        }}
      >
        <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-ink-2">
          Apa yang perusahaan ajukan ke pemberi dana.
          <ButtonLink to={EXPOSURE_PATH} variant="outlined" size="small" icon="landmark">
            Paparan kredit
          </ButtonLink>
        </p>
      </ListHeader>
      {results.length === 0 ? (
        <EmptyList
          icon="landmark"
          isFiltered={status !== undefined}
          filteredText="Pilih status lain."
          resetTo={buildListUrl({})}
          resetLabel="Lihat semua"
          title="Belum ada pengajuan"
          text="Pengajuan perusahaan ke pemberi dana muncul di sini."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {results.map((row) => (
            <li key={row.id} className="border-t border-line">
              <Link
                to={`/backoffice/pembiayaan/${row.id}`}
                data-row=""
                className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_160px_220px_170px] lg:items-center"
              >
                <b className="min-w-0 truncate" title={row.company}>
                  {row.company}
                </b>
                <span>{row.lenderName}</span>
                <span>
                  <Badge tone={lenderStatusTones[row.status]}>{row.statusName}</Badge>
                </span>
                <span className="grid lg:justify-items-end">
                  {row.amount && <Money of={row.amount} className="font-semibold" />}
                  <span className="num text-12 text-ink-2">
                    {formatDateTime(row.submittedAt ?? row.createdAt)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
