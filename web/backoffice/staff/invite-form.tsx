import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { RolesField } from './roles-field.tsx'

/** Invites a new member of staff, who chooses a password through the e-mailed link. */
export function InviteForm({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Undang staf">
      <ReplyForm
        fetcher={fetcher}
        reply={reply}
        intent="invite"
        autoComplete="off"
        className="grid gap-4"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField name="name" label="Nama" maxLength={100} required />
          <FormField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            hint="Tautan untuk memilih kata sandi dikirim ke sini, berlaku 48 jam."
            required
          />
        </div>
        <RolesField />
        <div>
          <SubmitButton color="main">Kirim undangan</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
