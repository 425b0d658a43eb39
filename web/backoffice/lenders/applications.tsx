import {
  LenderApplicationStatus,
  lenderApplicationStatusNames,
} from '#modules/finance/lenders/rules/lenders.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { LenderList } from './lender-list.tsx'
import { readLenderListQuery } from './list-query.ts'
import { APPLICATIONS_PATH } from './tabs.ts'
import type { Route } from './+types/applications'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembiayaan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, filter } = readLenderListQuery(url, LenderApplicationStatus)
  return { list: await context.get(apiContext).staffLenders.list({ query }), filter }
}

/** Applications of companies at lenders, the newest first. */
const LenderApplications = ({ loaderData: { list, filter } }: Route.ComponentProps) => (
  <LenderList
    path={APPLICATIONS_PATH}
    statusNames={lenderApplicationStatusNames}
    searchLabel="Nama perusahaan"
    filter={filter}
    list={list}
    pagesLabel="Halaman pengajuan"
    empty={{
      title: 'Belum ada pengajuan',
      text: 'Pengajuan perusahaan ke pemberi dana muncul di sini.',
    }}
    toLenderRow={(row) => ({
      to: `${APPLICATIONS_PATH}/${row.id}`,
      company: row.company,
      lenderName: row.lenderName,
      badges: <Badge tone={lenderStatusTones[row.status]}>{row.statusName}</Badge>,
      amount: row.amount && <Money of={row.amount} />,
      at: row.submittedAt ?? row.createdAt,
    })}
  />
)
export default LenderApplications
