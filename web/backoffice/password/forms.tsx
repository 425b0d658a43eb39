import type { ComponentProps } from 'react'
import { isFormReply } from '#web/form-reply.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DemoMail } from '#web/ui/demo-mail.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'

/** The new password, once: what is typed is shown to nobody, and never sent back. */
export const ChooseForm = ({ reply }: { reply: unknown }) => (
  <ReplyForm reply={isFormReply(reply) ? reply : undefined} className="grid gap-4">
    <FormField
      name="password"
      label="Kata sandi baru"
      type="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={128}
      hint="Paling sedikit 8 huruf."
      required
    />
    <SubmitButton size="large" wide>
      Simpan kata sandi
    </SubmitButton>
  </ReplyForm>
)

type Sent = { sent: string } & ComponentProps<typeof DemoMail>

/** Why a link opens nothing, and what would. */
export const DeadLink = ({ why }: { why: string }) => (
  <>
    <Alert severity="warning" className="mb-4">
      {why} Bila Anda belum pernah memilih kata sandi, minta admin mengirim undangan lagi.
    </Alert>
    <ButtonLink to="/backoffice/sandi" size="large" wide>
      Minta tautan baru
    </ButtonLink>
  </>
)

/** Asks for a link, and says the same whether anybody has that address. */
export function AskForm({ reply, sent }: { reply: unknown; sent: Sent | undefined }) {
  return (
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
        <FormField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={sent?.sent}
          required
        />
        <SubmitButton size="large" wide variant={sent ? 'outlined' : 'filled'}>
          {sent ? 'Kirim ulang tautan' : 'Kirim tautan'}
        </SubmitButton>
      </ReplyForm>
    </>
  )
}
