import { data } from 'react-router'
import {
  popupForms,
  readPopupAnswers,
  type PopupForm,
} from '#modules/content/surveys/popup-rules.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { SURVEY_PARAM } from '#web/shared/surveys/submit-url.ts'

/** The survey whose answers are posted; undefined for the page's own form. */
export const findPostedSurvey = (url: URL): PopupForm | undefined =>
  popupForms.find((form) => form === url.searchParams.get(SURVEY_PARAM))

/** Stores the answers of a dialog's survey through the survey service; the same key stores them once. */
export async function submitPopupSurvey(context: PageContext, request: Request, table: PopupForm) {
  const form = await readPostedForm(request)
  const values = collectFormValues(form)
  const read = readPopupAnswers(table, values)
  if ('errors' in read)
    return data(
      {
        message: 'Periksa lagi isian yang ditandai.',
        code: 'survey.invalid',
        errors: read.errors,
        values,
      },
      { status: 422 },
    )
  const key = String(form.get('key') ?? '')
  const requestId = /^[\w-]{8,64}$/.test(key) ? { requestId: key } : {}
  try {
    await context
      .get(apiContext)
      .surveys.exec({ query: { action: 'insert', table, ...requestId, ...read.answers } })
    return { isStored: true as const }
  } catch (thrown) {
    return toFormErrors(thrown, values)
  }
}
