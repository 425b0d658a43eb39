import { z } from 'zod'
import { Email } from '#modules/identity/contract.ts'
import { isCallFailed } from '#platform/contract/failure.ts'
import { ownPath } from '#web/access.ts'
import { apiContext, shopContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { AccountPage } from './account-page.tsx'
import { onward } from './go-on.ts'
import { DemoMail } from '#web/ui/demo-mail.tsx'
import type { Route } from './+types/activation.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Aktivasi akun')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams
  const token = query.get('token')
  const redirectTo = ownPath(query.get('redirect'))
  if (token) {
    const opened = await open(context, token)
    // Whoever came from a cart goes on with it, also when the link itself knew nothing of it.
    const { count } = await context.get(apiContext).cart.show()
    return {
      step: 'opened' as const,
      redirectTo: redirectTo === '/' && count > 0 ? '/checkout' : redirectTo,
      ...opened,
    }
  }
  const email = Email.safeParse(query.get('email')).data ?? ''
  const { demo } = context.get(shopContext)
  const mails =
    demo && email
      ? (await context.get(apiContext).notifications.demoMail({ query: { email } })).results
      : []
  return { step: 'waiting' as const, redirectTo, email, mails, notYet: query.has('belum') }
}

async function open(context: Route.LoaderArgs['context'], token: string) {
  try {
    const { email, name } = await context.get(apiContext).identity.activate({ token })
    return { email, name, refusal: undefined }
  } catch (thrown) {
    if (isCallFailed(thrown))
      return { email: '', name: '', refusal: { code: thrown.code, message: thrown.message } }
    // An address that never was: the same page as for one that is no longer.
    if (thrown instanceof Response && thrown.status === 404)
      return {
        email: '',
        name: '',
        refusal: {
          code: 'activation.dead',
          message: 'Tautan ini tidak berlaku. Minta tautan baru di bawah.',
        },
      }
    throw thrown
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const read = await readForm(request, z.object({ email: Email }))
  if (!read.ok) return read.reply
  try {
    await context.get(apiContext).identity.resendActivation({
      body: read.value,
      query: onward(url),
    })
  } catch (thrown) {
    return read.refuse(thrown)
  }
  return { sent: read.value.email }
}

export default function Activation({ loaderData, actionData }: Route.ComponentProps) {
  const back = loaderData.redirectTo === '/' ? {} : { redirect: loaderData.redirectTo }
  const signIn = (email: string) =>
    `/login?${new URLSearchParams({ ...(email ? { email } : {}), ...back })}`
  const reply = isFormReply(actionData) ? actionData : undefined
  if (loaderData.step === 'opened' && !loaderData.refusal)
    return (
      <AccountPage title="Akun aktif" note={`Selamat datang, ${loaderData.name}.`}>
        <ButtonLink to={signIn(loaderData.email)} color="main" size="large" wide>
          Masuk
        </ButtonLink>
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
          <Resend
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
      <DemoMail mails={loaderData.mails} />
      <p className="mb-4 text-14 text-ink-2">
        Belum sampai? Periksa folder spam, atau minta dikirim lagi.
      </p>
      <Resend
        email={loaderData.email}
        reply={reply}
        sent={actionData && 'sent' in actionData ? actionData.sent : undefined}
      />
    </AccountPage>
  )
}

function Resend({
  email,
  reply,
  sent,
}: {
  email: string
  reply: Parameters<typeof ReplyForm>[0]['reply']
  sent: string | undefined
}) {
  return (
    <>
      {sent && (
        <Alert severity="success" className="mb-4">
          Bila {sent} terdaftar dan belum aktif, tautannya sudah kami kirim lagi.
        </Alert>
      )}
      <ReplyForm reply={reply} className="grid gap-4">
        <FormField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <SubmitButton variant="outlined" wide>
          Kirim ulang tautan
        </SubmitButton>
      </ReplyForm>
    </>
  )
}
