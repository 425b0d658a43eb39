import type { Api } from '#modules/client.ts'
import { AttachmentFields } from '#web/shared/tickets/attachment-fields.tsx'
import { UnsentText } from '#web/shared/tickets/unsent-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { TemplatedText, type OfferedTemplate } from '../shared/templates/templated-text.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

export type StaffTicketDetails = Awaited<ReturnType<Api['staffTickets']['show']>>
type Props = { reply: unknown }

/** The answer that the buyer gets by e-mail, with files. */
export function AnswerForm({
  canWrite,
  templates,
  formKey,
  reply,
}: Props & { canWrite: boolean; templates: readonly OfferedTemplate[]; formKey: string }) {
  const fetcher = useActionFetcher()
  if (!canWrite) return <UnsentText reply={fetcher.data ?? reply} intent="answer" />
  return (
    <Card title="Jawab pembeli">
      <ReplyForm
        fetcher={fetcher}
        reply={reply}
        intent="answer"
        encType="multipart/form-data"
        className="grid gap-4"
      >
        <IdempotencyKey initial={formKey} />
        <TemplatedText
          name="text"
          label="Jawaban"
          templates={templates}
          required
          rows={5}
          maxLength={4000}
        />
        <AttachmentFields />
        <SubmitButton color="main" className="justify-self-start max-sm:w-full">
          Kirim jawaban
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

/** A note that only colleagues read. */
export function NoteForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Catatan internal">
      <ReplyForm fetcher={fetcher} reply={reply} intent="note" className="grid gap-3">
        <FormField name="text" label="Catatan" hint="Pembeli tidak melihatnya." required>
          {(control) => <Textarea {...control} rows={2} maxLength={4000} />}
        </FormField>
        <SubmitButton variant="outlined">Simpan catatan</SubmitButton>
      </ReplyForm>
    </Card>
  )
}
