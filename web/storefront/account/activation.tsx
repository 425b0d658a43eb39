import { z } from 'zod'
import { EmailAddress } from '#modules/people/identity/person-contract.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { toOwnPath } from '#web/access.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { readReturnTo } from './return-to.ts'
import { DemoEmail } from '#web/shared/demo-email.tsx'
import { ResendForm } from './resend-form.tsx'
import type { Route } from './+types/activation.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Aktivasi akun')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams
  const token = query.get('token')
  const redirectTo = toOwnPath(query.get('redirect'))
  if (token) {
    const activation = await openActivationLink(context, token)
    // A visitor who came from a cart continues there, also when the link does not say so.
    const { count } = await context.get(apiContext).cart.show()
    return {
      step: 'opened' as const,
      redirectTo: redirectTo === '/' && count > 0 ? '/checkout' : redirectTo,
      ...activation,
    }
  }
  const email = EmailAddress.safeParse(query.get('email')).data ?? ''
  const { demo } = context.get(shopContext)
  const mails =
    demo && email
      ? (await context.get(apiContext).notifications.demoMail({ query: { email } })).results
      : []
  return { step: 'waiting' as const, redirectTo, email, mails, notYet: query.has('belum') }
}

const NOT_ACTIVATED = { email: '', name: '', needsPassword: false }

async function openActivationLink(context: Route.LoaderArgs['context'], token: string) {
  try {
    const activated = await context.get(apiContext).identity.activate({ token })
    return { ...activated, refusal: undefined }
  } catch (thrown) {
    if (isCallError(thrown))
      return { ...NOT_ACTIVATED, refusal: { code: thrown.code, message: thrown.message } }
    // An unknown token gets the same page as an expired one.
    if (thrown instanceof Response && thrown.status === 404)
      return {
        ...NOT_ACTIVATED,
        refusal: {
          code: 'activation.dead',
          message: 'Tautan ini tidak berlaku. Minta tautan baru di bawah.',
        },
      }
    throw thrown
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ email: EmailAddress }))
  if (!read.ok) return read.reply
  try {
    await context.get(apiContext).identity.resendActivation({
      body: read.value,
      query: readReturnTo(url),
    })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return { sent: read.value.email }
}

export default function Activation({ loaderData, actionData }: Route.ComponentProps) {
  const returnQuery = loaderData.redirectTo === '/' ? {} : { redirect: loaderData.redirectTo }
  const signIn = (email: string) =>
    `/login?${new URLSearchParams({ ...(email ? { email } : {}), ...returnQuery })}`
  const reply = isFormErrors(actionData) ? actionData : undefined
  if (loaderData.step === 'opened' && !loaderData.refusal)
    return (
      <AccountPage title="Akun aktif" note={`Selamat datang, ${loaderData.name}.`}>
        {loaderData.needsPassword ? (
          <>
            <Alert severity="warning" className="mb-4">
              Email ini didaftarkan lebih dari sekali. Demi keamanan, tidak satu pun kata sandi dari
              pendaftaran itu berlaku. Buat kata sandi Anda sendiri.
            </Alert>
            <ButtonLink
              to={`/forgot?${new URLSearchParams({ email: loaderData.email, ...returnQuery })}`}
              color="main"
              size="large"
              wide
            >
              Buat kata sandi
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={signIn(loaderData.email)} color="main" size="large" wide>
            Masuk
          </ButtonLink>
        )}
      </AccountPage>
    )
  if (loaderData.step === 'opened')
    return (
      <AccountPage
        title={
          loaderData.refusal?.code === 'activation.used'
            ? 'Akun sudah aktif'
            : 'Tautan tidak bisa dibuka'
        }
      >
        <Alert
          severity={loaderData.refusal?.code === 'activation.used' ? 'success' : 'warning'}
          className="mb-4"
        >
          {loaderData.refusal?.message}
        </Alert>
        {loaderData.refusal?.code === 'activation.used' ? (
          <ButtonLink to={signIn('')} color="main" size="large" wide>
            Masuk
          </ButtonLink>
        ) : (
          <ResendForm
            email=""
            reply={reply}
            sent={actionData && 'sent' in actionData ? actionData.sent : undefined}
          />
        )}
      </AccountPage>
    )
  return (
    <AccountPage
      title="Buka email Anda"
      note={
        loaderData.email
          ? `Kami mengirim tautan aktivasi ke ${loaderData.email}.`
          : 'Kami mengirim tautan aktivasi ke email Anda.'
      }
    >
      {loaderData.notYet && (
        <Alert severity="warning" className="mb-4">
          Akun ini belum aktif. Buka tautan di email itu dulu, baru masuk.
        </Alert>
      )}
      <DemoEmail mails={loaderData.mails} />
      <p className="mb-4 text-14 text-ink-2">
        Belum sampai? Periksa folder spam, atau minta dikirim lagi.
      </p>
      <ResendForm
        email={loaderData.email}
        reply={reply}
        sent={actionData && 'sent' in actionData ? actionData.sent : undefined}
      />
    </AccountPage>
  )
}
