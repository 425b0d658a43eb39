import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Props = {
  /** What is removed, as the button names it. */
  name: string
  /** What is lost, in one sentence. */
  loss: string
  intent?: string
  reply: unknown
}

/** Removes the record that its page or form is about, after a question. */
export function RemoveForm({ name, loss, intent = 'remove', reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      <ConfirmSubmit
        label={`Hapus ${name}`}
        question={`Hapus ${name}?`}
        loss={loss}
        confirmLabel="Ya, hapus"
        busy={fetcher.state !== 'idle'}
      />
    </ReplyForm>
  )
}
