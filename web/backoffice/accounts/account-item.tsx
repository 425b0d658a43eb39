import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { AccountListItem } from '#modules/operations/accounts-admin/contract.ts'
import { companyStateNames } from '#modules/operations/accounts-admin/rules.ts'
import { accountStatusNames } from '#modules/people/identity/rules/accounts.ts'
import { formatDate } from '#platform/format.ts'
import { accountStatusTones } from '#web/shared/status-badges/identity.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatPhone } from '#platform/phone.ts'

/** An account of the list, which opens its page. */
export const AccountItem = ({
  account: { id, name, email, phone, status, company, createdAt },
}: {
  account: z.output<typeof AccountListItem>
}) => (
  <li className="border-t border-line">
    <Link
      to={`/backoffice/akun/${id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-14 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_130px_120px_150px] lg:items-center lg:gap-x-6"
    >
      <span className="min-w-0">
        <b className="block truncate" title={name}>
          {name}
        </b>
        <span className="block truncate text-ink-2" title={email}>
          {email}
        </span>
      </span>
      <span className="max-lg:justify-self-end lg:order-1">
        <Badge tone={accountStatusTones[status]}>{accountStatusNames[status]}</Badge>
      </span>
      <span className="min-w-0 max-lg:col-span-2 empty:max-lg:hidden">
        {company && (
          <>
            <span className="block truncate" title={company.name}>
              {company.name}
            </span>
            <span className="block text-12 text-ink-2">{companyStateNames[company.state]}</span>
          </>
        )}
      </span>
      <span className="num text-ink-2 max-lg:col-span-2 max-lg:flex max-lg:justify-between lg:contents">
        <span>{formatPhone(phone)}</span>
        <span className="lg:order-2">{formatDate(createdAt)}</span>
      </span>
    </Link>
  </li>
)
