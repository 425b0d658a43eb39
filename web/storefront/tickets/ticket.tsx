import { data, redirect } from 'react-router'
import { ticketCalls } from '#modules/content/tickets/contract.ts'
import { buildTicketPath } from '#modules/content/tickets/rules/ticket-path.ts'
import { ticketStatusNames } from '#modules/content/tickets/rules/ticket-status.ts'
import { ticketTopicNames } from '#modules/content/tickets/rules/topics.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ticketStatusTones } from '#web/shared/status-badges/tickets.ts'
import { AttachmentFields } from '#web/shared/tickets/attachment-fields.tsx'
import { readAttachments, readFields } from '#web/shared/tickets/read-attachments.ts'
import { TicketThread } from '#web/shared/tickets/thread.tsx'
import { UnsentText } from '#web/shared/tickets/unsent-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import type { Route } from './+types/ticket'

export const handle = {
  kind: 'detail',
  uploads: { calls: ['tickets.write'], perForm: 3 },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.ticket.number ?? 'Tiket')

/** `?id={ticket}&berkas={file}` responds with a file of the thread. */
const downloadFile: Route.MiddlewareFunction = async ({ context, url }, next) => {
  const [id, fileId] = ['id', 'berkas'].map((name) => url.searchParams.get(name))
  if (!id || !fileId) return next()
  const { tickets } = context.get(apiContext)
  const { messages } = await tickets.show({ id })
  const file = messages.flatMap(({ files }) => files).find((each) => each.id === fileId)
  if (!file) throw data({ message: 'Berkas ini tidak ada.' }, 404)
  return createFileResponse(file, await tickets.file({ id, fileId }))
}
export const middleware = [downloadFile]

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/bantuan')
  const ticket = await context.get(apiContext).tickets.show({ id })
  return { ticket, key: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { tickets } = context.get(apiContext)
  const id = url.searchParams.get('id') ?? ''
  const form = await readPostedForm(request)
  try {
    if (form.get('intent') === 'close') await tickets.close({ id })
    else {
      const read = readFormData(readFields(form), ticketCalls.write.form)
      if (!read.ok) return read.reply
      const input = { id, form: read.value, files: readAttachments(form) }
      try {
        await tickets.write(input, readIdempotencyKey(form))
      } catch (thrown) {
        return read.toErrors(thrown)
      }
    }
  } catch (thrown) {
    return toFormErrors(thrown)
  }
  return redirect(buildTicketPath(id), 303)
}

export const shouldRevalidate = revalidateOnConflict

/** One ticket of the buyer: the thread, and what can be written on. */
export default function TicketPage({
  loaderData: { ticket, key },
  actionData,
}: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Breadcrumb
          items={[{ label: 'Tiket bantuan', to: '/profile/bantuan' }, { label: ticket.number }]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <h1 data-shown className="min-w-0 wrap-anywhere">
            {ticket.subject}
          </h1>
          <Badge tone={ticketStatusTones[ticket.status]}>{ticketStatusNames[ticket.status]}</Badge>
        </div>
        <p className="text-14 text-ink-2">
          <span className="num">{ticket.number}</span> · {ticketTopicNames[ticket.topic]}
          {ticket.order && (
            <>
              {' · '}
              <TextLink to={buildOrderPath(ticket.order.id)}>{ticket.order.number}</TextLink>
            </>
          )}
        </p>
      </div>
      <Card>
        <TicketThread
          messages={ticket.messages}
          own="buyer"
          toFileUrl={(fileId) => `${buildTicketPath(ticket.id)}&berkas=${fileId}`}
        />
      </Card>
      {ticket.canWrite ? (
        <Card title="Tulis lagi">
          <ReplyForm
            key={ticket.messages.length}
            reply={reply}
            intent="write"
            encType="multipart/form-data"
            draft={{ record: ticket.id }}
            className="grid gap-4"
          >
            <IdempotencyKey initial={key} />
            <FormField name="text" label="Pesan" required>
              {(control) => <Textarea {...control} rows={4} maxLength={4000} />}
            </FormField>
            <AttachmentFields />
            <SubmitButton color="main" className="justify-self-start max-sm:w-full">
              Kirim pesan
            </SubmitButton>
          </ReplyForm>
        </Card>
      ) : (
        <>
          <UnsentText reply={reply} intent="write" />
          <Alert severity="info">
            Tiket ini sudah selesai. Masih ada yang kurang?{' '}
            <TextLink to="/profile/bantuan/baru">Buat tiket baru</TextLink>.
          </Alert>
        </>
      )}
      {ticket.canClose && (
        <ReplyForm reply={reply} intent="close">
          <SubmitButton variant="outlined" className="max-sm:w-full">
            Sudah selesai, tutup tiket
          </SubmitButton>
        </ReplyForm>
      )}
    </div>
  )
}
