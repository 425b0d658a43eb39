import { accountStatusNames } from '#modules/people/identity/rules/accounts.ts'
import { formatDateTime } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { accountStatusTones } from '#web/shared/status-badges/identity.ts'
import { StatementForm } from '#web/shared/statement-form.tsx'
import { listStatementMonths } from '#web/statement-params.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatPhone } from '#platform/phone.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import { handleAccountIntent } from './actions.ts'
import { AccountActions } from './account-actions.tsx'
import { CompanyCard, OrdersCard, SessionsCard } from './account-cards.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'
import type { Route } from './+types/account'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name ?? 'Akun pembeli')

export async function loader({ context, params }: Route.LoaderArgs) {
  const account = await context.get(apiContext).staffAccounts.show({ id: params.id })
  return { ...account, months: listStatementMonths() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const result = await handleAccountIntent(
    context.get(apiContext),
    params.id,
    await readPostedForm(request),
  )
  return respond(request, result, `/backoffice/akun/${params.id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One buyer's account: contact, company, sessions, orders, history and actions. */
export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  const last = account.events.at(-1)
  const staff = useStaff()
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/akun" variant="ghost" size="small" icon="chevron-left">
        Semua akun
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{account.name}</h1>
        <Badge tone={accountStatusTones[account.status]}>
          {accountStatusNames[account.status]}
        </Badge>
        {account.status === 'active' && hasRole(staff, 'sales') && (
          <ButtonLink
            to={`/backoffice/pesanan/baru?akun=${account.id}`}
            variant="outlined"
            size="small"
          >
            Buat pesanan
          </ButtonLink>
        )}
      </header>
      {account.status === 'suspended' && last && (
        <Alert severity="warning" title={`Ditangguhkan oleh ${last.by}`} className="mb-4">
          {last.note}
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="Pembeli">
            <FactList
              facts={[
                ['Email', account.email || undefined],
                // Accounts registered through Google have no phone number at first.
                ['Ponsel', formatPhone(account.phone) || undefined],
                ['Terdaftar', formatDateTime(account.createdAt)],
                ['Diaktifkan', account.activatedAt && formatDateTime(account.activatedAt)],
              ]}
            />
          </Card>
          {account.company && <CompanyCard company={account.company} />}
          <AccountActions account={account} reply={actionData} />
        </div>
        <div className="grid gap-4">
          <OrdersCard {...account} />
          {hasRole(staff, 'finance') && (
            <StatementForm
              action="/backoffice/rekap-tagihan"
              months={account.months}
              of={{ account: account.id }}
            />
          )}
          <SessionsCard {...account} />
          <Card title="Riwayat">
            <Timeline
              items={account.events.map(({ status, at, by, note }, index) => ({
                title: index === 0 ? 'Terdaftar' : accountStatusNames[status],
                by: `${by} · ${formatDateTime(at)}`,
                note: note ?? undefined,
                phase: index === account.events.length - 1 ? 'now' : 'done',
              }))}
            />
          </Card>
        </div>
      </div>
    </div>
  )
}
