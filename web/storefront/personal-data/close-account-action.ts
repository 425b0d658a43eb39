import { redirect } from 'react-router'
import { apiContext, sessionCookiesContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { CLOSE_INTENT } from './constants.ts'

/** Closes the visitor's account and signs them out; undefined for any other form. */
export async function handleCloseAccount(context: PageContext, form: FormData) {
  if (form.get('intent') !== CLOSE_INTENT) return undefined
  const [password, email] = ['password', 'email'].map((name) => String(form.get(name) ?? ''))
  const body = { ...(password ? { password } : {}), ...(email ? { email } : {}) }
  try {
    await context.get(apiContext).personalData.close({ body })
  } catch (thrown) {
    return toFormErrors(thrown, { intent: [CLOSE_INTENT], email: [email ?? ''] })
  }
  await context.get(sessionCookiesContext).clear()
  return redirect('/login?ditutup', 303)
}
