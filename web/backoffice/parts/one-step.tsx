import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { useActing } from './use-acting.ts'

type Props = {
  intent: string
  label: string
  /** What comes of it. */
  text: string
  color?: 'primary' | 'danger'
  reply: unknown
}

/** A form of one press, with what comes of it. */
export function OneStep({ intent, label, text, color = 'primary', reply }: Props) {
  const acting = useActing()
  return (
    <ReplyForm fetcher={acting} reply={reply} intent={intent}>
      <SubmitButton variant="outlined" color={color} wide busy={acting.state !== 'idle'}>
        {label}
      </SubmitButton>
      <p className="mt-1.5 text-12 text-ink-2">{text}</p>
    </ReplyForm>
  )
}
