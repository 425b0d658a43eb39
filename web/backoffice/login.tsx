import { Link, redirect, type MiddlewareFunction } from 'react-router'
import { Credentials } from '#modules/identity/contract.ts'
import { apiContext, doorContext, sessionContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readForm } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { EmailField, PasswordField } from '#web/ui/account-fields.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { deskPath } from './desk-path.ts'
import { DoorPage } from './door-page.tsx'
import type { Route } from './+types/login.ts'

const wantedOf = (request: Request) => deskPath(new URL(request.url).searchParams.get('redirect'))

/** Who is in already has nothing to do at the door. */
const stillOutside: MiddlewareFunction<Response> = ({ context, request }, next) => {
  if (context.get(sessionContext).user?.kind === 'staff') throw redirect(wantedOf(request))
  return next()
}
export const middleware = [stillOutside]

/** Without a loader a move within the browser would not ask the server who is there. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  email: url.searchParams.get('email') ?? '',
})

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

export default function StaffLogin({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <DoorPage title="Masuk staf" note="Meja pesanan, pembayaran, dan pengiriman.">
      <ReplyForm
        reply={isFormReply(actionData) ? actionData : undefined}
        intent="sign-in"
        noValidate
        className="grid gap-4"
      >
        <EmailField defaultValue={email} />
        <PasswordField />
        <SubmitButton size="large" wide>
          Masuk
        </SubmitButton>
      </ReplyForm>
      <p className="mt-2 text-14">
        <Link
          to="/backoffice/sandi"
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Lupa kata sandi?
        </Link>
      </p>
    </DoorPage>
  )
}
