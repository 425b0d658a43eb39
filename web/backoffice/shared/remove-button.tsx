import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Props = {
  intent: string
  /** What is removed, for the accessible name: `Lembar data`. */
  subject: string
  reply: unknown
}

/** Removes one item, from within its row. */
export function RemoveButton({ intent, subject, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      <SubmitButton
        busy={fetcher.state !== 'idle'}
        variant="ghost"
        color="danger"
        aria-label={`Hapus ${subject}`}
      >
        Hapus
      </SubmitButton>
    </ReplyForm>
  )
}
