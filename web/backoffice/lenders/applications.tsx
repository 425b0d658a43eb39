import {
  LenderApplicationStatus,
  lenderApplicationStatusNames,
} from '#modules/finance/lenders/rules/lenders.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { readListQuery } from '../shared/list-query.ts'
import { LenderList } from './lender-list.tsx'
import { EXPOSURE_PATH } from './tabs.ts'
import type { Route } from './+types/applications'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembiayaan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status } = readListQuery(url, { statuses: LenderApplicationStatus })
  const { results } = await context.get(apiContext).staffLenders.list({ query })
  return { results, status }
}

/** Applications of companies at lenders, the newest first. */
const LenderApplications = ({ loaderData: { results, status } }: Route.ComponentProps) => (
  <LenderList
    title="Pembiayaan"
    statuses={{ label: 'Status pengajuan', names: lenderApplicationStatusNames, chosen: status }}
    empty={{
      title: 'Belum ada pengajuan',
      text: 'Pengajuan perusahaan ke pemberi dana muncul di sini.',
    }}
    rows={results.map((row) => ({
      to: `/backoffice/pembiayaan/${row.id}`,
      company: row.company,
      lenderName: row.lenderName,
      badges: <Badge tone={lenderStatusTones[row.status]}>{row.statusName}</Badge>,
      amount: row.amount && <Money of={row.amount} />,
      at: row.submittedAt ?? row.createdAt,
    }))}
  >
    <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-ink-2">
      Apa yang perusahaan ajukan ke pemberi dana.
      <ButtonLink to={EXPOSURE_PATH} variant="outlined" size="small" icon="landmark">
        Paparan kredit
      </ButtonLink>
    </p>
  </LenderList>
)
export default LenderApplications
