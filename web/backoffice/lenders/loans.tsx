import { LoanStatus, loanStatusNames } from '#modules/finance/loans/rules/loans.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { loanStatusTones } from '#web/shared/status-badges/loans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { LenderList } from './lender-list.tsx'
import { readLenderListQuery } from './list-query.ts'
import { LOANS_PATH } from './tabs.ts'
import type { Route } from './+types/loans'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pencairan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, filter } = readLenderListQuery(url, LoanStatus)
  return { list: await context.get(apiContext).staffLoans.list({ query }), filter }
}

/** What lenders pay of orders, the newest first. */
const Loans = ({ loaderData: { list, filter } }: Route.ComponentProps) => (
  <LenderList
    path={LOANS_PATH}
    statusNames={loanStatusNames}
    searchLabel="Nomor pesanan atau perusahaan"
    filter={filter}
    list={list}
    pagesLabel="Halaman pencairan"
    empty={{
      title: 'Belum ada pencairan',
      text: 'Pesanan yang dibayar pemberi dana muncul di sini.',
    }}
    toLenderRow={(loan) => ({
      to: `${LOANS_PATH}/${loan.id}`,
      company: loan.company,
      subject: loan.orderNumber,
      lenderName: loan.lenderName,
      badges: (
        <>
          <Badge tone={loanStatusTones[loan.status]}>{loan.statusName}</Badge>
          {loan.instalments.some(({ daysLate }) => daysLate > 0) && (
            <Badge tone="danger">Cicilan lewat tempo</Badge>
          )}
          {loan.discrepancy && (
            <Badge tone="danger">
              {loan.unmatchedAmount.amount === '0.00' ? 'Perlu dihubungi' : 'Uang belum cocok'}
            </Badge>
          )}
        </>
      ),
      amount: <Money of={loan.amount} exact />,
      at: loan.openedAt,
    })}
  />
)
export default Loans
