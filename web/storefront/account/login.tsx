import { Link, redirect } from 'react-router'
import { Credentials } from '#modules/identity/contract.ts'
import { isCallFailed } from '#platform/contract/failure.ts'
import { ownPath, signedOut } from '#web/access.ts'
import { apiContext, doorContext, shopContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readFormData } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmailField, PasswordField } from '#web/ui/account-fields.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { AccountPage } from './account-page.tsx'
import { carriedQuery, notYetActive, whyHere } from './go-on.ts'
import { backFromGoogle, leaveForGoogle, refusalOf } from './google.ts'
import { GoogleButton } from './google-button.tsx'
import type { Route } from './+types/login.ts'

export const middleware = [signedOut]

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Masuk')

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const query = url.searchParams
  return {
    redirectTo: ownPath(query.get('redirect')),
    carried: carriedQuery(query),
    email: query.get('email') ?? '',
    withGoogle: context.get(shopContext).google !== undefined,
    refused: refusalOf(query.get('google')),
    isClosed: query.has('ditutup'),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  // Nothing else that came this way is looked at: another site may post here.
  if (url.searchParams.has('dari')) return backFromGoogle(context, request)
  const form = await request.formData()
  if (form.get('intent') === 'google') return leaveForGoogle(context, url)
  const back = ownPath(url.searchParams.get('redirect'))
  const read = readFormData(form, Credentials)
  if (!read.ok) return read.reply
  try {
    context
      .get(doorContext)
      .enter(await context.get(apiContext).identity.signIn({ body: read.value }))
  } catch (thrown) {
    if (isCallFailed(thrown) && thrown.code === 'session.not_active')
      return redirect(notYetActive(read.value.email, back), 303)
    return read.refuse(thrown)
  }
  return redirect(back, 303)
}

export default function Login({
  loaderData: { redirectTo, carried, email, isClosed, withGoogle, refused },
  actionData,
}: Route.ComponentProps) {
  return (
    <AccountPage title="Masuk" note={whyHere(redirectTo)}>
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
      <ReplyForm reply={isFormReply(actionData) ? actionData : undefined} className="grid gap-4">
        <EmailField defaultValue={email} />
        <PasswordField />
        <SubmitButton color="main" size="large" wide>
          Masuk
        </SubmitButton>
      </ReplyForm>
      <p className="mt-2 text-14">
        <Link to={`/forgot${carried}`} className="inline-flex min-h-11 items-center font-semibold">
          Lupa kata sandi?
        </Link>
      </p>
      {withGoogle && <GoogleButton query={carried} />}
      <p className="mt-4 border-t border-line pt-4 text-14 text-ink-2">Belum punya akun?</p>
      <ButtonLink to={`/register/retail${carried}`} variant="outlined" wide className="mt-2">
        Daftar akun baru
      </ButtonLink>
      <p className="mt-4 text-12 text-ink-2">
        Isi keranjang tetap ada setelah masuk. <Link to="/">Kembali belanja</Link>
      </p>
    </AccountPage>
  )
}
