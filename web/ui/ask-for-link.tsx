import type { ComponentProps } from 'react'
import { isFormReply } from '#web/form-reply.ts'
import { EmailField } from './account-fields.tsx'
import { Alert } from './alert.tsx'
import { DemoMail } from './demo-mail.tsx'
import { ReplyForm, SubmitButton } from './form.tsx'

type Props = {
  /** What the action answered, where it was refused. */
  reply: unknown
  /** The address it went to, and the letters that a demo shows. */
  sent: ({ sent: string } & ComponentProps<typeof DemoMail>) | undefined
  email?: string
  /** The colour of the first press; asking again is always quieter. */
  color?: ComponentProps<typeof SubmitButton>['color']
}

/** Asks for a link to a new password, and says the same whether anybody has that address. */
export const AskForLink = ({ reply, sent, email, color }: Props) => (
  <>
    {sent && (
      <>
        <Alert severity="success" className="mb-4">
          Bila {sent.sent} terdaftar, tautannya sudah kami kirim. Berlaku 1 jam.
        </Alert>
        <DemoMail mails={sent.mails.slice(0, 1)} />
      </>
    )}
    <ReplyForm reply={isFormReply(reply) ? reply : undefined} className="grid gap-4">
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
