import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { useActing } from '../parts/use-acting.ts'

/** A price for one SKU, from today or from a day to come. */
export function NewPriceForm({ reply }: { reply: unknown }) {
  const acting = useActing()
  // A form that was taken is emptied; one that was refused keeps what was typed.
  const taken = acting.data && 'done' in (acting.data as object) ? acting.data : undefined
  return (
    <ReplyForm
      key={taken ? JSON.stringify(taken) : ''}
      fetcher={acting}
      reply={reply}
      intent="set"
      autoComplete="off"
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_180px_180px_auto]"
    >
      <FormField name="sku" label="SKU" maxLength={60} required />
      <FormField
        name="price"
        label="Harga (Rp, termasuk PPN)"
        inputMode="numeric"
        inputClassName="num"
        required
      />
      <FormField name="validFrom" label="Berlaku mulai" optional type="date" />
      <SubmitButton busy={acting.state !== 'idle'} className="self-start sm:mt-[27px]">
        Simpan harga
      </SubmitButton>
    </ReplyForm>
  )
}
