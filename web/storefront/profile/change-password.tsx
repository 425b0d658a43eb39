import { Link } from '#web/ui/navigation/link.tsx'
import { PasswordChange } from '#modules/people/identity/contract.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { NewPasswordField, PasswordField } from '#web/shared/account-fields.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { SessionsCard, END_OTHER_SESSIONS } from './sessions-card.tsx'
import type { Route } from './+types/change-password'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Ubah kata sandi')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).identity.sessions()

export async function action({ context, request }: Route.ActionArgs) {
  const { identity } = context.get(apiContext)
  const form = await readPostedForm(request)
  if (form.get('intent') === END_OTHER_SESSIONS) return identity.endOtherSessions()
  const read = readFormData(form, PasswordChange)
  if (!read.ok) return read.reply
  try {
    await identity.changePassword({ body: read.value })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return { changed: true as const }
}

/** A new password for a signed-in visitor, which ends the other sessions. */
export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const changed = actionData && 'changed' in actionData
  return (
    <div className="grid gap-4">
      <h1>Ubah kata sandi</h1>
      <Card>
        {changed && (
          <Alert severity="success" className="mb-4">
            Kata sandi sudah diganti. Peranti lain sudah dikeluarkan.
          </Alert>
        )}
        <ReplyForm
          key={String(changed)}
          reply={isFormErrors(actionData) ? actionData : undefined}
          intent="password"
          className="grid max-w-md gap-4"
        >
          <PasswordField name="currentPassword" label="Kata sandi sekarang" />
          <NewPasswordField name="newPassword" />
          <div>
            <SubmitButton>Simpan kata sandi</SubmitButton>
          </div>
        </ReplyForm>
      </Card>
      <p className="text-14">
        Lupa, atau belum punya kata sandi karena masuk dengan Google?{' '}
        <Link to="/forgot" className="inline-flex min-h-11 items-center font-semibold text-link">
          Buat kata sandi baru
        </Link>
      </p>
      <SessionsCard
        sessions={loaderData.results}
        reply={actionData}
        ended={actionData && 'ended' in actionData ? actionData.ended : undefined}
      />
      <p className="text-14 text-ink-2">
        Kami memberi tahu lewat email setiap kali kata sandi diganti.
      </p>
    </div>
  )
}
