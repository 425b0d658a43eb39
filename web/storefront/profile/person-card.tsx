import { formatPhone } from '#platform/phone.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { OPENED_FIELD } from '#web/form/opened-fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { EmailVerification } from './email-verification.tsx'
import type { Profile } from './types.ts'

type Props = {
  profile: Profile
  /** Whether the e-mail address is known to be theirs. */
  isVerified: boolean
  /** What the page's action returned: `saved`, `proofSent`, or the errors of a form. */
  reply: object | undefined
}

/** Name, phone and e-mail address of the buyer. */
export const PersonCard = ({ profile: { name, phone, email }, isVerified, reply }: Props) => (
  <Card title="Data diri">
    {reply && 'saved' in reply && (
      <Alert severity="success" className="mb-4">
        Perubahan tersimpan.
      </Alert>
    )}
    <ReplyForm
      reply={isFormErrors(reply) ? reply : undefined}
      intent="person"
      className="grid max-w-xl gap-4"
    >
      <input
        type="hidden"
        name={OPENED_FIELD}
        value={
          (isFormErrors(reply) ? reply.values[OPENED_FIELD]?.[0] : undefined) ??
          JSON.stringify({ name, phone })
        }
      />
      <FormField
        name="name"
        label="Nama lengkap"
        defaultValue={name}
        autoComplete="name"
        required
      />
      <FormField
        name="phone"
        label="Nomor ponsel"
        defaultValue={formatPhone(phone)}
        type="tel"
        autoComplete="tel"
        required
      />
      <p className="text-14 text-ink-2">
        Email: {email} {isVerified && <Badge tone="success">Terverifikasi</Badge>}
      </p>
      <div>
        <SubmitButton>Simpan</SubmitButton>
      </div>
    </ReplyForm>
    <EmailVerification sent={reply !== undefined && 'proofSent' in reply} verified={isVerified} />
  </Card>
)
