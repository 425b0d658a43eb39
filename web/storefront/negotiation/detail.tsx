import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { negotiationStatusNames } from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { NegotiationTimeline } from '#web/shared/negotiation/negotiation-timeline.tsx'
import { negotiationStatusTones } from '#web/shared/status-badges/negotiations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { handleNegotiationForm, isSharedLink } from './actions.ts'
import { toOfferPdfUrl } from './document-urls.ts'
import { downloadOffer } from './download-offer.ts'
import { FinishedNegotiation } from './finished.tsx'
import { GuestLinks } from './guest-links.tsx'
import { MessagesCard } from './messages-card.tsx'
import { NegotiationFacts } from './facts.tsx'
import { StateNotice } from './state-notice.tsx'
import type { Route } from './+types/detail'

// Only where there is something to decide, or the goods are to be ordered again.
const DecisionForm = lazy(() =>
  import('./decision-form.tsx').then((part) => ({ default: part.DecisionForm })),
)
const RepeatOffer = lazy(() =>
  import('./repeat.tsx').then((part) => ({ default: part.RepeatOffer })),
)

export const middleware = [downloadOffer]

export const handle = { kind: 'detail' } satisfies PageHandle

// Looked at after what is to be decided.
const RoundsCard = lazy(() =>
  import('#web/shared/negotiation/rounds-card.tsx').then((part) => ({ default: part.RoundsCard })),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.header.number ?? 'Negosiasi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/daftar-negosiasi')
  const { negotiations } = context.get(apiContext)
  const [header, { results: lines }, { results: links }, repeat] = await Promise.all([
    negotiations.header({ id }),
    negotiations.items({ id }),
    negotiations.guestLinks({ id }),
    url.searchParams.has('ulang') ? negotiations.repeatItems({ id }) : undefined,
  ])
  return { header, lines, links, repeat, origin: url.origin }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('id') ?? ''
  return handleNegotiationForm(context.get(apiContext), id, await readPostedForm(request))
}

export const shouldRevalidate = revalidateOnConflict

/** A negotiation with its rounds side by side, and what the buyer can do now. */
export default function NegotiationDetailPage({
  loaderData: { header, lines, links, repeat, origin },
  actionData,
}: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  const canDecide = header.actions.some(({ code, available }) => code === 'decide' && available)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <div className="md:hidden">
          <Breadcrumb
            items={[
              { label: 'Negosiasi', to: '/profile/daftar-negosiasi' },
              { label: header.number },
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="num">{header.number}</h1>
          <Badge tone={negotiationStatusTones[header.status]}>
            {negotiationStatusNames[header.status]}
          </Badge>
        </div>
        <p className="text-14 text-ink-2">
          {[
            header.project,
            header.company,
            `ronde ${header.round}`,
            `diajukan ${formatDate(header.createdAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <StateNotice header={header} />
      {canDecide ? (
        <Suspense>
          <DecisionForm key={header.round} header={header} lines={lines} reply={reply} />
        </Suspense>
      ) : (
        <FinishedNegotiation header={header} lines={lines} reply={reply} />
      )}
      {repeat && (
        <Suspense>
          <RepeatOffer id={header.id} repeat={repeat} />
        </Suspense>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-4">
          <RoundsCard header={header} lines={lines} sides={{ buyer: 'Anda', shop: 'Kami' }} />
          <MessagesCard header={header} lines={lines} reply={reply} />
          <GuestLinks
            links={links}
            origin={origin}
            shared={isSharedLink(actionData) ? actionData : undefined}
            reply={reply}
          />
        </div>
        <div className="grid gap-4">
          <NegotiationFacts header={header} />
          <ButtonLink
            to={toOfferPdfUrl(header.id)}
            reloadDocument
            variant="outlined"
            icon="download"
            wide
          >
            Unduh PDF
          </ButtonLink>
          <Card title="Riwayat">
            <NegotiationTimeline timeline={header.timeline} />
          </Card>
        </div>
      </div>
    </div>
  )
}
