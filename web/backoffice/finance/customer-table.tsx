import { Link } from '#web/ui/navigation/link.tsx'
import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import { STATEMENT_PARAM } from '#web/shared/statement-param.ts'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { OPEN_INVOICES_PATH } from './paths.ts'
import type { OwingCustomer } from './types.ts'

const toParams = ({ companyId, accountId }: OwingCustomer): Record<string, string> =>
  companyId ? { company: companyId } : { account: accountId ?? '' }

const getId = ({ companyId, accountId }: OwingCustomer): string => companyId ?? accountId ?? ''

/** Who owes how much, by age. A name leads to its invoices, a company's limit and statement are beside it. */
export const CustomerTable = ({ customers }: { customers: readonly OwingCustomer[] }) => (
  <Table
    caption="Piutang per pelanggan menurut umurnya"
    rows={customers}
    id={getId}
    columns={[
      {
        head: 'Pelanggan',
        wide: true,
        cell: (customer) => (
          <>
            <Link
              to={`${OPEN_INVOICES_PATH}?${new URLSearchParams(toParams(customer))}`}
              className="flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {customer.name}
            </Link>
            <span className="block text-12 text-ink-2">
              <span className="num">{customer.owed.count}</span> tagihan
              {customer.companyId && (
                <>
                  {' · '}
                  <Link to={`/backoffice/kredit/${customer.companyId}`}>Limit</Link>
                </>
              )}
              {' · '}
              <Link
                to={`/backoffice/rekap-tagihan?${new URLSearchParams({ ...toParams(customer), [STATEMENT_PARAM]: 'pdf' })}`}
                reloadDocument
              >
                Rekap (PDF)
              </Link>
            </span>
          </>
        ),
      },
      ...customers[0]!.ageing.map(({ due }, index) => ({
        head: ageBandNames[due],
        align: 'right' as const,
        cell: ({ ageing }: OwingCustomer) =>
          ageing[index]!.count === 0 ? (
            <span data-none="" className="text-ink-2">
              –
            </span>
          ) : (
            <Money
              of={ageing[index]!.amount}
              className={due === 'not_due' ? undefined : 'font-semibold text-danger-text'}
            />
          ),
      })),
      {
        head: 'Jumlah',
        align: 'right',
        cell: ({ owed }) => <Money of={owed.amount} className="font-bold" />,
      },
    ]}
  />
)
