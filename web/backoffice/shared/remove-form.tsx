import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Props = {
  /** What is removed, as the button names it. */
  name: string
  intent?: string
  reply: unknown
}

/** Removes the record that its page or form is about. */
export function RemoveForm({ name, intent = 'remove', reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      <SubmitButton busy={fetcher.state !== 'idle'} variant="outlined" color="danger">
        Hapus {name}
      </SubmitButton>
    </ReplyForm>
  )
}
