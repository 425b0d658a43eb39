import type { SurveyForm } from '#modules/content/surveys/rules.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'

/** The fields of the pages' forms. */
const FIELDS = [
  'name',
  'picName',
  'companyName',
  'email',
  'phone',
  'address',
  'subject',
  'desc',
] as const

/** Stores a posted form through the survey service; the same key stores it once. */
export async function submitSurvey(
  context: PageContext,
  request: Request,
  table: SurveyForm,
  confirmation: string,
) {
  const form = await readPostedForm(request)
  const key = String(form.get('key') ?? '')
  const answers = Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : []
    }),
  )
  try {
    await context.get(apiContext).surveys.exec({
      query: {
        action: 'insert',
        table,
        ...(/^[\w-]{8,64}$/.test(key) ? { requestId: key } : {}),
        ...answers,
      },
    })
    return { confirmation }
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
}
