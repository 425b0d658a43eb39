import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'

/** Notes that the buyer has seen the new grade. */
export async function markGradeSeen(context: Readonly<RouterContextProvider>, form: FormData) {
  try {
    const id = String(form.get('id') ?? '')
    return await context.get(apiContext).grade.setPopupStatus({ id, body: {} })
  } catch (thrown) {
    return toFormErrors(thrown)
  }
}
