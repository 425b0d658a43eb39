import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { TemplatedText } from '../shared/templates/templated-text.tsx'
import type { ReplyTemplateData } from './types.ts'

type Props = { reply: unknown }

/** Declines with a reason that the buyer reads. */
export function DeclineForm({
  templates,
  reply,
}: Props & { templates: readonly ReplyTemplateData[] }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Tidak disanggupi">
      <ReplyForm fetcher={fetcher} reply={reply} intent="decline" className="grid gap-3">
        <TemplatedText
          name="reason"
          label="Alasan untuk pembeli"
          templates={templates.filter(({ purpose }) => purpose === 'decline')}
          required
        />
        <SubmitButton color="danger" variant="outlined">
          Tolak negosiasi
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

/** A message to the buyer, or a note for colleagues. */
export function StaffMessageForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="message" className="grid gap-3">
      <FormField name="text" label="Tulis catatan" required>
        {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
      </FormField>
      <FormCheckbox name="internal" value="1">
        Hanya untuk rekan, tidak terlihat pembeli
      </FormCheckbox>
      <SubmitButton variant="outlined" className="justify-self-start">
        Kirim catatan
      </SubmitButton>
    </ReplyForm>
  )
}
