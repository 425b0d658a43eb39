import type { Api } from '#modules/client.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { ErrorEvent } from './error-event.tsx'
import { sourceNames } from './error-words.ts'
import type { Route } from './+types/error'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.errorClass ?? 'Galat')

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  context.get(apiContext).staffErrors.show({ id })

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { staffErrors } = context.get(apiContext)
  const form = await readPostedForm(request)
  return respond(request, await changeState(staffErrors, id, form), `/backoffice/galat/${id}`)
}

function changeState(calls: Api['staffErrors'], id: string, form: FormData) {
  switch (form.get('intent')) {
    case 'resolve':
      return runAction(form, 'Ditandai selesai.', () => calls.resolve({ id }))
    case 'reopen':
      return runAction(form, 'Dibuka lagi.', () => calls.reopen({ id }))
    default:
      return throwUnknownIntent()
  }
}

/** One fault with its newest events: where it was thrown, and the steps before. */
export default function ErrorGroupPage({ loaderData: group, actionData }: Route.ComponentProps) {
  const { errorClass, message, context, source, severity, unhandled, events, resolvedAt } = group
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/galat" variant="ghost" size="small" icon="chevron-left">
        Semua galat
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 lang="en" className="min-w-0 wrap-anywhere">
          {errorClass}
        </h1>
        <Badge tone={severity === 'error' ? 'danger' : 'neutral'}>
          {unhandled ? 'Tak terduga' : severity === 'error' ? 'Gagal' : 'Ditolak'}
        </Badge>
        {resolvedAt && <Badge tone="success">Selesai</Badge>}
      </header>
      {message && (
        <p lang="en" className="mb-4 max-w-[80ch] wrap-anywhere text-ink-2">
          {message}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-4 max-xl:order-last">
          {events.map((event) => (
            <ErrorEvent key={event.id} event={event} />
          ))}
          {events.length === 0 && (
            <p className="text-ink-2">Rinciannya sudah dihapus; hanya jumlahnya yang disimpan.</p>
          )}
        </div>
        <Card title="Ringkasan">
          <DescriptionList
            rows={[
              [
                'Tempat',
                <span key="c" lang="en">
                  {context}
                </span>,
              ],
              ['Terjadi di', sourceNames[source]],
              ['Jumlah', `${formatQuantity(group.eventCount)} kali`],
              ['Pertama', formatDateTime(group.firstSeenAt)],
              ['Terakhir', formatDateTime(group.lastSeenAt)],
            ]}
          />
          <div className="mt-4">
            {resolvedAt ? (
              <ActionButton
                intent="reopen"
                label="Buka lagi"
                text="Muncul lagi di antara yang belum selesai."
                reply={actionData}
              />
            ) : (
              <ActionButton
                intent="resolve"
                label="Tandai selesai"
                text="Terbuka lagi sendiri kalau terjadi lagi."
                reply={actionData}
              />
            )}
          </div>
        </Card>
      </div>
    </div>
  )
}
