import { redirect, type MiddlewareFunction } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { Credentials } from '#modules/people/identity/contract.ts'
import { apiContext, sessionCookiesContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmailField, PasswordField } from '#web/shared/account-fields.tsx'
import { SessionEnded } from '#web/shared/session-ended.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { resolveStaffPath } from './staff-path.ts'
import { AuthPage } from './auth-page.tsx'
import type { Route } from './+types/login'

const readRedirectPath = (request: Request) =>
  resolveStaffPath(new URL(request.url).searchParams.get('redirect'))

/** Redirects staff who are already signed in. */
const redirectSignedInStaff: MiddlewareFunction<Response> = ({ context, request }, next) => {
  if (context.get(sessionContext).user?.kind === 'staff') throw redirect(readRedirectPath(request))
  return next()
}
export const middleware = [redirectSignedInStaff]

/** Has a loader so that a navigation within the browser runs the middleware on the server. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  email: url.searchParams.get('email') ?? '',
  isSentHere: url.searchParams.has('redirect'),
  hasEnded: url.searchParams.has('sesi'),
})

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Masuk staf')

export async function action({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, Credentials)
  if (!read.ok) return read.reply
  try {
    const cookies = context.get(sessionCookiesContext)
    const body = { ...read.value, device: cookies.device() }
    cookies.set(await context.get(apiContext).staffIdentity.signIn({ body }))
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return redirect(readRedirectPath(request), 303)
}

export default function StaffLogin({
  loaderData: { email, isSentHere, hasEnded },
  actionData,
}: Route.ComponentProps) {
  return (
    <AuthPage title="Masuk staf" note="Meja pesanan, pembayaran, dan pengiriman.">
      {isSentHere && !actionData && <SessionEnded realm="staff" hasEnded={hasEnded} />}
      <ReplyForm
        reply={isFormErrors(actionData) ? actionData : undefined}
        intent="sign-in"
        draft={false}
        noValidate
        className="grid gap-4"
      >
        <EmailField defaultValue={email} />
        <PasswordField />
        <SubmitButton size="large" wide>
          Masuk
        </SubmitButton>
      </ReplyForm>
      <p className="mt-2 text-14">
        <Link
          to="/backoffice/sandi"
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Lupa kata sandi?
        </Link>
      </p>
    </AuthPage>
  )
}
