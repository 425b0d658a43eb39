import { apiContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'

/** Notes that the buyer has seen the new grade. */
export async function markGradeSeen(context: PageContext, form: FormData) {
  try {
    const id = String(form.get('id') ?? '')
    return await context.get(apiContext).grade.setPopupStatus({ id, body: {} })
  } catch (thrown) {
    return toFormErrors(thrown)
  }
}
