import { z } from 'zod'
import { NewPassword } from '#modules/identity/contract.ts'
import { apiContext } from '#web/context.ts'
import { DEAD_LINK, deadLink } from '#web/dead-link.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { NewPasswordField } from '#web/ui/account-fields.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { AccountPage } from './account-page.tsx'
import { carriedQuery, onward } from './go-on.ts'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Kata sandi baru')

/** A link that opens nothing is told before a password is thought of. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const carried = carriedQuery(url.searchParams)
  const back = onward(url)
  if (!token) return { dead: DEAD_LINK, carried, back }
  try {
    await context.get(apiContext).identity.resetLink({ token })
    return { dead: '', carried, back }
  } catch (thrown) {
    const dead = deadLink(thrown, 'reset.')
    if (!dead) throw thrown
    return { dead, carried, back }
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ password: NewPassword }))
  if (!read.ok) return read.reply
  const token = url.searchParams.get('token') ?? ''
  try {
    const body = { token, password: read.value.password }
    return { email: (await context.get(apiContext).identity.resetPassword({ body })).email }
  } catch (thrown) {
    const dead = deadLink(thrown, 'reset.')
    return dead ? { dead } : read.refuse(thrown)
  }
}

/** Where the link of the mail leads: a new password, or why the link opens nothing. */
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
  const dead = actionData && 'dead' in actionData ? actionData.dead : loaderData.dead
  if (dead)
    return (
      <AccountPage title="Tautan tidak bisa dibuka">
        <Alert severity="warning" className="mb-4">
          {dead}
        </Alert>
        <ButtonLink to={`/forgot${loaderData.carried}`} color="main" size="large" wide>
          Minta tautan baru
        </ButtonLink>
      </AccountPage>
    )
  return (
    <AccountPage title="Kata sandi baru" note="Pilih yang belum pernah dipakai di tempat lain.">
      <ReplyForm reply={isFormReply(actionData) ? actionData : undefined} className="grid gap-4">
        <NewPasswordField />
        <SubmitButton color="main" size="large" wide>
          Simpan kata sandi
        </SubmitButton>
      </ReplyForm>
    </AccountPage>
  )
}
