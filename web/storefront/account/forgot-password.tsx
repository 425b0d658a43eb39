import { Link } from '#web/ui/navigation/link.tsx'
import { z } from 'zod'
import { EmailAddress } from '#modules/people/identity/person-contract.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { RequestLinkForm } from '#web/shared/request-link-form.tsx'
import { AccountPage } from './account-page.tsx'
import { buildReturnToQuery, readReturnTo } from './return-to.ts'
import type { Route } from './+types/forgot-password'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Lupa kata sandi')

export const loader = ({ url }: Route.LoaderArgs) => ({
  email: url.searchParams.get('email') ?? '',
  returnToQuery: buildReturnToQuery(url.searchParams),
})

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ email: EmailAddress }))
  if (!read.ok) return read.reply
  const { identity, notifications } = context.get(apiContext)
  const { email } = read.value
  try {
    await identity.requestReset({ body: read.value, query: readReturnTo(url) })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  const mails = context.get(shopContext).demo
    ? (await notifications.demoMail({ query: { email } })).results
    : []
  return { sent: email, mails: mails.filter(({ template }) => template === 'identity.reset') }
}

/** Says the same whether or not the address has an account. */
export default function ForgotPassword({
  loaderData: { email, returnToQuery },
  actionData,
}: Route.ComponentProps) {
  const result = actionData && 'sent' in actionData ? actionData : undefined
  return (
    <AccountPage
      title={result ? 'Buka email Anda' : 'Lupa kata sandi'}
      note={result ? undefined : 'Kami kirim tautan untuk memilih kata sandi baru.'}
    >
      <RequestLinkForm reply={actionData} sent={result} email={email} color="main" />
      <p className="mt-4 text-14">
        Sudah ingat?{' '}
        <Link
          to={`/login${returnToQuery}`}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Masuk
        </Link>
      </p>
    </AccountPage>
  )
}
