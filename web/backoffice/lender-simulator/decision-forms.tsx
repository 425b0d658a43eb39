import type { ReactNode } from 'react'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Props = { sent: { id: string; events: readonly unknown[] }; reply: unknown }

/** Everything that a lender may do with an application. */
export const DecisionForms = ({ sent: { id, events }, reply }: Props) => (
  <div className="grid content-start gap-3">
    <div className="flex flex-wrap gap-2">
      <Step intent={`decide ${id}`} fields={{ status: 'agreement_sent' }} reply={reply}>
        Kirim perjanjian
      </Step>
      {events.length > 0 && (
        <>
          <Step intent={`repeat ${id}`} fields={{ which: 'last' }} reply={reply}>
            Ulangi kabar
          </Step>
          <Step intent={`repeat ${id}`} fields={{ which: 'first' }} reply={reply}>
            Kabar pertama lagi
          </Step>
        </>
      )}
      <Step intent={`forge ${id}`} reply={reply}>
        Palsukan kabar
      </Step>
    </div>
    <ReasonedDecision id={id} reply={reply} />
  </div>
)

type StepProps = {
  intent: string
  fields?: Record<string, string>
  reply: unknown
  children: ReactNode
}

/** One step as a button. */
export function Step({ intent, fields = {}, reply, children }: StepProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="outlined" size="small">
        {children}
      </SubmitButton>
    </ReplyForm>
  )
}

function ReasonedDecision({ id, reply }: { id: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={`decide ${id}`}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end"
    >
      <FormField name="reason" label="Alasan" optional maxLength={300} />
      <SubmitButton variant="outlined" name="status" value="asked">
        Minta tambahan
      </SubmitButton>
      <SubmitButton variant="outlined" name="status" value="declined">
        Tolak
      </SubmitButton>
    </ReplyForm>
  )
}
