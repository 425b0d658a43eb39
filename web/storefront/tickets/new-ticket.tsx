import { redirect } from 'react-router'
import { ticketCalls } from '#modules/content/tickets/contract.ts'
import { buildTicketPath } from '#modules/content/tickets/rules/ticket-path.ts'
import { TicketTopic, ticketTopicNames } from '#modules/content/tickets/rules/topics.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData } from '#web/form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { AttachmentFields } from '#web/shared/tickets/attachment-fields.tsx'
import { readAttachments, readFields } from '#web/shared/tickets/read-attachments.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import type { Route } from './+types/new-ticket'

export const handle = {
  kind: 'detail',
  uploads: { calls: ['tickets.open'], perForm: 3 },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Buat tiket')

/** Orders that the form offers: a question is about one of the latest. */
const OFFERED_ORDERS = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { results } = await context
    .get(apiContext)
    .orders.list({ query: { count: OFFERED_ORDERS } })
  return {
    orders: results.map(({ id, number, firstLine }) => ({ id, number, firstLine })),
    orderId: url.searchParams.get('pesanan') ?? '',
    key: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const read = readFormData(readFields(form), ticketCalls.open.form)
  if (!read.ok) return read.reply
  let id
  try {
    const input = { form: read.value, files: readAttachments(form) }
    ;({ id } = await context.get(apiContext).tickets.open(input, readIdempotencyKey(form)))
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return redirect(buildTicketPath(id), 303)
}

/** Asks customer service. */
export default function NewTicketPage({
  loaderData: { orders, orderId, key },
  actionData,
}: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Breadcrumb
          items={[{ label: 'Tiket bantuan', to: '/profile/bantuan' }, { label: 'Buat tiket' }]}
        />
        <h1>Buat tiket</h1>
        <p className="text-ink-2">Kami jawab di sini dan lewat email, pada jam kerja.</p>
      </div>
      <Card>
        <ReplyForm
          reply={reply}
          intent="open"
          encType="multipart/form-data"
          draft={{ work: 'tiket' }}
          className="grid gap-4"
        >
          <IdempotencyKey initial={key} />
          <div className="grid gap-4 md:grid-cols-2">
            <FormField name="topic" label="Topik" required>
              {(control) => (
                <Select
                  {...control}
                  prompt="Pilih topik"
                  options={TicketTopic.map((value) => ({ value, label: ticketTopicNames[value] }))}
                />
              )}
            </FormField>
            <FormField name="orderId" label="Pesanan" optional defaultValue={orderId}>
              {(control) => (
                <Select
                  {...control}
                  prompt="Bukan tentang pesanan"
                  options={orders.map(({ id, number, firstLine }) => ({
                    value: id,
                    label: `${number}, ${firstLine}`,
                  }))}
                />
              )}
            </FormField>
          </div>
          <FormField name="subject" label="Judul" maxLength={120} required />
          <FormField name="text" label="Pertanyaan" required>
            {(control) => <Textarea {...control} rows={6} maxLength={4000} />}
          </FormField>
          <AttachmentFields />
          <div>
            <SubmitButton color="main" size="large" className="max-sm:w-full">
              Kirim tiket
            </SubmitButton>
          </div>
        </ReplyForm>
      </Card>
    </div>
  )
}
