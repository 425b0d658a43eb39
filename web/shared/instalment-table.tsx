import { formatDate } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, sen, sum, type MoneyJson } from '#platform/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'

type LoanToRepay = {
  lenderName: string
  total: MoneyJson | null
  instalments: readonly {
    number: number
    dueDate: string
    amount: MoneyJson
    returned: MoneyJson
    paidAt: string | null
    daysLate: number
  }[]
}

/** A day as people read it: `20 Desember 2026`. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00:00+07:00`)

/** Sen of one amount show in all, so that figures below one another align. */
const hasSen = (amounts: readonly MoneyJson[]) =>
  amounts.some(({ amount }) => !amount.endsWith('.00'))

const hasReturn = (returned: MoneyJson) => moneyFromJson(returned) > 0

type Instalment = LoanToRepay['instalments'][number]

/** What of an instalment is still to be repaid: less what the shop has sent back. */
export const findOwed = ({
  amount,
  returned,
  paidAt,
}: Pick<Instalment, 'amount' | 'returned' | 'paidAt'>) =>
  moneyToJson(sen(paidAt ? 0 : moneyFromJson(amount) - moneyFromJson(returned)))

/** What is still to be repaid in all; null where nothing is. */
export function sumOwed(instalments: readonly Instalment[]): MoneyJson | null {
  const owed = sum(instalments.map((each) => moneyFromJson(findOwed(each))))
  return owed > 0 ? moneyToJson(owed) : null
}

type PlannedInstalment = Pick<LoanToRepay['instalments'][number], 'number' | 'dueDate' | 'amount'>

const planColumns = [
  {
    head: 'Cicilan',
    cell: ({ number }: PlannedInstalment) => <span className="num">Ke-{number}</span>,
  },
  { head: 'Jatuh tempo', cell: ({ dueDate }: PlannedInstalment) => formatDay(dueDate) },
]

/** What is to be repaid when, before the lender has paid. */
export const InstalmentPlan = ({
  caption,
  instalments,
}: {
  caption: string
  instalments: readonly PlannedInstalment[]
}) => (
  <Table
    caption={caption}
    rows={instalments}
    id={({ number }) => String(number)}
    isDense
    columns={[
      ...planColumns,
      {
        head: 'Jumlah',
        align: 'right',
        cell: ({ amount }) => (
          <Money of={amount} exact={hasSen(instalments.map((each) => each.amount))} />
        ),
      },
    ]}
  />
)

/** The instalments with their due dates, paid and unpaid. */
export function InstalmentTable({ loan }: { loan: LoanToRepay }) {
  const owed = sumOwed(loan.instalments)
  const exact = hasSen(loan.instalments.flatMap(({ amount, returned }) => [amount, returned]))
  return (
    <div className="grid gap-3">
      <Table
        caption={`Cicilan ke ${loan.lenderName}`}
        rows={loan.instalments}
        id={({ number }) => String(number)}
        columns={[
          ...planColumns,
          {
            head: 'Jumlah',
            align: 'right',
            cell: (instalment) => (
              <>
                <Money
                  of={instalment.paidAt ? instalment.amount : findOwed(instalment)}
                  exact={exact}
                />
                {hasReturn(instalment.returned) && (
                  <span className="block text-12 text-ink-2">
                    {!instalment.paidAt && (
                      <>
                        dari <Money of={instalment.amount} exact={exact} />,{' '}
                      </>
                    )}
                    dikembalikan toko <Money of={instalment.returned} exact={exact} />
                  </span>
                )}
              </>
            ),
          },
          {
            head: 'Status',
            cell: ({ amount, returned, paidAt, daysLate }) => {
              if (daysLate > 0) return <Badge tone="danger">Lewat tempo {daysLate} hari</Badge>
              if (!paidAt) return <Badge>Belum dibayar</Badge>
              const isReturned = moneyFromJson(returned) === moneyFromJson(amount)
              return <Badge tone="success">{isReturned ? 'Dikembalikan' : 'Dibayar'}</Badge>
            },
          },
        ]}
      />
      {loan.total && (
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span>Jumlah dengan biaya {loan.lenderName}</span>
          <Money of={loan.total} exact={exact} className="text-18 font-heavy" />
        </p>
      )}
      {owed && loan.instalments.some(({ returned }) => hasReturn(returned)) && (
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span>Masih harus dibayar</span>
          <Money of={owed} exact={exact} className="text-18 font-heavy" />
        </p>
      )}
    </div>
  )
}
