import { formatDateTime } from '#platform/format.ts'
import { staffLoanCalls } from '#modules/finance/loans/staff-contract.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { AmountField } from '#web/shared/amount-field.ts'
import { InstalmentTable } from '#web/shared/instalment-table.tsx'
import { loanStatusTones } from '#web/shared/status-badges/loans.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { runFormAction } from '../shared/actions/run-action.ts'
import { hasRole, useStaff } from '../shared/staff.ts'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { Discrepancy } from './discrepancy.tsx'
import { Trail } from './trail.tsx'
import type { Route } from './+types/loan'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `Pencairan ${loaderData.loan.orderNumber}` : 'Pencairan')

const DiscrepancyForm = staffLoanCalls.resolveDiscrepancy.body.extend({ amount: AmountField })

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return { loan: await context.get(apiContext).staffLoans.show({ id }) }
}

/** Writes down how a discrepancy was resolved. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { staffLoans } = context.get(apiContext)
  const form = await readPostedForm(request)
  const result = await runFormAction(form, DiscrepancyForm, 'Dicatat.', (body) =>
    staffLoans.resolveDiscrepancy({ id, body }),
  )
  return respond(request, result, `/backoffice/pembiayaan/pencairan/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** A loan: how far it is, its amortisation table, and what was said between shop and lender. */
export default function LoanPage({ loaderData: { loan }, actionData }: Route.ComponentProps) {
  const fetcher = useActionFetcher()
  const canOpenOrder = hasRole(useStaff(), 'sales', 'finance')
  const toText = (at: string | null) => at && formatDateTime(at)
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink
        to="/backoffice/pembiayaan/pencairan"
        variant="ghost"
        size="small"
        icon="chevron-left"
      >
        Semua pencairan
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="num min-w-0 wrap-anywhere">{loan.orderNumber}</h1>
        <Badge tone={loanStatusTones[loan.status]}>{loan.statusName}</Badge>
      </header>
      <div className="grid gap-4">
        {loan.reason && (
          <Alert severity="warning" title={`Kata ${loan.lenderName}`}>
            {loan.reason}
          </Alert>
        )}
        {loan.discrepancy && (
          <Discrepancy
            loan={loan}
            discrepancy={loan.discrepancy}
            fetcher={fetcher}
            reply={actionData}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 gap-4">
            {loan.instalments.length > 0 && (
              <Card title="Cicilan">
                <InstalmentTable loan={loan} />
              </Card>
            )}
            <Card title="Kiriman dan jawaban">
              <Trail trail={loan.trail} />
            </Card>
          </div>
          <Card title={`Pencairan ${loan.lenderName}`}>
            <FactList
              facts={[
                ['Perusahaan', loan.company],
                ['Jumlah', <Money key="amount" of={loan.amount} exact />],
                ['Lama cicilan', `${loan.tenor} bulan`],
                ['Kode benar', toText(loan.codeAt)],
                ['Pengiriman dikonfirmasi', toText(loan.deliveryAt)],
                ['Diterima pemberi dana', toText(loan.sentAt)],
                ['Dibayar ke toko', toText(loan.paidAt)],
                ['Dibayar pembeli ke', loan.repayTo],
              ]}
            />
            <p className="mt-3 grid gap-1">
              {canOpenOrder && (
                <TextLink to={`/backoffice/pesanan/${loan.orderId}`}>Lihat pesanan</TextLink>
              )}
              <TextLink to={`/backoffice/pembiayaan/${loan.applicationId}`}>
                Lihat pengajuan
              </TextLink>
            </p>
          </Card>
        </div>
      </div>
    </div>
  )
}
