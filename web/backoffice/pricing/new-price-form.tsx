import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { priceDescribers } from '../shared/conflict/price-describers.ts'

/** The form shows no price; a stored one for that SKU and day is not overwritten unseen. */
const toOpened = () => ({ values: { price: null } })

/** A price for one SKU, valid from today or from a later day. */
export function NewPriceForm({ reply }: { reply: unknown }) {
  return (
    <EditForm
      record={undefined}
      toOpened={toOpened}
      describers={priceDescribers}
      reply={reply}
      intent="set"
      autoComplete="off"
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_180px_180px_auto]"
    >
      {() => (
        <>
          <FormField name="sku" label="SKU" maxLength={60} required />
          <FormField
            name="price"
            label="Harga (Rp, termasuk PPN)"
            inputMode="numeric"
            inputClassName="num"
            required
          />
          <FormField name="validFrom" label="Berlaku mulai" optional type="date" />
          <SubmitButton className="self-start sm:mt-[27px]">Simpan harga</SubmitButton>
        </>
      )}
    </EditForm>
  )
}
