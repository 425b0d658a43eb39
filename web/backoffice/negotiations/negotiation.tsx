import { proposeValidUntil } from '#modules/selling/negotiations/rules/validity.ts'
import { negotiationStatusNames } from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { NegotiationMessages } from '#web/shared/negotiation/messages.tsx'
import { NegotiationTimeline } from '#web/shared/negotiation/negotiation-timeline.tsx'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import { RoundsCard } from '#web/shared/negotiation/rounds-card.tsx'
import { findSaving, isFreightNamed } from '#web/shared/negotiation/sum.ts'
import { negotiationStatusTones } from '#web/shared/status-badges/negotiations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleStaffNegotiation } from './actions.ts'
import { AssignForm } from '../shared/actions/assign-form.tsx'
import { TemplateForm } from '../shared/templates/template-form.tsx'
import { CostForm } from './cost-form.tsx'
import { DeclineForm, StaffMessageForm } from './forms.tsx'
import { OfferForm } from './offer-form.tsx'
import { NegotiationSummary } from './summary.tsx'
import type { Route } from './+types/negotiation'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.negotiation.header.number ?? 'Negosiasi')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { staffNegotiations } = context.get(apiContext)
  const [negotiation, { results: templates }] = await Promise.all([
    staffNegotiations.show({ id: params.id }),
    staffNegotiations.templates(),
  ])
  return { negotiation, templates, validUntil: proposeValidUntil(new Date()) }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  return respond(
    request,
    await handleStaffNegotiation(context.get(apiContext), params.id, form),
    `/backoffice/negosiasi/${params.id}`,
  )
}

export const shouldRevalidate = revalidateOnConflict

const TEMPLATE_PURPOSES = [
  { value: 'offer', label: 'Penawaran' },
  { value: 'decline', label: 'Tidak disanggupi' },
]

/** One negotiation for staff: what each line costs and brings, the answer, and who works on it. */
export default function StaffNegotiationPage({
  loaderData: { negotiation, templates, validUntil },
  actionData,
}: Route.ComponentProps) {
  const { header, lines, handler } = negotiation
  const can = (code: string) => header.actions.some((each) => each.code === code && each.available)
  const isOpen = ['submitted', 'countered', 'accepted'].includes(header.status)
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/negosiasi" variant="ghost" size="small" icon="chevron-left">
        Semua negosiasi
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="num">{header.number}</h1>
        <Badge tone={negotiationStatusTones[header.status]}>
          {negotiationStatusNames[header.status]}
        </Badge>
        <span className="num text-14 text-ink-2">
          ronde {header.round}, sejak {formatDateTime(header.updatedAt)}
          {handler && `, ditangani ${handler.name}`}
        </span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <OfferForm
            key={header.round}
            canOffer={can('offer')}
            header={header}
            lines={lines}
            freightEstimate={negotiation.freightEstimate}
            templates={templates}
            validUntil={validUntil}
            reply={actionData}
          />
          <RoundsCard header={header} lines={lines} sides={{ buyer: 'Pembeli', shop: 'Kita' }} />
          <Card title="Catatan">
            <div className="grid gap-4">
              <NegotiationMessages messages={header.messages} lines={lines} own="staff" />
              <StaffMessageForm key={header.messages.length} reply={actionData} />
            </div>
          </Card>
        </div>
        <div className="grid min-w-0 gap-4">
          <NegotiationSummary negotiation={negotiation} />
          <Card title="Total saat ini">
            <NegotiationTotals
              sum={header.totals}
              saved={findSaving(header.totals)}
              hasFreight={isFreightNamed(header)}
            />
          </Card>
          {isOpen && (
            <Card title="Petugas">
              <AssignForm {...negotiation} reply={actionData} />
            </Card>
          )}
          <CostForm lines={lines} reply={actionData} />
          {can('decline') && <DeclineForm templates={templates} reply={actionData} />}
          <TemplateForm
            key={JSON.stringify(templates)}
            templates={templates}
            purposes={TEMPLATE_PURPOSES}
            reply={actionData}
          />
          <Card title="Riwayat">
            <NegotiationTimeline timeline={header.timeline} />
          </Card>
        </div>
      </div>
    </div>
  )
}
