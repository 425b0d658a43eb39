import type { ReactNode } from 'react'
import { data } from 'react-router'
import { ticketStatusNames } from '#modules/content/tickets/rules/ticket-status.ts'
import { ticketTopicNames } from '#modules/content/tickets/rules/topics.ts'
import { formatDateTime } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { ticketStatusTones } from '#web/shared/status-badges/tickets.ts'
import { TicketThread } from '#web/shared/tickets/thread.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { AssignForm } from '../shared/actions/assign-form.tsx'
import { TemplateForm } from '../shared/templates/template-form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { handleTicketIntent } from './actions.ts'
import { AnswerForm, NoteForm, type StaffTicketDetails } from './forms.tsx'
import type { Route } from './+types/ticket'

export const handle = { uploads: { calls: ['staffTickets.answer'], perForm: 3 } }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.ticket.number ?? 'Tiket')

/** `?berkas={file}` responds with a file of the thread. */
const downloadFile: Route.MiddlewareFunction = async ({ context, params: { id }, url }, next) => {
  const fileId = url.searchParams.get('berkas')
  if (!fileId) return next()
  const { staffTickets } = context.get(apiContext)
  const { messages } = await staffTickets.show({ id })
  const file = messages.flatMap(({ files }) => files).find((each) => each.id === fileId)
  if (!file) throw data({ message: 'Berkas ini tidak ada.' }, 404)
  return createFileResponse(file, await staffTickets.file({ id, fileId }))
}
export const middleware = [downloadFile]

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffTickets } = context.get(apiContext)
  const [ticket, { results: templates }] = await Promise.all([
    staffTickets.show({ id }),
    staffTickets.templates(),
  ])
  return { ticket, templates, key: crypto.randomUUID() }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleTicketIntent(context.get(apiContext), id, form)
  return respond(request, result, `/backoffice/tiket/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One ticket for staff: the thread, the answer, and who works on it. */
export default function StaffTicketPage({
  loaderData: { ticket, templates, key },
  actionData,
}: Route.ComponentProps) {
  const { id, number, status, messages } = ticket
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/tiket" variant="ghost" size="small" icon="chevron-left">
        Semua tiket
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{ticket.subject}</h1>
        <Badge tone={ticketStatusTones[status]}>{ticketStatusNames[status]}</Badge>
        <span className="num text-14 text-ink-2">
          {number} · dibuat {formatDateTime(ticket.createdAt)}
        </span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <Card title="Percakapan">
            <TicketThread
              messages={messages}
              own="staff"
              toFileUrl={(fileId) => `/backoffice/tiket/${id}?berkas=${fileId}`}
            />
          </Card>
          <AnswerForm
            key={messages.length}
            canWrite={ticket.canWrite}
            templates={templates}
            formKey={key}
            reply={actionData}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <TicketFacts ticket={ticket} />
          {ticket.canClose && <CloseForm reply={actionData} />}
          {ticket.canWrite && (
            <Card title="Petugas">
              <AssignForm {...ticket} reply={actionData} />
            </Card>
          )}
          <NoteForm key={`note ${messages.length}`} reply={actionData} />
          <TemplateForm key={JSON.stringify(templates)} templates={templates} reply={actionData} />
        </div>
      </div>
    </div>
  )
}

function TicketFacts({ ticket: { buyer, topic, order } }: { ticket: StaffTicketDetails }) {
  const rows: [ReactNode, ReactNode][] = [
    [
      'Nama',
      <TextLink key="n" to={`/backoffice/akun/${buyer.accountId}`} className="-my-3">
        {buyer.name}
      </TextLink>,
    ],
    [
      'Email',
      <span key="e" className="wrap-anywhere">
        {buyer.email}
      </span>,
    ],
    [
      'Ponsel',
      <span key="p" className="num">
        {formatPhone(buyer.phone)}
      </span>,
    ],
    ['Topik', ticketTopicNames[topic]],
  ]
  if (buyer.company) rows.splice(1, 0, ['Perusahaan', buyer.company])
  if (order)
    rows.push([
      'Pesanan',
      <TextLink key="o" to={`/backoffice/pesanan/${order.id}`} className="-my-3">
        {order.number}
      </TextLink>,
    ])
  return (
    <Card title="Pembeli">
      <DescriptionList rows={rows} />
    </Card>
  )
}

function CloseForm({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="close">
      <SubmitButton variant="outlined" wide>
        Tutup tiket
      </SubmitButton>
    </ReplyForm>
  )
}
