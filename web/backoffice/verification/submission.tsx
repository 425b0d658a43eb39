import { documentStatusNames, submissionStatusNames } from '#modules/people/verification/rules.ts'
import { formatDateTime } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { submissionStatusTones } from '#web/shared/status-badges/verification.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatPhone } from '#platform/phone.ts'
import { VerificationTimeline } from '#web/shared/verification-timeline.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList, type FactListItem } from '../shared/fact-list.tsx'
import { handleVerificationIntent } from './actions.ts'
import { RequestMoreForm, DecisionForm, ReviewButton } from './forms.tsx'
import { DocumentList } from './documents.tsx'
import type { Route } from './+types/submission'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.companyName ?? 'Verifikasi')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(apiContext).staffVerification.show({ id: params.id })

export async function action({ context, request, params }: Route.ActionArgs) {
  const result = await handleVerificationIntent(
    context.get(apiContext),
    params.id,
    await readPostedForm(request),
  )
  return respond(request, result, `/backoffice/verifikasi/${params.id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One submission: the company's answers beside its documents, and the decision. */
export default function SubmissionPage({
  loaderData: submission,
  actionData,
}: Route.ComponentProps) {
  const { company, pic, address } = submission.answers
  const refused = submission.documents.filter(({ status }) => status === 'refused')
  const facts: FactListItem[] = [
    ['Nama', company?.name],
    ['Bentuk usaha', company?.entity],
    ['NPWP', company?.npwp],
    ['NIB', company?.nib],
    ['Penanggung jawab', pic && [pic.name, pic.position].filter(Boolean).join(', ')],
    ['Ponsel', pic?.phone && formatPhone(pic.phone)],
    ['Alamat', [address?.street, submission.place, address?.postalCode].filter(Boolean).join(', ')],
    ['Akun', [submission.account.name, submission.account.email].filter(Boolean).join(', ')],
  ]
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/verifikasi" variant="ghost" size="small" icon="chevron-left">
        Semua verifikasi
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0">{submission.companyName}</h1>
        <Badge tone={submissionStatusTones[submission.status]}>
          {submissionStatusNames[submission.status]}
        </Badge>
        {submission.submittedAt && (
          <span className="num text-14 text-ink-2">
            dikirim {formatDateTime(submission.submittedAt)}
          </span>
        )}
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className="grid gap-4 lg:sticky lg:top-4">
          <Card title="Perusahaan">
            <FactList facts={facts} />
          </Card>
          <Card title="Riwayat">
            <VerificationTimeline events={submission.events} />
          </Card>
        </div>
        <div className="grid gap-4">
          <DocumentList id={submission.id} documents={submission.documents} />
          {submission.status === 'submitted' && <ReviewButton reply={actionData} />}
          {submission.status === 'in_review' && (
            <>
              <DecisionForm documents={submission.documents} reply={actionData} />
              <RequestMoreForm requested={submission.asked} reply={actionData} />
            </>
          )}
          {(submission.status === 'approved' || submission.status === 'rejected') && (
            <Card title="Keputusan">
              <p className="text-14">
                {submissionStatusNames[submission.status]} oleh {submission.reviewer ?? '–'}
                {submission.decidedAt && `, ${formatDateTime(submission.decidedAt)}`}
                {submission.reason && `: ${submission.reason}`}
              </p>
              {refused.length > 0 && (
                <p className="mt-1 text-14 text-ink-2">
                  {documentStatusNames.refused}: {refused.map(({ label }) => label).join(', ')}.
                </p>
              )}
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}
