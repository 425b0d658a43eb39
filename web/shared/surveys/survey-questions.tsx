import type { FetcherWithComponents } from 'react-router'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { FeedbackQuestions } from './feedback-questions.tsx'
import { GeneralQuestions } from './general-questions.tsx'
import { buildSurveyAction } from './submit-url.ts'
import type { PageSurvey } from './survey-timing.ts'
import { TriplekQuestions } from './triplek-questions.tsx'

/** What analytics learn of a survey beside the survey service: answers to choose from, nothing that was written. */
export type SurveyFindings = Partial<Record<'triplekFound' | 'reasonNotBuy', string>>

/** The form of a survey; the contact page takes what it posts. */
export const SurveyQuestions = ({
  survey: { form, orderNumber = '' },
  fetcher,
  intro,
  onSend,
}: {
  survey: PageSurvey
  fetcher: FetcherWithComponents<unknown>
  intro: string
  onSend: (findings: SurveyFindings) => void
}) => (
  <ReplyForm
    fetcher={fetcher}
    action={buildSurveyAction(form)}
    draft={{ work: form, record: orderNumber }}
    className="grid gap-4"
    onSubmit={({ currentTarget }) => onSend(readFindings(new FormData(currentTarget)))}
  >
    <IdempotencyKey reply={fetcher.data} />
    <p className="text-14 text-ink-2">{intro}</p>
    {form === 'general_survey' && <GeneralQuestions />}
    {form === 'triplek_survey' && <TriplekQuestions />}
    {form === 'purchase_feedback' && <FeedbackQuestions orderNumber={orderNumber} />}
    <SubmitButton color="main" size="large" wide>
      Kirim jawaban
    </SubmitButton>
  </ReplyForm>
)

function readFindings(form: FormData): SurveyFindings {
  const findings: SurveyFindings = {}
  for (const name of ['triplekFound', 'reasonNotBuy'] as const) {
    const value = form.get(name)
    if (typeof value === 'string') findings[name] = value
  }
  return findings
}
