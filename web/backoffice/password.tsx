import { Link } from 'react-router'
import { z } from 'zod'
import { Email, NewPassword } from '#modules/identity/contract.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { DEAD_LINK, deadLink } from '#web/dead-link.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { AskForLink } from '#web/ui/ask-for-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DoorPage } from './door-page.tsx'
import { ChooseForm, DeadLink } from './password/forms.tsx'
import type { Route } from './+types/password.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Kata sandi staf')

/** A link that opens nothing is told before a password is thought of. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (token === null) return { hasToken: false, dead: undefined }
  if (token === '') return { hasToken: true, dead: DEAD_LINK }
  try {
    await context.get(apiContext).staffPasswords.link({ token })
    return { hasToken: true, dead: undefined }
  } catch (thrown) {
    const dead = deadLink(thrown, 'staff_link.')
    if (!dead) throw thrown
    return { hasToken: true, dead }
  }
}

export async function action(args: Route.ActionArgs) {
  const token = args.url.searchParams.get('token')
  return token === null ? ask(args) : choose(args, token)
}

async function choose({ context, request }: Route.ActionArgs, token: string) {
  const read = await readForm(request, z.object({ password: NewPassword }))
  if (!read.ok) return read.reply
  try {
    const body = { token, password: read.value.password }
    return { chosen: (await context.get(apiContext).staffPasswords.choose({ body })).email }
  } catch (thrown) {
    const dead = deadLink(thrown, 'staff_link.')
    return dead ? { dead } : read.refuse(thrown)
  }
}

async function ask({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ email: Email }))
  if (!read.ok) return read.reply
  const { staffPasswords, notifications } = context.get(apiContext)
  try {
    await staffPasswords.requestLink({ body: read.value })
  } catch (thrown) {
    return read.refuse(thrown)
  }
  const { email } = read.value
  const mails = context.get(shopContext).demo
    ? (await notifications.demoMail({ query: { email } })).results
    : []
  return { sent: email, mails: mails.filter(({ template }) => template === 'staff.reset') }
}

/** Where the link of a mail to staff leads: a password is chosen, or a link for one asked for. */
export default function StaffPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'chosen' in actionData)
    return (
      <DoorPage
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
      </DoorPage>
    )
  const dead = actionData && 'dead' in actionData ? actionData.dead : loaderData.dead
  if (loaderData.hasToken && !dead)
    return (
      <DoorPage title="Pilih kata sandi" note="Yang belum pernah dipakai di tempat lain.">
        <ChooseForm reply={actionData} />
      </DoorPage>
    )
  const sent = actionData && 'sent' in actionData ? actionData : undefined
  return (
    <DoorPage
      title={dead ? 'Tautan tidak bisa dibuka' : sent ? 'Buka email Anda' : 'Lupa kata sandi'}
    >
      {dead ? <DeadLink why={dead} /> : <AskForLink reply={actionData} sent={sent} />}
      <p className="mt-2 text-14">
        <Link
          to="/backoffice/login"
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Masuk
        </Link>
      </p>
    </DoorPage>
  )
}
