import { formatShort } from '#platform/format.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { priceDescribers } from '../shared/conflict/price-describers.ts'
import type { VariantListRow } from './list-rows.ts'

const formatPrice = (price: VariantListRow['retail']): string => (price ? formatShort(price) : '')
/** Whole rupiah, as the call takes a price. */
const toRupiah = (price: VariantListRow['retail']) => price && Number(price.amount)

const toOpened = ({ retail, business }: VariantListRow) => ({
  values: { retail: toRupiah(retail), business: toRupiah(business) },
})

/** The retail and business prices of a variant. A new price is valid from today. */
export function PriceForm({ variant: stored, reply }: { variant: VariantListRow; reply: unknown }) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={priceDescribers}
      reply={reply}
      intent={`price ${stored.id}`}
      noValidate
      autoComplete="off"
      className="grid content-start gap-3"
    >
      {(variant) => (
        <>
          <h4 className="text-14 font-bold">Harga per {variant.unit}, termasuk PPN</h4>

          <FormField
            name="retail"
            label="Eceran (Rp)"
            inputMode="numeric"
            inputClassName="num"
            defaultValue={formatPrice(variant.retail)}
            required
          />
          <FormField
            name="business"
            label="Bisnis (Rp)"
            optional={!variant.business}
            inputMode="numeric"
            inputClassName="num"
            defaultValue={formatPrice(variant.business)}
          />
          <SubmitButton className="justify-self-start">Simpan harga</SubmitButton>
        </>
      )}
    </EditForm>
  )
}
