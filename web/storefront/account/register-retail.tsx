import { redirect } from 'react-router'
import { RegistrationBody } from '#modules/people/identity/contract.ts'
import { toOwnPath, requireSignedOut } from '#web/access.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmailField, NewPasswordField, PhoneField } from '#web/shared/account-fields.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { buildReturnToQuery, getSignInReason } from './return-to.ts'
import { GoogleButton } from './google-button.tsx'
import { TermsNote } from './terms-note.tsx'
import { RegisterLayout } from './register-layout.tsx'
import { RegisterLinks } from './register-links.tsx'
import { forwardLoaderHeaders, loadRegistration } from './registration-loader.ts'
import type { Route } from './+types/register-retail.ts'

export const middleware = [requireSignedOut]

export const headers = forwardLoaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar akun')

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadRegistration(context.get(apiContext), request, {
    returnToQuery: buildReturnToQuery(url.searchParams),
    reason: getSignInReason(toOwnPath(url.searchParams.get('redirect'))),
    withGoogle: context.get(shopContext).google !== undefined,
  })

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, RegistrationBody)
  if (!read.ok) return read.reply
  const query = url.searchParams
  const tracker = query.get('tracker')
  const returnPath = toOwnPath(query.get('redirect'))
  try {
    await context.get(apiContext).identity.register({
      body: read.value,
      query: {
        ...(tracker ? { tracker } : {}),
        ...(returnPath === '/' ? {} : { redirect: returnPath }),
      },
    })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return redirect(
    `/activation?${new URLSearchParams({ email: read.value.email, ...(returnPath === '/' ? {} : { redirect: returnPath }) })}`,
    303,
  )
}

export default function RegisterRetail({
  loaderData: { returnToQuery, reason, withGoogle, variant, isOpen },
  actionData,
}: Route.ComponentProps) {
  return (
    <RegisterLayout
      account="retail"
      variant={variant}
      isOpen={isOpen}
      title="Daftar akun"
      note={reason ?? 'Satu menit, lalu buka tautan yang kami kirim lewat email.'}
    >
      <ReplyForm reply={isFormErrors(actionData) ? actionData : undefined} className="grid gap-4">
        <FormField name="name" label="Nama lengkap" autoComplete="name" required />
        <EmailField autoComplete="email" />
        <PhoneField />
        <NewPasswordField label="Kata sandi" />
        <TermsNote />
        <SubmitButton color="main" size="large" wide>
          Daftar
        </SubmitButton>
      </ReplyForm>
      {withGoogle && <GoogleButton query={returnToQuery} />}
      <RegisterLinks
        question="Untuk perusahaan?"
        to="/register/bisnis"
        label="Daftar akun bisnis"
        returnToQuery={returnToQuery}
      />
    </RegisterLayout>
  )
}
