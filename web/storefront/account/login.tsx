import { useEffect } from 'react'
import { redirect } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { Credentials } from '#modules/people/identity/contract.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { toOwnPath, requireSignedOut } from '#web/access.ts'
import { apiContext, sessionCookiesContext, shopContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { leaveTab } from '#web/tab-session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmailField, PasswordField } from '#web/shared/account-fields.tsx'
import { SessionEnded } from '#web/shared/session-ended.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountPage } from './account-page.tsx'
import { buildReturnToQuery, buildActivationPath, getSignInReason } from './return-to.ts'
import { completeGoogleSignIn, startGoogleSignIn, findSignInError } from './google-sign-in.ts'
import { GoogleButton } from './google-button.tsx'
import type { Route } from './+types/login.ts'

export const middleware = [requireSignedOut]

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Masuk')

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const query = url.searchParams
  return {
    redirectTo: toOwnPath(query.get('redirect')),
    returnToQuery: buildReturnToQuery(query),
    email: query.get('email') ?? '',
    withGoogle: context.get(shopContext).google !== undefined,
    refused: findSignInError(query.get('google')),
    isClosed: query.has('ditutup'),
    hasEnded: query.has('sesi'),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  // Ignores all other fields: another site may post here.
  if (url.searchParams.has('dari')) return completeGoogleSignIn(context, request)
  const form = await readPostedForm(request)
  if (form.get('intent') === 'google') return startGoogleSignIn(context, url)
  const returnPath = toOwnPath(url.searchParams.get('redirect'))
  const read = readFormData(form, Credentials)
  if (!read.ok) return read.reply
  try {
    const cookies = context.get(sessionCookiesContext)
    const body = { ...read.value, device: cookies.device() }
    cookies.set(await context.get(apiContext).identity.signIn({ body }))
  } catch (thrown) {
    if (isCallError(thrown) && thrown.code === 'session.not_active')
      return redirect(buildActivationPath(read.value.email, returnPath), 303)
    return read.toErrors(thrown)
  }
  return redirect(returnPath, 303)
}

export default function Login({
  loaderData: { redirectTo, returnToQuery, email, isClosed, hasEnded, withGoogle, refused },
  actionData,
}: Route.ComponentProps) {
  useEffect(() => {
    if (isClosed) leaveTab()
  }, [isClosed])
  return (
    <AccountPage title="Masuk" note={getSignInReason(redirectTo)}>
      {redirectTo !== '/' && !actionData && <SessionEnded realm="buyer" hasEnded={hasEnded} />}
      {refused && !actionData && (
        <Alert severity="error" className="mb-4">
          {refused}
        </Alert>
      )}
      {isClosed && !actionData && (
        <Alert severity="success" title="Akun Anda sudah ditutup" className="mb-4">
          Konfirmasinya kami kirim ke email Anda. Terima kasih sudah berbelanja di sini.
        </Alert>
      )}
      <ReplyForm
        reply={isFormErrors(actionData) ? actionData : undefined}
        draft={false}
        className="grid gap-4"
      >
        <EmailField defaultValue={email} />
        <PasswordField />
        <SubmitButton color="main" size="large" wide>
          Masuk
        </SubmitButton>
      </ReplyForm>
      <p className="mt-2 text-14">
        <Link
          to={`/forgot${returnToQuery}`}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Lupa kata sandi?
        </Link>
      </p>
      {withGoogle && <GoogleButton query={returnToQuery} />}
      <p className="mt-4 border-t border-line pt-4 text-14 text-ink-2">Belum punya akun?</p>
      <ButtonLink to={`/register/retail${returnToQuery}`} variant="outlined" wide className="mt-2">
        Daftar akun baru
      </ButtonLink>
      <p className="mt-4 text-12 text-ink-2">
        Isi keranjang tetap ada setelah masuk. <Link to="/">Kembali belanja</Link>
      </p>
    </AccountPage>
  )
}
