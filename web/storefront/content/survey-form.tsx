import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'

type Confirmation = { confirmation: string }
const isConfirmation = (result: unknown): result is Confirmation =>
  typeof result === 'object' && result !== null && 'confirmation' in result

/** The confirmation takes the place of a form whose button was at its end: on a phone it would be above the window. */
const bringIntoView = (confirmation: HTMLElement | null) => confirmation?.focus()

/** A form of the survey service in a card; once it is stored, what happens next. */
export function SurveyForm({
  title,
  note,
  submitLabel,
  reply,
  children,
}: {
  title: string
  note: string
  submitLabel: string
  /** The page's own action result, for a form that was posted without scripts. */
  reply: unknown
  children: ReactNode
}) {
  const fetcher = useFetcher<unknown>()
  const result = fetcher.data ?? reply
  return (
    <section className="rounded-card border border-line bg-face p-5 shadow-card md:p-6">
      <h2>{title}</h2>
      <p className="mt-1 mb-4 text-14 text-ink-2">{note}</p>
      {isConfirmation(result) && !isFormErrors(result) ? (
        <div ref={bringIntoView} tabIndex={-1} className="outline-none">
          <Alert severity="success">{result.confirmation}</Alert>
        </div>
      ) : (
        <ReplyForm fetcher={fetcher} reply={reply} className="grid gap-4">
          <IdempotencyKey reply={result} />
          {children}
          <SubmitButton color="main" size="large">
            {submitLabel}
          </SubmitButton>
        </ReplyForm>
      )}
    </section>
  )
}
