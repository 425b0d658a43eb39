import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { useActing } from './use-acting.ts'

type Props = {
  intent: string
  /** What goes, for those who listen: `Lembar data`. */
  of: string
  reply: unknown
}

/** Takes one thing out of a list, in its row. */
export function RemoveButton({ intent, of, reply }: Props) {
  const acting = useActing()
  return (
    <ReplyForm fetcher={acting} reply={reply} intent={intent}>
      <SubmitButton
        busy={acting.state !== 'idle'}
        variant="ghost"
        color="danger"
        aria-label={`Hapus ${of}`}
      >
        Hapus
      </SubmitButton>
    </ReplyForm>
  )
}
