import { Alert } from '#web/ui/alert.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

export function ResendForm({
  email,
  reply,
  sent,
}: {
  email: string
  reply: Parameters<typeof ReplyForm>[0]['reply']
  sent: string | undefined
}) {
  return (
    <>
      {sent && (
        <Alert severity="success" className="mb-4">
          Bila {sent} terdaftar dan belum aktif, tautannya sudah kami kirim lagi.
        </Alert>
      )}
      <ReplyForm reply={reply} className="grid gap-4">
        <FormField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <SubmitButton variant="outlined" wide>
          Kirim ulang tautan
        </SubmitButton>
      </ReplyForm>
    </>
  )
}
