import type { z } from 'zod'
import type { StaffAccount } from '#modules/operations/accounts-admin/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import { hasRole, describeRequiredRole, useStaff } from '../shared/staff.ts'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Account = z.output<typeof StaffAccount>

/** The actions that the account's status and the viewer's role allow. */
export function AccountActions({ account, reply }: { account: Account; reply: unknown }) {
  const canAct = hasRole(useStaff(), 'verification')
  return (
    <Card title="Tindakan">
      {!canAct ? (
        <p className="text-14 text-ink-2">{describeRequiredRole('verification')}</p>
      ) : (
        <div className="grid gap-4 text-14">
          {account.status === 'pending_activation' && (
            <ActionButton
              intent="activation"
              label="Kirim ulang tautan aktivasi"
              text="Akun terbuka begitu pemiliknya membuka tautan di emailnya. Tautan berlaku 48 jam."
              reply={reply}
            />
          )}
          {account.status === 'suspended' && (
            <ActionButton
              intent="lift"
              label="Buka penangguhan"
              text="Pembeli dapat masuk seperti biasa, dan kami beri tahu lewat email."
              reply={reply}
            />
          )}
          {account.sessions.length > 0 && (
            <ActionButton
              intent="sign-out"
              label="Keluarkan dari semua peranti"
              text={`${formatQuantity(account.sessions.length)} sesi berakhir pada permintaan berikutnya. Kata sandi tetap sama.`}
              reply={reply}
            />
          )}
          {account.status === 'active' && <SuspendForm reply={reply} />}
        </div>
      )}
    </Card>
  )
}

/** Suspending needs a reason, which the buyer receives by e-mail. */
function SuspendForm({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  const currentReply = fetcher.data ?? reply
  const isRefused = isFormErrors(currentReply) && currentReply.values['intent']?.[0] === 'suspend'
  return (
    <details open={isRefused}>
      <summary className="btn w-full" data-variant="outlined" data-color="danger">
        Tangguhkan akun
      </summary>
      <ReplyForm fetcher={fetcher} reply={reply} intent="suspend" className="mt-3 grid gap-3">
        <FormField
          name="reason"
          label="Alasan"
          hint="Pembeli membacanya di emailnya. Semua sesinya berakhir."
          required
        >
          {(control) => <Textarea {...control} rows={2} maxLength={300} />}
        </FormField>
        <SubmitButton color="danger">Ya, tangguhkan</SubmitButton>
      </ReplyForm>
    </details>
  )
}
