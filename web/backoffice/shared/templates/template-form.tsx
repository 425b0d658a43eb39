import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import type { OfferedTemplate } from './templated-text.tsx'
import { useActionFetcher } from '../actions/use-action-fetcher.ts'

/** Saves a sentence for the next answers; an empty text removes it. `purposes`: where it can be offered. */
export function TemplateForm({
  templates,
  purposes = [],
  reply,
}: {
  templates: readonly OfferedTemplate[]
  purposes?: readonly { value: string; label: string }[]
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Balasan siap pakai">
      {templates.length > 0 && (
        <p className="mb-3 text-14 text-ink-2">
          Tersimpan: {templates.map(({ title }) => title).join(', ')}.
        </p>
      )}
      <ReplyForm fetcher={fetcher} reply={reply} intent="template" className="grid gap-3">
        <FormField name="title" label="Judul" required maxLength={80} />
        {purposes.length > 0 && (
          <FormField name="purpose" label="Dipakai untuk" defaultValue={purposes[0]!.value}>
            {(control) => <Select {...control} options={purposes} />}
          </FormField>
        )}
        <FormField name="text" label="Isi" hint="Kosongkan untuk menghapusnya.">
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
        <SubmitButton variant="outlined">Simpan balasan</SubmitButton>
      </ReplyForm>
    </Card>
  )
}
