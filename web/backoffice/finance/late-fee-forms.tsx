import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

/** Adds a row to the table of late fees. */
export function NewRateForm({ today, reply }: { today: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent="save"
      draft={{ record: 'denda' }}
      className="grid gap-3 sm:grid-cols-3"
    >
      <FormField name="from" type="date" label="Mulai tanggal" defaultValue={today} required />
      <FormField
        name="percentPerDay"
        label="Denda per hari (%)"
        hint="Misalnya 0,1. Dengan 0 denda berhenti."
        inputMode="decimal"
        inputClassName="num"
        required
      />
      <FormField
        name="maxPercent"
        label="Paling banyak (%)"
        hint="Dari nilai tagihan, misalnya 5."
        inputMode="decimal"
        inputClassName="num"
        required
      />
      <SubmitButton variant="outlined" className="justify-self-start sm:col-span-3">
        Tambahkan baris
      </SubmitButton>
    </ReplyForm>
  )
}

/** Removes a row that has not begun. */
export function RemoveRateForm({ from, reply }: { from: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="remove" draft={{ record: from }}>
      <input type="hidden" name="from" value={from} />
      <SubmitButton variant="outlined" size="small">
        Hapus
      </SubmitButton>
    </ReplyForm>
  )
}
