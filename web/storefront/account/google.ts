import { redirect, type RouterContextProvider } from 'react-router'
import { isCallFailed } from '#platform/contract/failure.ts'
import { ATTEMPT_LASTS, GOOGLE_RETURN, googleRefusals } from '#modules/identity/google/rules.ts'
import { closedDoors } from '#modules/identity/rules.ts'
import { ownPath } from '#web/access.ts'
import { apiContext, doorContext, errandContext } from '#web/context.ts'
import { notYetActive } from './go-on.ts'

type Contexts = Readonly<RouterContextProvider>

/** Sends somebody to Google, with a ticket in their browser that only their own answer fits. */
export async function leaveForGoogle(context: Contexts, url: URL): Promise<Response> {
  const redirectTo = ownPath(url.searchParams.get('redirect'))
  const tracker = url.searchParams.get('tracker')?.slice(0, 200)
  try {
    const { authorizeUrl, ticket } = await context.get(apiContext).identity.beginGoogle()
    context
      .get(errandContext)
      .keep({ ticket, redirectTo, ...(tracker ? { tracker } : {}) }, ATTEMPT_LASTS / 1000)
    const to = new URL(authorizeUrl)
    to.searchParams.set('redirect_uri', url.origin + GOOGLE_RETURN)
    return redirect(to.href, 303)
  } catch (thrown) {
    return toldAtLogin(thrown, redirectTo)
  }
}

/**
 * Takes what Google posted. It comes from another site and so without the session and the cart of
 * the visitor: whatever comes of it is shown by the next page, which has them again.
 */
export async function backFromGoogle(context: Contexts, request: Request): Promise<Response> {
  const form = await request.formData()
  const errand = context.get(errandContext).take()
  if (!errand) return atLogin('google.stale', '/')
  const redirectTo = ownPath(errand.redirectTo)
  if (form.get('error')) return atLogin('google.denied', redirectTo)
  const { ticket, tracker } = errand
  try {
    const signedIn = await context.get(apiContext).identity.signInWithGoogle({
      query: tracker ? { tracker } : {},
      body: { idToken: text(form, 'id_token'), state: text(form, 'state'), ticket },
    })
    context.get(doorContext).enter(signedIn)
  } catch (thrown) {
    return toldAtLogin(thrown, redirectTo)
  }
  return redirect(redirectTo, 303)
}

/** What can be told at /login; `code` stands in its address, so that only our own words are shown. */
const told = { ...googleRefusals, ...closedDoors }
type Told = keyof typeof told
const isTold = (code: string): code is Told => Object.hasOwn(told, code)

/** What was refused on the way to Google or back, in words. */
export const refusalOf = (code: string | null): string | undefined =>
  code !== null && isTold(code) ? told[code] : undefined

const atLogin = (code: Told, redirectTo: string) =>
  redirect(
    `/login?${new URLSearchParams({ google: code, ...(redirectTo === '/' ? {} : { redirect: redirectTo }) })}`,
    303,
  )

function toldAtLogin(thrown: unknown, redirectTo: string): Response {
  if (!isCallFailed(thrown)) throw thrown
  if (thrown.code === 'session.not_active')
    return redirect(notYetActive(String(thrown.data['email']), redirectTo), 303)
  const { code, status } = thrown
  if (isTold(code)) return atLogin(code, redirectTo)
  return atLogin(status === 422 ? 'google.refused' : 'google.away', redirectTo)
}

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
