import { Link } from '#web/ui/navigation/link.tsx'
import { creditStatusNames } from '#modules/finance/credit-terms/rules/credit-status.ts'
import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import type { Api } from '#modules/client.ts'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'

type Row = Awaited<ReturnType<Api['staffExposure']['list']>>['results'][number]
type Use = Row['all']

/** Limits and grades side by side; what is owed on terms by its age. */
export const ExposureTable = ({ rows }: { rows: readonly Row[] }) => (
  <Table
    caption="Limit dan pemakaian per perusahaan"
    rows={rows}
    id={({ companyId }) => companyId}
    columns={[
      {
        head: 'Perusahaan',
        wide: true,
        cell: ({ companyId, company, grade, status }) => (
          <>
            <CompanyName id={companyId} name={company} />
            <span className="block text-12 text-ink-2">
              {grade ? `Kelas ${grade} · ${creditStatusNames[status]}` : 'Tanpa kelas'}
            </span>
          </>
        ),
      },
      {
        head: 'Tempo',
        align: 'right',
        cell: ({ terms, ageing }) => (
          <>
            <UseOf use={terms} />
            <Overdue ageing={ageing} />
          </>
        ),
      },
      {
        head: 'Pemberi dana',
        align: 'right',
        cell: ({ lenders }) =>
          lenders.length === 0 ? (
            <None />
          ) : (
            <span className="grid gap-2">
              {lenders.map(({ applicationId, name, ...use }) => (
                <span key={applicationId} className="block">
                  <Link
                    to={`/backoffice/pembiayaan/${applicationId}`}
                    className="inline-flex min-h-11 items-center"
                  >
                    {name}
                  </Link>
                  <UseOf use={use} />
                </span>
              ))}
            </span>
          ),
      },
      {
        head: 'Jumlah',
        align: 'right',
        cell: ({ all }) => <UseOf use={all} isMain />,
      },
    ]}
  />
)

const None = () => <span className="text-ink-2">–</span>

function UseOf({
  use: { limit, used, utilisation },
  isMain = false,
}: {
  use: Use
  isMain?: boolean
}) {
  if (utilisation === null && Number(used.amount) === 0) return <None />
  return (
    <span className="block">
      <Money of={used} className={isMain ? 'font-bold' : undefined} />
      <span className="num block text-12 text-ink-2">
        {utilisation === null ? (
          'tanpa limit'
        ) : (
          <>
            {utilisation === 0 && Number(used.amount) > 0 ? '< 1' : utilisation}% dari{' '}
            <Money of={limit} />
          </>
        )}
      </span>
    </span>
  )
}

/** Overdue amounts by age. */
function Overdue({ ageing }: Pick<Row, 'ageing'>) {
  const late = ageing.filter(({ due, amount }) => due !== 'not_due' && Number(amount.amount) > 0)
  if (late.length === 0) return null
  return (
    <span className="mt-2 grid gap-1">
      {late.map(({ due, amount }) => (
        <span key={due} className="block">
          <Money of={amount} className="font-semibold text-danger-text" />
          <span className="block text-12 text-ink-2">{ageBandNames[due]}</span>
        </span>
      ))}
    </span>
  )
}

/** The company, for those who decide about limits with the way to its own. */
function CompanyName({ id, name }: { id: string; name: string }) {
  if (!hasRole(useStaff(), 'sales', 'finance'))
    return <b className="flex min-h-11 items-center wrap-anywhere">{name}</b>
  return (
    <Link
      to={`/backoffice/kredit/${id}`}
      className="flex min-h-11 items-center font-semibold wrap-anywhere"
    >
      {name}
    </Link>
  )
}
