import { HOME_SECTIONS, type HomeSectionKind } from '#modules/content/home/rules/section.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Props = { kinds: readonly HomeSectionKind[]; reply: unknown }

/** Adds a section to the end of the draft, and opens it. */
export function NewSectionForm({ kinds, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Bagian baru">
      <ReplyForm fetcher={fetcher} reply={reply} intent="add" className="grid gap-4">
        <FormField name="kind" label="Jenis">
          {(control) => (
            <Select
              {...control}
              options={kinds.map((kind) => ({ value: kind, label: HOME_SECTIONS[kind].name }))}
            />
          )}
        </FormField>
        <FormField name="title" label="Judul" maxLength={80} required />
        <SubmitButton variant="outlined" className="justify-self-start">
          Tambah bagian
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
