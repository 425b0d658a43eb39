import { ChevronLeft } from 'lucide-react'
import { documentLook, submissionLook } from '#modules/verification/rules.ts'
import { formatMoment } from '#platform/format.ts'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { readablePhone } from '#web/ui/phone.ts'
import { VerificationTimeline } from '#web/ui/verification-timeline.tsx'
import { answered } from './parts/done.ts'
import { FactList, type Fact } from './parts/fact-list.tsx'
import { act } from './verification/act.ts'
import { AskForm, DecisionForm, ReviewButton } from './verification/forms.tsx'
import { Papers } from './verification/papers.tsx'
import type { Route } from './+types/verification.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.companyName ?? 'Verifikasi')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(apiContext).staffVerification.show({ id: params.id })

export async function action({ context, request, params }: Route.ActionArgs) {
  const acted = await act(context.get(apiContext), params.id, await request.formData())
  return answered(request, acted, `/backoffice/verifikasi/${params.id}`)
}

export const shouldRevalidate = afterRefusal

/** A company beside its papers: what it says of itself, and what the papers say. */
export default function Verification({ loaderData: found, actionData }: Route.ComponentProps) {
  const { company, pic, address } = found.answers
  const look = submissionLook[found.status]
  const facts: Fact[] = [
    ['Nama', company?.name],
    ['Bentuk usaha', company?.entity],
    ['NPWP', company?.npwp],
    ['NIB', company?.nib],
    ['Penanggung jawab', pic && [pic.name, pic.position].filter(Boolean).join(', ')],
    ['Ponsel', pic?.phone && readablePhone(pic.phone)],
    ['Alamat', [address?.street, found.place, address?.postalCode].filter(Boolean).join(', ')],
    ['Akun', [found.account.name, found.account.email].filter(Boolean).join(', ')],
  ]
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/verifikasi" variant="ghost" size="small" icon={ChevronLeft}>
        Semua verifikasi
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0">{found.companyName}</h1>
        <Badge tone={look.tone}>{look.name}</Badge>
        {found.submittedAt && (
          <span className="num text-14 text-ink-2">dikirim {formatMoment(found.submittedAt)}</span>
        )}
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="Perusahaan">
            <FactList facts={facts} />
          </Card>
          <Card title="Perjalanan">
            <VerificationTimeline events={found.events} />
          </Card>
        </div>
        <div className="grid gap-4">
          <Papers id={found.id} documents={found.documents} />
          {found.status === 'submitted' && <ReviewButton reply={actionData} />}
          {found.status === 'in_review' && (
            <>
              <DecisionForm documents={found.documents} reply={actionData} />
              <AskForm asked={found.asked} reply={actionData} />
            </>
          )}
          {(found.status === 'approved' || found.status === 'rejected') && (
            <Card title="Keputusan">
              <p className="text-14">
                {look.name} oleh {found.reviewer ?? '–'}
                {found.decidedAt && `, ${formatMoment(found.decidedAt)}`}
                {found.reason && `: ${found.reason}`}
              </p>
              <p className="mt-1 text-12 text-ink-2">
                {found.documents.filter(({ status }) => status === 'refused').length} dokumen{' '}
                {documentLook.refused.name.toLowerCase()}.
              </p>
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}
