import { formatDate } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'
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
    paidAt: string | null
  }[]
}

/** A day as people read it: `20 Desember 2026`. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00:00+07:00`)

/** What is repaid when, and what is repaid already. */
export const InstalmentTable = ({ loan }: { loan: LoanToRepay }) => (
  <div className="grid gap-3">
    <Table
      caption={`Cicilan ke ${loan.lenderName}`}
      rows={loan.instalments}
      id={({ number }) => String(number)}
      columns={[
        { head: 'Cicilan', cell: ({ number }) => <span className="num">Ke-{number}</span> },
        { head: 'Jatuh tempo', cell: ({ dueDate }) => formatDay(dueDate) },
        { head: 'Jumlah', align: 'right', cell: ({ amount }) => <Money of={amount} exact /> },
        {
          head: 'Status',
          cell: ({ paidAt }) =>
            paidAt ? <Badge tone="success">Dibayar</Badge> : <Badge>Belum dibayar</Badge>,
        },
      ]}
    />
    {loan.total && (
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span>Jumlah dengan biaya {loan.lenderName}</span>
        <Money of={loan.total} exact className="text-18 font-heavy" />
      </p>
    )}
  </div>
)
