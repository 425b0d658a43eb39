import { z } from 'zod'
import { NewPassword } from '#modules/people/identity/person-contract.ts'
import { apiContext, sessionCookiesContext } from '#web/context.ts'
import { EXPIRED_LINK_MESSAGE, describeExpiredLink } from '#web/expired-link.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { NewPasswordField } from '#web/shared/account-fields.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountPage } from './account-page.tsx'
import { buildReturnToQuery, readReturnTo } from './return-to.ts'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Kata sandi baru')

/** Says that a link does not work before the visitor thinks of a password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const returnToQuery = buildReturnToQuery(url.searchParams)
  const back = readReturnTo(url)
  if (!token) return { expiredMessage: EXPIRED_LINK_MESSAGE, returnToQuery, back }
  try {
    await context.get(apiContext).identity.resetLink({ token })
    return { expiredMessage: '', returnToQuery, back }
  } catch (thrown) {
    const expiredMessage = describeExpiredLink(thrown, 'reset.')
    if (!expiredMessage) throw thrown
    return { expiredMessage, returnToQuery, back }
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ password: NewPassword }))
  if (!read.ok) return read.reply
  const token = url.searchParams.get('token') ?? ''
  try {
    const body = { token, password: read.value.password }
    const { email, device } = await context.get(apiContext).identity.resetPassword({ body })
    context.get(sessionCookiesContext).setDevice(device)
    return { email }
  } catch (thrown) {
    const expiredMessage = describeExpiredLink(thrown, 'reset.')
    return expiredMessage ? { expiredMessage } : read.toErrors(thrown)
  }
}

/** The page of the e-mail's link: a new password, or why the link does not work. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'email' in actionData)
    return (
      <AccountPage
        title="Kata sandi diganti"
        note="Semua peranti sudah dikeluarkan. Masuk dengan kata sandi baru."
      >
        <ButtonLink
          to={`/login?${new URLSearchParams({ email: actionData.email, ...loaderData.back })}`}
          color="main"
          size="large"
          wide
        >
          Masuk
        </ButtonLink>
      </AccountPage>
    )
  const expiredMessage =
    actionData && 'expiredMessage' in actionData
      ? actionData.expiredMessage
      : loaderData.expiredMessage
  if (expiredMessage)
    return (
      <AccountPage title="Tautan tidak bisa dibuka">
        <Alert severity="warning" className="mb-4">
          {expiredMessage}
        </Alert>
        <ButtonLink to={`/forgot${loaderData.returnToQuery}`} color="main" size="large" wide>
          Minta tautan baru
        </ButtonLink>
      </AccountPage>
    )
  return (
    <AccountPage title="Kata sandi baru" note="Pilih yang belum pernah dipakai di tempat lain.">
      <ReplyForm reply={isFormErrors(actionData) ? actionData : undefined} className="grid gap-4">
        <NewPasswordField />
        <SubmitButton color="main" size="large" wide>
          Simpan kata sandi
        </SubmitButton>
      </ReplyForm>
    </AccountPage>
  )
}
