import { redirect, type RouterContextProvider } from 'react-router'
import { apiContext, doorContext } from '#web/context.ts'
import { refusal } from '#web/form.ts'
import { CLOSE } from './names.ts'

/** Closes the reader's account and leads them out; undefined where it is another form. */
export async function closeStep(context: Readonly<RouterContextProvider>, form: FormData) {
  if (form.get('intent') !== CLOSE) return undefined
  const [password, email] = ['password', 'email'].map((name) => String(form.get(name) ?? ''))
  const body = { ...(password ? { password } : {}), ...(email ? { email } : {}) }
  try {
    await context.get(apiContext).personalData.close({ body })
  } catch (thrown) {
    return refusal(thrown, { intent: [CLOSE], email: [email ?? ''] })
  }
  await context.get(doorContext).leave()
  return redirect('/login?ditutup', 303)
}
