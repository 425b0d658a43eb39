import { formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { InvoiceReminders } from './types.ts'

type Props = { reminders: InvoiceReminders; reply: unknown }
type Pause = InvoiceReminders['pauses'][number]

/** Sends a reminder of this invoice now; not shown where buyers are not to be reminded of it. */
export function SendForm({ reminders: { blocked, canSend, pauses }, reply }: Props) {
  const fetcher = useActionFetcher()
  if (blocked || pauses.length > 0) return null
  if (!canSend) return <p className="mt-3 text-14 text-ink-2">Hari ini sudah diingatkan.</p>
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="send" className="mt-3">
      <SubmitButton variant="outlined" icon="send" className="max-sm:w-full">
        Kirim pengingat sekarang
      </SubmitButton>
    </ReplyForm>
  )
}

/** The pauses that stop the reminders of this invoice, each with its reason and the way to end it. */
export const Pauses = ({ reminders: { pauses, buyer }, reply }: Props) =>
  pauses.map((pause) => (
    <Alert
      key={pause.scope}
      severity="warning"
      title={pause.scope === 'invoice' ? 'Tagihan ini dijeda' : `Semua tagihan ${buyer} dijeda`}
      action={<ResumeForm pause={pause} reply={reply} />}
    >
      <span className="wrap-anywhere">{pause.reason}</span>
      <span className="num block text-14">
        {pause.by} · {formatDateTime(pause.at)}
      </span>
    </Alert>
  ))

function ResumeForm({ pause: { scope }, reply }: { pause: Pause; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="resume">
      <input type="hidden" name="scope" value={scope} />
      <SubmitButton variant="outlined" size="small">
        Lanjutkan pengingat
      </SubmitButton>
    </ReplyForm>
  )
}

const scopeNames = {
  invoice: () => 'Tagihan ini saja',
  company: (buyer: string) => `Semua tagihan ${buyer}`,
}

/** Stops reminders, because something is disputed; what is stopped already cannot be chosen. */
export function PauseForm({ reminders, reply }: Props) {
  const fetcher = useActionFetcher()
  const { invoiceId, blocked, companyId, buyer, pauses } = reminders
  const scopes = (['invoice', 'company'] as const).filter(
    (scope) =>
      !pauses.some((pause) => pause.scope === scope) && (scope === 'invoice' || companyId !== null),
  )
  if (blocked || scopes.length === 0) return null
  return (
    <Card title="Jeda pengingat">
      <ReplyForm
        key={scopes.join(' ')}
        fetcher={fetcher}
        reply={reply}
        intent="pause"
        draft={{ record: invoiceId }}
        className="grid gap-3"
      >
        <FormField name="scope" label="Yang dijeda" required>
          {(control) => (
            <Select
              {...control}
              defaultValue={control.defaultValue ?? scopes[0]}
              options={scopes.map((value) => ({ value, label: scopeNames[value](buyer) }))}
            />
          )}
        </FormField>
        <FormField name="reason" label="Alasan" hint="Hanya untuk tim." required>
          {(control) => <Textarea {...control} rows={2} maxLength={300} />}
        </FormField>
        <div>
          <SubmitButton variant="outlined" className="max-sm:w-full">
            Jeda pengingat
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
