import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { tierOptions } from './ad-brand-card.tsx'

type Props = { others: readonly { id: string; name: string }[]; reply: unknown }

/** Lets another brand advertise. */
export function NewAdBrandForm({ others, reply }: Props) {
  const fetcher = useActionFetcher()
  if (others.length === 0) return null
  return (
    <Card title="Merek baru">
      <ReplyForm
        key={others.length}
        fetcher={fetcher}
        reply={reply}
        intent="add"
        className="grid gap-4"
      >
        <FormField name="brandId" label="Merek">
          {(control) => (
            <Select
              {...control}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
        <FormField name="tier" label="Tingkat" defaultValue="gold">
          {(control) => <Select {...control} options={tierOptions} />}
        </FormField>
        <SubmitButton variant="outlined" className="justify-self-start">
          Tambah merek
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
