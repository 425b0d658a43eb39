import { isFormErrors } from '#web/form-errors.ts'
import { NewPasswordField } from '#web/shared/account-fields.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

/** Asks for the new password once. It is never echoed back. */
export const ChoosePasswordForm = ({ reply }: { reply: unknown }) => (
  <ReplyForm reply={isFormErrors(reply) ? reply : undefined} className="grid gap-4">
    <NewPasswordField />
    <SubmitButton size="large" wide>
      Simpan kata sandi
    </SubmitButton>
  </ReplyForm>
)

/** Why a link is not valid, and the way to a new one. */
export const ExpiredLink = ({ reason }: { reason: string }) => (
  <>
    <Alert severity="warning" className="mb-4">
      {reason} Bila Anda belum pernah memilih kata sandi, minta admin mengirim undangan lagi.
    </Alert>
    <ButtonLink to="/backoffice/sandi" size="large" wide>
      Minta tautan baru
    </ButtonLink>
  </>
)
