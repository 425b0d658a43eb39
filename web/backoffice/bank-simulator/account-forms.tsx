import type { ReactNode } from 'react'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { SimulatorAccountResponse } from './types.ts'

type Props = { account: SimulatorAccountResponse; reply: unknown }

/** Everything that can happen to an account. */
export const AccountForms = ({ account, reply }: Props) => (
  <div className="grid content-start gap-3">
    <div className="flex flex-wrap gap-2">
      {account.isOpen && (
        <Step intent={`pay ${account.id}`} kind="exact" reply={reply}>
          Bayar pas
        </Step>
      )}
      <Step intent={`pay-late ${account.id}`} kind="late" reply={reply}>
        Bayar terlambat
      </Step>
      {account.payments.length > 0 && (
        <Step intent={`repeat ${account.id}`} reply={reply}>
          Ulangi kabar
        </Step>
      )}
      <Step intent={`forge ${account.id}`} reply={reply}>
        Palsukan kabar
      </Step>
    </div>
    {account.isOpen && <OtherAmount account={account} reply={reply} />}
  </div>
)

type StepProps = { intent: string; kind?: string; reply: unknown; children: ReactNode }

function Step({ intent, kind, reply, children }: StepProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent}>
      {kind && <input type="hidden" name="kind" value={kind} />}
      <SubmitButton variant="outlined" size="small">
        {children}
      </SubmitButton>
    </ReplyForm>
  )
}

function OtherAmount({ account, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={`pay-other ${account.id}`}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <input type="hidden" name="kind" value="other" />
      <FormField name="amount" label="Jumlah lain" inputMode="numeric" required />
      <SubmitButton variant="outlined" className="max-sm:w-full">
        Bayar jumlah lain
      </SubmitButton>
    </ReplyForm>
  )
}
