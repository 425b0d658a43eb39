import { redirect } from 'react-router'
import { BusinessRegistration } from '#modules/people/verification/contract.ts'
import { requireSignedOut } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmailField, NewPasswordField, PhoneField } from '#web/shared/account-fields.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { buildReturnToQuery } from './return-to.ts'
import { TermsNote } from './terms-note.tsx'
import { RegisterLayout } from './register-layout.tsx'
import { RegisterLinks } from './register-links.tsx'
import { forwardLoaderHeaders, loadRegistration } from './registration-loader.ts'
import type { Route } from './+types/register-business.ts'

export const middleware = [requireSignedOut]

export const headers = forwardLoaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar akun bisnis')

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadRegistration(context.get(apiContext), request, {
    returnToQuery: buildReturnToQuery(url.searchParams),
  })

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, BusinessRegistration)
  if (!read.ok) return read.reply
  const tracker = url.searchParams.get('tracker')
  try {
    await context.get(apiContext).verification.registerBusiness({
      body: read.value,
      query: { ...(tracker ? { tracker } : {}), redirect: '/upgrade-account' },
    })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  const next = new URLSearchParams({ email: read.value.email, redirect: '/upgrade-account' })
  return redirect(`/activation?${next}`, 303)
}

/** Registers an account for a company; its documents follow once the account is active. */
export default function RegisterBusiness({
  loaderData: { returnToQuery, variant, isOpen },
  actionData,
}: Route.ComponentProps) {
  return (
    <RegisterLayout
      account="business"
      variant={variant}
      isOpen={isOpen}
      title="Daftar akun bisnis"
      note="Harga bisnis dan pembayaran tempo terbuka setelah dokumen perusahaan diperiksa."
    >
      <ReplyForm reply={isFormErrors(actionData) ? actionData : undefined} className="grid gap-4">
        <FormField
          name="companyName"
          label="Nama perusahaan"
          hint="Sesuai NPWP, misalnya CV Tiga Pilar."
          autoComplete="organization"
          required
        />
        <FormField name="name" label="Nama Anda" autoComplete="name" required />
        <EmailField label="Email kerja" autoComplete="email" />
        <PhoneField />
        <NewPasswordField label="Kata sandi" />
        <TermsNote />
        <SubmitButton color="main" size="large" wide>
          Daftar
        </SubmitButton>
      </ReplyForm>
      <RegisterLinks
        question="Belanja untuk rumah sendiri?"
        to="/register/retail"
        label="Daftar akun eceran"
        returnToQuery={returnToQuery}
      />
    </RegisterLayout>
  )
}
