import { Link } from 'react-router'
import { ChangedPassword } from '#modules/identity/contract.ts'
import { apiContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readFormData } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { NewPasswordField, PasswordField } from '#web/ui/account-fields.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { DevicesCard, END_OTHERS } from './devices-card.tsx'
import type { Route } from './+types/password.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Ubah kata sandi')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).identity.sessions()

export async function action({ context, request }: Route.ActionArgs) {
  const { identity } = context.get(apiContext)
  const form = await request.formData()
  if (form.get('intent') === END_OTHERS) return identity.endOtherSessions()
  const read = readFormData(form, ChangedPassword)
  if (!read.ok) return read.reply
  try {
    await identity.changePassword({ body: read.value })
  } catch (thrown) {
    return read.refuse(thrown)
  }
  return { changed: true as const }
}

/** A new password for who is signed in, and the devices that the old one opened. */
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
          reply={isFormReply(actionData) ? actionData : undefined}
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
        <Link to="/forgot" className="inline-flex min-h-11 items-center font-semibold">
          Buat kata sandi baru
        </Link>
      </p>
      <DevicesCard
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
