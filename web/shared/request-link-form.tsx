import type { ComponentProps } from 'react'
import { isFormErrors } from '#web/form-errors.ts'
import { EmailField } from './account-fields.tsx'
import { Alert } from '../ui/alert.tsx'
import { DemoEmail } from './demo-email.tsx'
import { ReplyForm, SubmitButton } from '../ui/form.tsx'

type Props = {
  /** What the action answered, where it was refused. */
  reply: unknown
  /** The address it went to, and the letters that a demo shows. */
  sent: ({ sent: string } & ComponentProps<typeof DemoEmail>) | undefined
  email?: string
  /** The colour of the first press; asking again is always quieter. */
  color?: ComponentProps<typeof SubmitButton>['color']
}

/** Asks for a link to a new password, and says the same whether anybody has that address. */
export const RequestLinkForm = ({ reply, sent, email, color }: Props) => (
  <>
    {sent && (
      <>
        <Alert severity="success" className="mb-4">
          Bila {sent.sent} terdaftar, tautannya sudah kami kirim. Berlaku 1 jam.
        </Alert>
        <DemoEmail mails={sent.mails.slice(0, 1)} />
      </>
    )}
    <ReplyForm reply={isFormErrors(reply) ? reply : undefined} className="grid gap-4">
      <EmailField defaultValue={sent?.sent ?? email} />
      <SubmitButton
        color={sent ? 'primary' : color}
        variant={sent ? 'outlined' : 'filled'}
        size="large"
        wide
      >
        {sent ? 'Kirim ulang tautan' : 'Kirim tautan'}
      </SubmitButton>
    </ReplyForm>
  </>
)
