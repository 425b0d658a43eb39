import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { StaffAccount } from '#modules/operations/accounts-admin/contract.ts'
import { companyStateNames } from '#modules/operations/accounts-admin/rules.ts'
import { companyRoleNames } from '#modules/people/company-members/rules.ts'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import { formatDateTime, formatQuantity, formatRupiah, formatShortDate } from '#platform/format.ts'
import { companyStateTones } from '#web/shared/status-badges/companies.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SessionList } from '#web/shared/session-list.tsx'
import { FactList } from '../shared/fact-list.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'

type Account = z.output<typeof StaffAccount>

/** Most names begin with what kind of company it is: `PT Griya Selaras`. */
const nameCompany = ({ entity, name }: NonNullable<Account['company']>): string =>
  entity && !name.startsWith(`${entity} `) ? `${entity} ${name}` : name

/** The company that the account buys for, with its other members. */
export function CompanyCard({ company }: { company: NonNullable<Account['company']> }) {
  const canOpen = hasRole(useStaff(), 'verification') && company.submissionId !== null
  return (
    <Card
      title="Perusahaan"
      action={
        <Badge tone={companyStateTones[company.state]}>{companyStateNames[company.state]}</Badge>
      }
    >
      <FactList
        facts={[
          ['Nama', nameCompany(company)],
          ['Peran', companyRoleNames[company.role]],
          ['NPWP', company.npwp],
          ['NIB', company.nib],
          ['Status sejak', formatDateTime(company.stateChangedAt)],
        ]}
      />
      {company.colleagues.length > 0 && (
        <>
          <h3 className="mt-4 text-14">Rekan yang ikut membeli</h3>
          <ul className="text-14">
            {company.colleagues.map(({ id, name, email, role }) => (
              <li key={id}>
                <Link
                  to={`/backoffice/akun/${id}`}
                  className="inline-flex min-h-11 items-center wrap-anywhere text-link"
                >
                  {name}, {email} ({companyRoleNames[role].toLowerCase()})
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {canOpen && (
        <TextLink to={`/backoffice/verifikasi/${company.submissionId}`} className="mt-2">
          Buka pengajuan terakhir
        </TextLink>
      )}
    </Card>
  )
}

/** The devices on which the account is signed in. */
export const SessionsCard = ({ sessions }: Pick<Account, 'sessions'>) => (
  <Card title="Sesi terbuka" flush={sessions.length > 0}>
    {sessions.length === 0 ? (
      <p className="text-14 text-ink-2">Pemiliknya tidak sedang masuk di mana pun.</p>
    ) : (
      <SessionList sessions={sessions} />
    )}
  </Card>
)

/** The latest orders. Only roles that handle orders get links to them. */
export function OrdersCard({ orders, orderCount }: Pick<Account, 'orders' | 'orderCount'>) {
  const canOpen = hasRole(useStaff(), 'sales', 'finance')
  return (
    <Card title="Pesanan terakhir" flush={orders.length > 0}>
      {orders.length === 0 ? (
        <p className="text-14 text-ink-2">Akun ini belum pernah memesan.</p>
      ) : (
        <ul>
          {orders.map(({ id, number, status, placedAt, total }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-4 pt-1.5 pb-2.5 text-14 first:border-0 sm:pb-1.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_130px]"
            >
              {canOpen ? (
                <Link
                  to={`/backoffice/pesanan/${id}`}
                  className="num inline-flex min-h-11 items-center font-semibold text-link"
                >
                  {number}
                </Link>
              ) : (
                <b className="num inline-flex min-h-11 items-center">{number}</b>
              )}
              <span className="num text-right font-semibold sm:order-last">
                {formatRupiah(total)}
              </span>
              <span className="num text-12 text-ink-2">{formatShortDate(placedAt)}</span>
              <span className="justify-self-end">
                <Badge tone={orderStatusTones[status]}>{orderStatusNames[status]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {orderCount > orders.length && (
        <p className="num border-t border-line px-4 py-2.5 text-12 text-ink-2">
          {formatQuantity(orderCount)} pesanan seluruhnya.
        </p>
      )}
    </Card>
  )
}
