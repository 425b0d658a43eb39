import { formatMonth } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

/** Opens the month that was closed last, with a reason that stays beside it. */
export function ReopenMonthForm({ month, reply }: { month: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title={`Buka lagi ${formatMonth(month)}`}>
      <ReplyForm
        fetcher={fetcher}
        reply={reply}
        intent="reopen"
        draft={{ record: month }}
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <input type="hidden" name="month" value={month} />
        <FormField
          name="reason"
          label="Alasan"
          hint="Angka yang sudah dilaporkan dapat berubah."
          maxLength={500}
          required
        />
        <SubmitButton variant="outlined" className="sm:mt-7">
          Buka lagi
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
