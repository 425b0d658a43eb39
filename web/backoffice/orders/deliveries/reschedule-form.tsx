import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import type { FormErrors } from '#web/form-errors.ts'

/** Moves the delivery of an order to another day and informs its buyer. */
export function RescheduleForm({
  slot,
  windows,
  reply,
}: {
  slot: { date: string; window: string }
  windows: readonly string[]
  reply: FormErrors | undefined
}) {
  return (
    <details open={reply?.values['intent']?.[0] === 'reschedule'}>
      <summary className="btn w-full" data-variant="outlined">
        Jadwal ulang
      </summary>
      <ReplyForm reply={reply} intent="reschedule" className="mt-3 grid gap-3">
        <FormField
          name="date"
          label="Tanggal kirim baru"
          type="date"
          defaultValue={slot.date}
          required
        />
        <FormField name="window" label="Jam tiba" defaultValue={slot.window}>
          {({ required: _required, ...control }) => (
            <Select
              {...control}
              options={windows.map((window) => ({ value: window, label: window }))}
            />
          )}
        </FormField>
        <FormField name="reason" label="Penjelasan" optional hint="Pembeli membacanya di email.">
          {({ required: _required, ...control }) => (
            <Textarea {...control} rows={2} maxLength={300} />
          )}
        </FormField>
        <SubmitButton variant="outlined" name="intent" value="reschedule">
          Simpan jadwal baru
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}
