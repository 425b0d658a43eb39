import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Props = {
  intent: string
  /** What is removed: `Lembar data`. */
  subject: string
  /** What is lost, in one sentence. */
  loss: string
  /** The word for removing it. */
  verb?: string
  /** Fields that are posted with it. */
  fields?: Readonly<Record<string, string>>
  variant?: 'ghost' | 'outlined'
  reply: unknown
}

/** Removes one item, from within its row, after a question. */
export function RemoveButton({
  intent,
  subject,
  loss,
  verb = 'Hapus',
  fields = {},
  variant = 'ghost',
  reply,
}: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConfirmSubmit
        label={verb}
        accessibleName={`${verb} ${subject}`}
        question={`${verb} ${subject}?`}
        loss={loss}
        confirmLabel={`Ya, ${verb.toLowerCase()}`}
        variant={variant}
        busy={fetcher.state !== 'idle'}
      />
    </ReplyForm>
  )
}
