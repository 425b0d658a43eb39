import type { Api } from '#modules/client.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { findOwed, formatDay } from '#web/shared/instalment-table.tsx'
import { loanStatusTones } from '#web/shared/status-badges/loans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'

type OwnLoans = Awaited<ReturnType<Api['loans']['list']>>
type OwnLoan = OwnLoans['results'][number]

/** What lenders pay of the company's orders, and the next instalment of each. */
export const LoansCard = ({ list }: { list: OwnLoans }) => (
  <Card title="Pesanan yang dibayar mitra">
    {list.results.length === 0 && <p className="text-ink-2">Halaman ini kosong.</p>}
    <ul className="grid gap-3">
      {list.results.map((loan) => (
        <li
          key={loan.id}
          className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line pb-3 last:border-0 last:pb-0"
        >
          <span className="min-w-0">
            {loan.isOwn ? (
              <TextLink to={buildPaymentPath({ id: loan.orderId, paymentType: loan.lender })}>
                {loan.orderNumber}
              </TextLink>
            ) : (
              <b className="num">{loan.orderNumber}</b>
            )}{' '}
            <Badge tone={loanStatusTones[loan.status]}>{loan.statusName}</Badge>
            <span className="block text-14 text-ink-2">
              {loan.lenderName}
              <NextInstalment loan={loan} />
            </span>
          </span>
          <Money of={loan.amount} className="font-bold" />
        </li>
      ))}
    </ul>
    <Pagination {...list} label="Halaman pesanan yang dibayar mitra" />
  </Card>
)

function NextInstalment({ loan }: { loan: OwnLoan }) {
  const next = loan.instalments.find(({ paidAt }) => paidAt === null)
  if (!next) return null
  return (
    <>
      {' '}
      · cicilan ke-{next.number} <Money of={findOwed(next)} />, {formatDay(next.dueDate)}
      {next.daysLate > 0 && (
        <>
          {' '}
          <Badge tone="danger">Lewat tempo {next.daysLate} hari</Badge>
        </>
      )}
    </>
  )
}
