import type { z } from 'zod'
import type { StaffAccount } from '#modules/accounts-desk/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { isFormReply } from '#web/form-reply.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { OneStep } from '../parts/one-step.tsx'
import { mayDo, onlyFor, useStaff } from '../staff.ts'
import { useActing } from '../parts/use-acting.ts'

type Account = z.output<typeof StaffAccount>

/** What the desk can do with an account as it is now, and why not the rest. */
export function AccountActions({ account, reply }: { account: Account; reply: unknown }) {
  const may = mayDo(useStaff(), 'verification')
  return (
    <Card title="Tindakan">
      {!may ? (
        <p className="text-14 text-ink-2">{onlyFor('verification')}</p>
      ) : (
        <div className="grid gap-4 text-14">
          {account.status === 'pending_activation' && (
            <OneStep
              intent="activation"
              label="Kirim ulang tautan aktivasi"
              text="Akun terbuka begitu pemiliknya membuka tautan di emailnya. Tautan berlaku 48 jam."
              reply={reply}
            />
          )}
          {account.status === 'suspended' && (
            <OneStep
              intent="lift"
              label="Buka penangguhan"
              text="Pembeli dapat masuk seperti biasa, dan kami beri tahu lewat email."
              reply={reply}
            />
          )}
          {account.sessions.length > 0 && (
            <OneStep
              intent="sign-out"
              label="Keluarkan dari semua peranti"
              text={`${formatQuantity(account.sessions.length)} sesi berakhir pada permintaan berikutnya. Kata sandi tetap sama.`}
              reply={reply}
            />
          )}
          {account.status === 'active' && <Suspension reply={reply} />}
        </div>
      )}
    </Card>
  )
}

/** Closing an account asks for a reason first: its owner reads it. */
function Suspension({ reply }: { reply: unknown }) {
  const acting = useActing()
  const answer = acting.data ?? reply
  const refused = isFormReply(answer) && answer.values['intent']?.[0] === 'suspend'
  return (
    <details open={refused}>
      <summary className="btn w-full" data-variant="outlined" data-color="danger">
        Tangguhkan akun
      </summary>
      <ReplyForm fetcher={acting} reply={reply} intent="suspend" className="mt-3 grid gap-3">
        <FormField
          name="reason"
          label="Alasan"
          hint="Pembeli membacanya di emailnya. Semua sesinya berakhir."
          required
        >
          {(control) => <Textarea {...control} rows={2} maxLength={300} />}
        </FormField>
        <SubmitButton color="danger" busy={acting.state !== 'idle'}>
          Ya, tangguhkan
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}
