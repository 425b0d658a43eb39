import { data } from 'react-router'
import { surveyForms, type SurveyForm } from '#modules/content/surveys/rules.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import type { Route } from './+types/answers-export'

/** Streams all answers of one form as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const table = url.searchParams.get('table') as SurveyForm | null
  if (!table || !surveyForms.includes(table))
    throw data({ message: 'Formulir ini tidak dikenal.' }, 404)
  const chunks = context.get(apiContext).staffSurveys.exportAnswers({ query: { table, format } })
  return toStreamedFile(chunks, { name: `${table}-${toJakartaDate(new Date())}`, format })
}
