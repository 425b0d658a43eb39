import { redirect, type MiddlewareFunction } from 'react-router'
import { Credentials } from '#modules/identity/contract.ts'
import { apiContext, doorContext, sessionContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { useShell } from '#web/ui/chrome/data.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { deskPath } from './desk-path.ts'
import type { Route } from './+types/login.ts'

const wantedOf = (request: Request) => deskPath(new URL(request.url).searchParams.get('redirect'))

/** Who is in already has nothing to do at the door. */
const stillOutside: MiddlewareFunction<Response> = ({ context, request }, next) => {
  if (context.get(sessionContext).user?.kind === 'staff') throw redirect(wantedOf(request))
  return next()
}
export const middleware = [stillOutside]

/** Without a loader a move within the browser would not ask the server who is there. */
export const loader = () => null

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Masuk staf')

export async function action({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, Credentials)
  if (!read.ok) return read.reply
  try {
    const tokens = await context.get(apiContext).staffIdentity.signIn({ body: read.value })
    context.get(doorContext).enter(tokens)
  } catch (thrown) {
    return read.refuse(thrown)
  }
  return redirect(wantedOf(request), 303)
}

export default function StaffLogin({ actionData }: Route.ComponentProps) {
  const storeName = useShell()?.storeName ?? ''
  return (
    <main className="on-dark grid min-h-dvh content-center justify-items-center gap-5 bg-tarp-900 px-4 py-10">
      <p className="text-white">
        <Logo name={storeName} />
      </p>
      <div className="w-full max-w-100 rounded-card bg-face p-6 shadow-over [--color-focus:var(--color-tarp-600)] md:p-8">
        <h1>Masuk staf</h1>
        <p className="mt-1 mb-5 text-14 text-ink-2">Meja pesanan, pembayaran, dan pengiriman.</p>
        <ReplyForm
          reply={isFormReply(actionData) ? actionData : undefined}
          intent="sign-in"
          noValidate
          className="grid gap-4"
        >
          <FormField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
          />
          <FormField
            name="password"
            label="Kata sandi"
            type="password"
            autoComplete="current-password"
            required
          />
          <SubmitButton size="large" wide>
            Masuk
          </SubmitButton>
        </ReplyForm>
      </div>
    </main>
  )
}
