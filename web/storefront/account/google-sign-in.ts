import { redirect } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import {
  GOOGLE_ATTEMPT_TTL_MS,
  GOOGLE_RETURN_PATH,
  googleRefusals,
} from '#modules/people/identity/rules/google-sign-in.ts'
import { signInRefusals } from '#modules/people/identity/rules/accounts.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { toOwnPath } from '#web/access.ts'
import {
  apiContext,
  sessionCookiesContext,
  oauthFlowContext,
  type PageContext,
} from '#web/context.ts'
import { buildActivationPath } from './return-to.ts'

/**
 * Redirects to Google and stores a ticket in a cookie; only the response to this attempt matches
 * it.
 */
export async function startGoogleSignIn(context: PageContext, url: URL): Promise<Response> {
  const redirectTo = toOwnPath(url.searchParams.get('redirect'))
  const tracker = url.searchParams.get('tracker')?.slice(0, 200)
  try {
    const { authorizeUrl, ticket } = await context.get(apiContext).identity.beginGoogle()
    context
      .get(oauthFlowContext)
      .save({ ticket, redirectTo, ...(tracker ? { tracker } : {}) }, GOOGLE_ATTEMPT_TTL_MS / 1000)
    const authorizeTarget = new URL(authorizeUrl)
    authorizeTarget.searchParams.set('redirect_uri', url.origin + GOOGLE_RETURN_PATH)
    return redirect(authorizeTarget.href, 303)
  } catch (thrown) {
    return redirectWithError(thrown, redirectTo)
  }
}

/**
 * Handles the form that Google posts. The request comes from another site and so without the
 * visitor's session and cart cookies: the next page, which has them, shows the result.
 */
export async function completeGoogleSignIn(
  context: PageContext,
  request: Request,
): Promise<Response> {
  const form = await readPostedForm(request)
  const flow = context.get(oauthFlowContext).take()
  if (!flow) return redirectToLogin('google.stale', '/')
  const redirectTo = toOwnPath(flow.redirectTo)
  if (form.get('error')) return redirectToLogin('google.denied', redirectTo)
  const { ticket, tracker } = flow
  try {
    const tokens = await context.get(apiContext).identity.signInWithGoogle({
      query: tracker ? { tracker } : {},
      body: { idToken: readText(form, 'id_token'), state: readText(form, 'state'), ticket },
    })
    context.get(sessionCookiesContext).set(tokens)
  } catch (thrown) {
    return redirectWithError(thrown, redirectTo)
  }
  return redirect(redirectTo, 303)
}

/** Messages that /login can show; its URL has only the `code`, so that no foreign text is shown. */
const signInErrors = { ...googleRefusals, ...signInRefusals }
type SignInErrorCode = keyof typeof signInErrors
const isSignInErrorCode = (code: string): code is SignInErrorCode =>
  Object.hasOwn(signInErrors, code)

/** The message of a sign-in that failed on the way to Google or back. */
export const findSignInError = (code: string | null): string | undefined =>
  code !== null && isSignInErrorCode(code) ? signInErrors[code] : undefined

const redirectToLogin = (code: SignInErrorCode, redirectTo: string) =>
  redirect(
    `/login?${new URLSearchParams({ google: code, ...(redirectTo === '/' ? {} : { redirect: redirectTo }) })}`,
    303,
  )

function redirectWithError(thrown: unknown, redirectTo: string): Response {
  if (!isCallError(thrown)) throw thrown
  if (thrown.code === 'session.not_active')
    return redirect(buildActivationPath(String(thrown.data['email']), redirectTo), 303)
  const { code, status } = thrown
  if (isSignInErrorCode(code)) return redirectToLogin(code, redirectTo)
  return redirectToLogin(status === 422 ? 'google.refused' : 'google.away', redirectTo)
}

const readText = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
