import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

/** What the buyer reads in the assistant's panel. */
export function AnswerForm({ formKey, reply }: { formKey: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Jawab pembeli">
      <ReplyForm fetcher={fetcher} reply={reply} intent="answer" className="grid gap-4">
        <IdempotencyKey initial={formKey} />
        <FormField name="text" label="Jawaban" required>
          {(control) => <Textarea {...control} rows={4} maxLength={2000} />}
        </FormField>
        <SubmitButton color="main" className="justify-self-start max-sm:w-full">
          Kirim jawaban
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

/** A step that needs nothing but a press: taking over, handing back. */
export function StepForm({
  intent,
  label,
  reply,
}: {
  intent: 'take' | 'hand-back'
  label: string
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      <SubmitButton variant={intent === 'take' ? 'filled' : 'outlined'} wide>
        {label}
      </SubmitButton>
    </ReplyForm>
  )
}
