import { SURVEY_CHOICES } from '#modules/content/surveys/choice-rules.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { ChoiceQuestion } from './choice-question.tsx'

/** The questions after a purchase. */
export const FeedbackQuestions = ({ orderNumber }: { orderNumber: string }) => (
  <>
    <input type="hidden" name="orderNumber" value={orderNumber} />
    <ChoiceQuestion
      name="rating"
      question="Berapa nilai Anda, dari 1 (kecewa) sampai 5 (puas)?"
      choices={SURVEY_CHOICES.purchase_feedback.rating.choices}
      isRow
    />
    <FormField name="desc" label="Apa yang baik, apa yang kurang?" optional>
      {(control) => <Textarea {...control} rows={3} maxLength={2000} />}
    </FormField>
  </>
)
