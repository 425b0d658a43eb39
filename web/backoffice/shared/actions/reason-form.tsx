import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Props = {
  /** Names the step, also on its button. */
  title: string
  intent: string
  maxLength?: number
  reply: unknown
}

/** A step against the buyer, with a reason that they read. */
export function ReasonForm({ title, intent, maxLength = 300, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title={title}>
      <ReplyForm fetcher={fetcher} reply={reply} intent={intent} className="grid gap-3">
        <FormField name="reason" label="Alasan" hint="Pembeli membacanya." required>
          {(control) => <Textarea {...control} rows={2} maxLength={maxLength} />}
        </FormField>
        <div>
          <SubmitButton color="danger" variant="outlined" className="max-sm:w-full">
            {title}
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
