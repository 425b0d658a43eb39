import { Link } from 'react-router'
import { z } from 'zod'
import { Email } from '#modules/identity/contract.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { AskForLink } from '#web/ui/ask-for-link.tsx'
import { AccountPage } from './account-page.tsx'
import { carriedQuery, onward } from './go-on.ts'
import type { Route } from './+types/forgot.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Lupa kata sandi')

export const loader = ({ url }: Route.LoaderArgs) => ({
  email: url.searchParams.get('email') ?? '',
  carried: carriedQuery(url.searchParams),
})

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ email: Email }))
  if (!read.ok) return read.reply
  const { identity, notifications } = context.get(apiContext)
  const { email } = read.value
  try {
    await identity.requestReset({ body: read.value, query: onward(url) })
  } catch (thrown) {
    return read.refuse(thrown)
  }
  const mails = context.get(shopContext).demo
    ? (await notifications.demoMail({ query: { email } })).results
    : []
  return { sent: email, mails: mails.filter(({ template }) => template === 'identity.reset') }
}

/** Says the same whether anybody has that address. */
export default function Forgot({
  loaderData: { email, carried },
  actionData,
}: Route.ComponentProps) {
  const done = actionData && 'sent' in actionData ? actionData : undefined
  return (
    <AccountPage
      title={done ? 'Buka email Anda' : 'Lupa kata sandi'}
      note={done ? undefined : 'Kami kirim tautan untuk memilih kata sandi baru.'}
    >
      <AskForLink reply={actionData} sent={done} email={email} color="main" />
      <p className="mt-4 text-14">
        Sudah ingat?{' '}
        <Link to={`/login${carried}`} className="inline-flex min-h-11 items-center font-semibold">
          Masuk
        </Link>
      </p>
    </AccountPage>
  )
}
