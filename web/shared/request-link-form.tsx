import type { ComponentProps } from 'react'
import { isFormErrors } from '#web/form-errors.ts'
import { EmailField } from './account-fields.tsx'
import { Alert } from '../ui/alert.tsx'
import { DemoEmail } from './demo-email.tsx'
import { ReplyForm, SubmitButton } from '../ui/forms/form.tsx'

type Props = {
  /** The action's reply, where it refused the form. */
  reply: unknown
  /** The address that the link was sent to, and the e-mails that a demo shows. */
  sent: ({ sent: string } & ComponentProps<typeof DemoEmail>) | undefined
  email?: string
  /** The colour of the first button; sending again is always quieter. */
  color?: ComponentProps<typeof SubmitButton>['color']
}

/** Requests a link by e-mail. Says the same whether or not the address has an account. */
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
