import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from './use-action-fetcher.ts'

type Props = {
  intent: string
  label: string
  /** The consequence, shown below the button. */
  text: string
  color?: 'primary' | 'danger'
  reply: unknown
}

/** A form of a single button, with the consequence of pressing it. */
export function ActionButton({ intent, label, text, color = 'primary', reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      <SubmitButton variant="outlined" color={color} wide>
        {label}
      </SubmitButton>
      <p className="mt-1.5 text-12 text-ink-2">{text}</p>
    </ReplyForm>
  )
}
