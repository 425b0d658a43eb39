import { data } from 'react-router'
import { creditStatusNames } from '#modules/finance/credit-terms/rules/credit-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { StatementForm } from '#web/shared/statement-form.tsx'
import { listStatementMonths } from '#web/statement-params.ts'
import { creditStatusTones } from '#web/shared/status-badges/credit.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { ReasonForm } from '../shared/actions/reason-form.tsx'
import { describeRequiredRole, hasRole, useStaff } from '../shared/staff.ts'
import { handleCreditIntent } from './actions.ts'
import { Applications, OwedInvoices } from './credit-parts.tsx'
import { LimitForm, UnfreezeForm } from './forms.tsx'
import type { StaffCreditDetails } from './types.ts'
import type { Route } from './+types/credit'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `Kredit ${loaderData.details.company}` : 'Kredit')

/** `?berkas={file}` responds with a document of an application. */
const downloadFile: Route.MiddlewareFunction = async ({ context, params: { id }, url }, next) => {
  const fileId = url.searchParams.get('berkas')
  if (!fileId) return next()
  const { staffCredit } = context.get(apiContext)
  const { applications } = await staffCredit.show({ id })
  const file = applications.flatMap(({ files }) => files).find((each) => each.id === fileId)
  if (!file) throw data({ message: 'Berkas ini tidak ada.' }, 404)
  return createFileResponse(file, await staffCredit.document({ id, fileId }))
}
export const middleware = [downloadFile]

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const details = await context.get(apiContext).staffCredit.show({ id })
  return { details, months: listStatementMonths() }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleCreditIntent(context.get(apiContext), id, form)
  return respond(request, result, `/backoffice/kredit/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** The credit of one company: limit and exposure, its applications, the next step, and what happened before. */
export default function StaffCreditPage({
  loaderData: { details, months },
  actionData,
}: Route.ComponentProps) {
  const { companyId, company, credit, applications, owed, history } = details
  const canOpen = hasRole(useStaff(), 'finance')
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/kredit" variant="ghost" size="small" icon="chevron-left">
        Semua kredit
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{company}</h1>
        <Badge tone={creditStatusTones[credit.status]}>{creditStatusNames[credit.status]}</Badge>
      </header>
      {credit.frozenReason && (
        <Alert severity="warning" title="Limit dibekukan" className="mb-4">
          {credit.frozenReason}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          {applications.length > 0 && (
            <Applications companyId={companyId} applications={applications} canOpen={canOpen} />
          )}
          <NextSteps details={details} reply={actionData} />
          <OwedInvoices owed={owed} canOpen={canOpen} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Card title="Pemakaian">
            <FactList
              facts={[
                ['Limit', <Money key="limit" of={credit.limit} />],
                ['Terpakai', <Money key="used" of={credit.used} />],
                ['Sisa', <Money key="free" of={credit.free} />],
                ['Lewat tempo', <Money key="overdue" of={credit.overdue} />],
                ['Kelas', credit.grade && `${credit.grade}, ${credit.days} hari`],
              ]}
            />
          </Card>
          {canOpen && (
            <StatementForm
              action="/backoffice/rekap-tagihan"
              months={months}
              of={{ company: companyId }}
            />
          )}
          {history.length > 0 && (
            <Card title="Riwayat">
              <Timeline
                items={history.map(({ at, by, action, amount, grade, note }) => ({
                  title: (
                    <>
                      {action}
                      {amount && (
                        <>
                          {' '}
                          <Money of={amount} />
                        </>
                      )}
                      {grade && `, kelas ${grade}`}
                    </>
                  ),
                  by: `${by} · ${formatDateTime(at)}`,
                  note,
                }))}
              />
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}

/** The forms of the status for this member of staff, or who has to take the step. */
function NextSteps({ details, reply }: { details: StaffCreditDetails; reply: unknown }) {
  const { credit, applications } = details
  const staff = useStaff()
  if (!hasRole(staff, 'finance'))
    return <p className="text-14 text-ink-2">{describeRequiredRole('finance')}</p>
  const isWaiting = applications.some(({ status }) => status === 'submitted')
  return (
    <>
      {credit.status !== 'frozen' && <LimitForm details={details} reply={reply} />}
      {isWaiting && <ReasonForm title="Tolak pengajuan" intent="decline" reply={reply} />}
      {credit.status === 'active' && (
        <ReasonForm title="Bekukan limit" intent="freeze" reply={reply} />
      )}
      {credit.status === 'frozen' && <UnfreezeForm reply={reply} />}
    </>
  )
}
