import { moneyFromJson } from '#platform/money.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { TreatmentField } from './treatment-field.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { UnmatchedPaymentResponse } from './types.ts'

/** What finance does about money that waits: take it, where that is possible, or write down that it went back. */
export function MoneyForms({ row, reply }: { row: UnmatchedPaymentResponse; reply: unknown }) {
  const accepting = useActionFetcher()
  const returning = useActionFetcher()
  return (
    <div className="grid content-start gap-3">
      {row.canAccept && (
        <ReplyForm
          fetcher={accepting}
          reply={reply}
          intent={`accept ${row.id}`}
          className="grid gap-2"
        >
          {row.verdict === 'wrong_amount' && (
            <>
              <TreatmentField of={describeDifference(row)} />
              <FormField
                name="note"
                label="Alasan"
                hint="Hanya untuk staf."
                required
                maxLength={300}
              />
            </>
          )}
          <SubmitButton color="main" className="max-sm:w-full">
            Terima sebagai pembayaran
          </SubmitButton>
        </ReplyForm>
      )}
      <ReplyForm
        fetcher={returning}
        reply={reply}
        intent={`return ${row.id}`}
        className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <FormField name="reference" label="Nomor referensi pengembalian" required maxLength={80} />
        <SubmitButton variant="outlined" className="max-sm:w-full">
          Sudah dikembalikan
        </SubmitButton>
      </ReplyForm>
    </div>
  )
}

function describeDifference({ received, expected }: UnmatchedPaymentResponse) {
  if (!received || !expected) return undefined
  return moneyFromJson(received) > moneyFromJson(expected) ? 'more' : 'less'
}
