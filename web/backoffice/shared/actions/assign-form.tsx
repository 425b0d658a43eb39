import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Colleague = { id: string; name: string }

/** Hands a case to a colleague. */
export function AssignForm({
  handler,
  colleagues,
  reply,
}: {
  handler: Colleague | null
  colleagues: readonly Colleague[]
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={handler?.id ?? ''}
      fetcher={fetcher}
      reply={reply}
      intent="assign"
      className="flex items-end gap-2"
    >
      <FormField
        name="staffId"
        label="Ditangani"
        defaultValue={handler?.id ?? ''}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <Select
            {...control}
            prompt="Belum ada"
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <SubmitButton variant="outlined">Serahkan</SubmitButton>
    </ReplyForm>
  )
}
