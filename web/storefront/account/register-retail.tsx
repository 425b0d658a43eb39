import { Link, redirect } from 'react-router'
import { Registration } from '#modules/identity/contract.ts'
import { ownPath, signedOut } from '#web/access.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { EmailField, NewPasswordField, PhoneField } from '#web/ui/account-fields.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { carriedQuery, whyHere } from './go-on.ts'
import { GoogleButton } from './google-button.tsx'
import { RegisterFrame } from './register-frame.tsx'
import { ownHeaders, registering } from './registering.ts'
import type { Route } from './+types/register-retail.ts'

export const middleware = [signedOut]

export const headers = ownHeaders

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Daftar akun')

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  registering(context.get(apiContext), request, {
    carried: carriedQuery(url.searchParams),
    why: whyHere(ownPath(url.searchParams.get('redirect'))),
    withGoogle: context.get(shopContext).google !== undefined,
  })

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, Registration)
  if (!read.ok) return read.reply
  const query = url.searchParams
  const tracker = query.get('tracker')
  const back = ownPath(query.get('redirect'))
  try {
    await context.get(apiContext).identity.register({
      body: read.value,
      query: { ...(tracker ? { tracker } : {}), ...(back === '/' ? {} : { redirect: back }) },
    })
  } catch (thrown) {
    return read.refuse(thrown)
  }
  return redirect(
    `/activation?${new URLSearchParams({ email: read.value.email, ...(back === '/' ? {} : { redirect: back }) })}`,
    303,
  )
}

export default function RegisterRetail({
  loaderData: { carried, why, withGoogle, variant, isOpen },
  actionData,
}: Route.ComponentProps) {
  return (
    <RegisterFrame
      variant={variant}
      isOpen={isOpen}
      title="Daftar akun"
      note={why ?? 'Satu menit, lalu buka tautan yang kami kirim lewat email.'}
    >
      <ReplyForm reply={isFormReply(actionData) ? actionData : undefined} className="grid gap-4">
        <FormField name="name" label="Nama lengkap" autoComplete="name" required />
        <EmailField autoComplete="email" />
        <PhoneField />
        <NewPasswordField label="Kata sandi" />
        <SubmitButton color="main" size="large" wide>
          Daftar
        </SubmitButton>
      </ReplyForm>
      {withGoogle && <GoogleButton query={carried} />}
      <p className="mt-4 text-14">
        Untuk perusahaan?{' '}
        <Link
          to={`/register/bisnis${carried}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          Daftar akun bisnis
        </Link>
      </p>
      <p className="text-14">
        Sudah punya akun?{' '}
        <Link to={`/login${carried}`} className="inline-flex min-h-11 items-center font-semibold">
          Masuk
        </Link>
      </p>
    </RegisterFrame>
  )
}
