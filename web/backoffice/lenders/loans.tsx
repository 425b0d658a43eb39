import { LoanStatus, loanStatusNames } from '#modules/finance/loans/rules/loans.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { loanStatusTones } from '#web/shared/status-badges/loans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { readListQuery } from '../shared/list-query.ts'
import { LenderList } from './lender-list.tsx'
import type { Route } from './+types/loans'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pencairan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status } = readListQuery(url, { statuses: LoanStatus })
  const { results } = await context.get(apiContext).staffLoans.list({ query })
  return { results, status }
}

/** What lenders pay of orders, the newest first. */
const Loans = ({ loaderData: { results, status } }: Route.ComponentProps) => (
  <LenderList
    title="Pencairan"
    statuses={{ label: 'Status pencairan', names: loanStatusNames, chosen: status }}
    empty={{
      title: 'Belum ada pencairan',
      text: 'Pesanan yang dibayar pemberi dana muncul di sini.',
    }}
    rows={results.map((loan) => ({
      to: `/backoffice/pembiayaan/pencairan/${loan.id}`,
      company: loan.company,
      subject: loan.orderNumber,
      lenderName: loan.lenderName,
      badges: (
        <>
          <Badge tone={loanStatusTones[loan.status]}>{loan.statusName}</Badge>
          {loan.misfit && <Badge tone="danger">Uang tak cocok</Badge>}
        </>
      ),
      amount: <Money of={loan.amount} exact />,
      at: loan.openedAt,
    }))}
  >
    <p className="text-14 text-ink-2">Pesanan yang dibayar pemberi dana, dan cicilannya.</p>
  </LenderList>
)
export default Loans
