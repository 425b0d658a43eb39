import { Link } from '#web/ui/navigation/link.tsx'
import { z } from 'zod'
import { EmailAddress, NewPassword } from '#modules/people/identity/person-contract.ts'
import { apiContext, sessionCookiesContext, shopContext } from '#web/context.ts'
import { EXPIRED_LINK_MESSAGE, describeExpiredLink } from '#web/expired-link.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { RequestLinkForm } from '#web/shared/request-link-form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { ChoosePasswordForm, ExpiredLink } from './password-forms.tsx'
import type { Route } from './+types/password'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Kata sandi staf')

/** Checks the link before the form asks for a password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (token === null) return { hasToken: false, expired: undefined }
  if (token === '') return { hasToken: true, expired: EXPIRED_LINK_MESSAGE }
  try {
    await context.get(apiContext).staffPasswords.link({ token })
    return { hasToken: true, expired: undefined }
  } catch (thrown) {
    const expired = describeExpiredLink(thrown, 'staff_link.')
    if (!expired) throw thrown
    return { hasToken: true, expired }
  }
}

export async function action(args: Route.ActionArgs) {
  const token = args.url.searchParams.get('token')
  return token === null ? requestLink(args) : choosePassword(args, token)
}

async function choosePassword({ context, request }: Route.ActionArgs, token: string) {
  const read = await readForm(request, z.object({ password: NewPassword }))
  if (!read.ok) return read.reply
  try {
    const body = { token, password: read.value.password }
    const { email, device } = await context.get(apiContext).staffPasswords.choose({ body })
    context.get(sessionCookiesContext).setDevice(device)
    return { chosen: email }
  } catch (thrown) {
    const expired = describeExpiredLink(thrown, 'staff_link.')
    return expired ? { expired } : read.toErrors(thrown)
  }
}

async function requestLink({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ email: EmailAddress }))
  if (!read.ok) return read.reply
  const { staffPasswords, notifications } = context.get(apiContext)
  try {
    await staffPasswords.requestLink({ body: read.value })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  const { email } = read.value
  const mails = context.get(shopContext).demo
    ? (await notifications.demoMail({ query: { email } })).results
    : []
  return { sent: email, mails: mails.filter(({ template }) => template === 'staff.reset') }
}

/** The target of e-mailed staff links: choose a password, or request a new link. */
export default function StaffPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'chosen' in actionData)
    return (
      <AuthPage
        title="Kata sandi tersimpan"
        note="Semua peranti sudah dikeluarkan. Masuk dengan kata sandi baru."
      >
        <ButtonLink
          to={`/backoffice/login?${new URLSearchParams({ email: actionData.chosen })}`}
          size="large"
          wide
        >
          Masuk
        </ButtonLink>
      </AuthPage>
    )
  const expired = actionData && 'expired' in actionData ? actionData.expired : loaderData.expired
  if (loaderData.hasToken && !expired)
    return (
      <AuthPage title="Pilih kata sandi" note="Yang belum pernah dipakai di tempat lain.">
        <ChoosePasswordForm reply={actionData} />
      </AuthPage>
    )
  const sent = actionData && 'sent' in actionData ? actionData : undefined
  return (
    <AuthPage
      title={expired ? 'Tautan tidak bisa dibuka' : sent ? 'Buka email Anda' : 'Lupa kata sandi'}
    >
      {expired ? (
        <ExpiredLink reason={expired} />
      ) : (
        <RequestLinkForm reply={actionData} sent={sent} />
      )}
      <p className="mt-2 text-14">
        <Link
          to="/backoffice/login"
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Masuk
        </Link>
      </p>
    </AuthPage>
  )
}
