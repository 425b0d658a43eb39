import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { listChoiceFields, tallyAnswers } from '../choice-rules.ts'
import { SURVEY_FORMS, type SurveyForm } from '../rules.ts'
import * as store from '../store.ts'

/** How often each choice of a form's questions was taken, in all its answers. */
export async function summarizeAnswers({ db }: AppDeps, { table }: { table: SurveyForm }) {
  const fields = listChoiceFields(table)
  const labels: Readonly<Record<string, { label: string }>> = SURVEY_FORMS[table].fields
  const [span, given] = await Promise.all([
    store.loadSpan(db, table),
    store.countByValue(
      db,
      table,
      fields.map(([name]) => name),
    ),
  ])
  return {
    total: span.total,
    firstAt: span.first && toIsoTime(span.first),
    lastAt: span.last && toIsoTime(span.last),
    questions: fields.map(([name, field]) => ({
      name,
      label: labels[name]!.label,
      isMultiple: field.isMultiple ?? false,
      ...tallyAnswers(
        field,
        given.filter((each) => each.name === name),
      ),
    })),
  }
}
