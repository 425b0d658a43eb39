import { Link, redirect } from 'react-router'
import { BusinessRegistration } from '#modules/verification/contract.ts'
import { signedOut } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { EmailField, NewPasswordField, PhoneField } from '#web/ui/account-fields.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { carriedQuery } from './go-on.ts'
import { RegisterFrame } from './register-frame.tsx'
import { ownHeaders, registering } from './registering.ts'
import type { Route } from './+types/register-business.ts'

export const middleware = [signedOut]

export const headers = ownHeaders

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Daftar akun bisnis')

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  registering(context.get(apiContext), request, { carried: carriedQuery(url.searchParams) })

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
    return read.refuse(thrown)
  }
  const next = new URLSearchParams({ email: read.value.email, redirect: '/upgrade-account' })
  return redirect(`/activation?${next}`, 303)
}

/** The account of who orders for a company; its papers follow once the account is active. */
export default function RegisterBusiness({
  loaderData: { carried, variant, isOpen },
  actionData,
}: Route.ComponentProps) {
  return (
    <RegisterFrame
      variant={variant}
      isOpen={isOpen}
      title="Daftar akun bisnis"
      note="Harga bisnis dan pembayaran tempo terbuka setelah dokumen perusahaan diperiksa."
    >
      <ReplyForm reply={isFormReply(actionData) ? actionData : undefined} className="grid gap-4">
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
        <SubmitButton color="main" size="large" wide>
          Daftar
        </SubmitButton>
      </ReplyForm>
      <p className="mt-4 text-14">
        Belanja untuk rumah sendiri?{' '}
        <Link
          to={`/register/retail${carried}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          Daftar akun eceran
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
